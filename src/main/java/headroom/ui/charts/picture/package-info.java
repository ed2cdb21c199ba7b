/** Pictures painted off the JavaFX thread and shown together in one frame. */
@NullMarked
package headroom.ui.charts.picture;

import org.jspecify.annotations.NullMarked;
