/** Work that takes longer than a frame. */
@NullMarked
package headroom.ui.background;

import org.jspecify.annotations.NullMarked;
