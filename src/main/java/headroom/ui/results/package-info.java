/** Headline tiles, checks with their margins, and the binding constraint in words. */
@NullMarked
package headroom.ui.results;

import org.jspecify.annotations.NullMarked;
