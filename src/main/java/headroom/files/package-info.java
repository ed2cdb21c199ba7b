/**
 * What is kept in files: scenarios, presets, guide texts, and the answers that scripts read as JSON. Reading is strict,
 * every refusal is one sentence, and writing is atomic.
 */
@NullMarked
package headroom.files;

import org.jspecify.annotations.NullMarked;
