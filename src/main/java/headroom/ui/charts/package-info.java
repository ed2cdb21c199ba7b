/** The charts of a tab in their grid, and one of them enlarged. */
@NullMarked
package headroom.ui.charts;

import org.jspecify.annotations.NullMarked;
