/**
 * Controls that the window is built from again and again, each with its id, its name and its words set in one place.
 */
@NullMarked
package headroom.ui.controls;

import org.jspecify.annotations.NullMarked;
