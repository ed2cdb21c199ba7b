/** Saving and copying: pictures, numbers and scenarios, into files and to the clipboard. */
@NullMarked
package headroom.ui.export;

import org.jspecify.annotations.NullMarked;
