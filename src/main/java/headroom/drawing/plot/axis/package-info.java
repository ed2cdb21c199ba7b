/** Axes, keys and names: what is written around the data of a plot, and the inks and letters of all of it. */
@NullMarked
package headroom.drawing.plot.axis;

import org.jspecify.annotations.NullMarked;
