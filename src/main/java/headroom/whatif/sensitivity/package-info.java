/** What matters most: each assumption moved by itself, and what becomes of an answer. */
@NullMarked
package headroom.whatif.sensitivity;

import org.jspecify.annotations.NullMarked;
