/** What lies over the window for a while: an enlarged chart, the export dialogue. */
@NullMarked
package headroom.ui.overlay;

import org.jspecify.annotations.NullMarked;
