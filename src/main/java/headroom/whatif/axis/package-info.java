/** Round numbers and ticks of axes: which ones, and how they are written. Without a chart, and without ink. */
@NullMarked
package headroom.whatif.axis;

import org.jspecify.annotations.NullMarked;
