/** Maps: an estimate over two assumptions, and the lines at which checks flip. */
@NullMarked
package headroom.drawing.plot.map;

import org.jspecify.annotations.NullMarked;
