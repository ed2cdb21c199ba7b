/** Problem files that are open in the window: followed while they are edited, with their mistakes. */
@NullMarked
package headroom.ui.tab.source;

import org.jspecify.annotations.NullMarked;
