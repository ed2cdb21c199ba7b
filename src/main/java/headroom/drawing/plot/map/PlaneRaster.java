package headroom.drawing.plot.map;

import headroom.drawing.Palette;
import headroom.model.Check;
import headroom.whatif.Column;
import headroom.whatif.Plane;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.List;

/** The colours of a plane, a pixel at a time: each has those of the place that is nearest to it. */
final class PlaneRaster {

    /** From one line of a hatching to the next, in pixels at scale 1. */
    private static final double HATCH = 8;
    private static final double HATCH_WIDTH = 1.1;

    private final Plane plane;
    private final PlaneFrame frame;
    private final ValueScale scale;
    private final ColourScale colours;
    private final List<Check> flipping;
    private final Palette palette;
    private final int absent;
    private final int gap;

    /**
     * The colours of a plane.
     *
     * @param flipping the checks whose failing side is hatched
     */
    PlaneRaster(Plane plane, PlaneFrame frame, ValueScale scale, ColourScale colours, List<Check> flipping,
            Palette palette) {
        this.plane = plane;
        this.frame = frame;
        this.scale = scale;
        this.colours = colours;
        this.flipping = flipping;
        this.palette = palette;
        this.absent = palette.background().getRGB();
        this.gap = Palette.mixed(palette.muted(), palette.background(), 0.45).getRGB();
    }

    /** The picture at so many pixels for each of the frame's. */
    BufferedImage at(double pixels) {
        int width = Math.max(1, (int) Math.round(frame.data().getWidth() * pixels));
        int height = Math.max(1, (int) Math.round(frame.data().getHeight() * pixels));
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        int[] across = new int[width];
        for (int x = 0; x < width; x++) {
            across[x] = frame.across(frame.data().getMinX() + (x + 0.5) / pixels);
        }
        int[] row = new int[width];
        for (int y = 0; y < height; y++) {
            int up = frame.up(frame.data().getMinY() + (y + 0.5) / pixels);
            Column values = plane.values().get(up);
            boolean[] failing = failing(up);
            for (int x = 0; x < width; x++) {
                row[x] = colour(values.at(across[x]), failing[across[x]], x / pixels, y / pixels);
            }
            image.setRGB(0, y, width, 1, row, 0, width);
        }
        return image;
    }

    private boolean[] failing(int up) {
        boolean[] failing = new boolean[frame.xs().size()];
        for (Check check : flipping) {
            Column margins = plane.margins(check).get(up);
            for (int i = 0; i < failing.length; i++) {
                failing[i] |= margins.has(i) && !Check.passes(margins.at(i));
            }
        }
        return failing;
    }

    private int colour(double value, boolean failing, double x, double y) {
        double rising = Math.floorMod((int) Math.floor((x + y) * 16), (int) (HATCH * 16)) / 16.0;
        if (Double.isNaN(value)) {
            double falling = Math.floorMod((int) Math.floor((x - y) * 16), (int) (HATCH * 16)) / 16.0;
            boolean line = rising < HATCH_WIDTH || falling < HATCH_WIDTH;
            return line ? gap : absent;
        }
        int plain = colours.at(scale.share(value));
        if (!failing || rising >= 2 * HATCH_WIDTH) {
            return plain;
        }
        // A light line beside each red one, so that the hatching shows on every colour and to every eye.
        Color under = new Color(plain);
        return (rising < HATCH_WIDTH ? Palette.mixed(palette.bad(), under, 0.65)
                : Palette.mixed(palette.card(), under, 0.4)).getRGB();
    }
}
