/** Charts: from a specification and its numbers to a JFreeChart, painted on any {@code Graphics2D}. */
@NullMarked
package headroom.drawing.plot;

import org.jspecify.annotations.NullMarked;
