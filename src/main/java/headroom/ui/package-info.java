/** The window as the program opens it, and pictures of it. */
@NullMarked
package headroom.ui;

import org.jspecify.annotations.NullMarked;
