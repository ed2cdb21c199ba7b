/** Scenarios side by side, and the map of a number over two assumptions. */
@NullMarked
package headroom.ui.questions;

import org.jspecify.annotations.NullMarked;
