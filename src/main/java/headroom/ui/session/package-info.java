/** The window's session: saved while a person works, put back when the program starts again. */
@NullMarked
package headroom.ui.session;

import org.jspecify.annotations.NullMarked;
