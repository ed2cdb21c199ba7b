/** Copying pictures, numbers and scenarios to the clipboard, and pasting a scenario from it. */
@NullMarked
package headroom.ui.copy;

import org.jspecify.annotations.NullMarked;
