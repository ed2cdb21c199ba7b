/** The window as a whole: the tabs, the bar above them, the status line below, and how a change reaches every view. */
@NullMarked
package headroom.ui.window;

import org.jspecify.annotations.NullMarked;
