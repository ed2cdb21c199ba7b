/** The entry: the window without arguments, the command line with. */
@NullMarked
package headroom;

import org.jspecify.annotations.NullMarked;
