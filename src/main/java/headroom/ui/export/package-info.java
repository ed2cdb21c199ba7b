/** Saving pictures of a scenario: what, as which kind of file, in which theme, and where. */
@NullMarked
package headroom.ui.export;

import org.jspecify.annotations.NullMarked;
