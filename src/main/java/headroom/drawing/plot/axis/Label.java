package headroom.drawing.plot.axis;

import java.awt.Color;

/**
 * A name for something at a place on an axis.
 *
 * @param strong whether it is set in the heavier face, as the names of series are
 * @param right whether {@code at} is on the right-hand axis
 */
public record Label(String text, Color colour, boolean strong, boolean right, double at) {}
