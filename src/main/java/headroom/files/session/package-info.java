/** The session: what was open in the window, written while a person works and read at the next start. */
@NullMarked
package headroom.files.session;

import org.jspecify.annotations.NullMarked;
