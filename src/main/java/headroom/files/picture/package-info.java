/** Scenarios that pictures and summaries carry, found in PNG, SVG, PDF and Markdown. */
@NullMarked
package headroom.files.picture;

import org.jspecify.annotations.NullMarked;
