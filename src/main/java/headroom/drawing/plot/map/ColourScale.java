package headroom.drawing.plot.map;

import headroom.drawing.Palette;
import java.awt.Color;

/**
 * The colours of a map from its least value to its greatest, from the palette's softest accent to one as strong as its
 * text. Equal steps look equal, and lightness alone tells them apart: mixed in Oklab, Björn Ottosson, A perceptual color
 * space for image processing, 2020.
 */
final class ColourScale {

    private static final int STEPS = 256;

    private final int[] colours = new int[STEPS];

    ColourScale(Palette palette) {
        double[] least = oklab(palette.accentSoft());
        double[] greatest = mixed(oklab(palette.accent()), oklab(palette.text()), 0.55);
        for (int i = 0; i < STEPS; i++) {
            colours[i] = rgb(mixed(least, greatest, i / (STEPS - 1.0)));
        }
    }

    /** The opaque colour, as red, green and blue in a number, of a share from 0 to 1. */
    int at(double share) {
        return colours[(int) Math.round(Math.clamp(share, 0, 1) * (STEPS - 1))];
    }

    /** The lightness of a colour, from 0 to 1. */
    static double lightness(int rgb) {
        return oklab(new Color(rgb))[0];
    }

    private static double[] mixed(double[] from, double[] to, double share) {
        double[] mixed = new double[from.length];
        for (int i = 0; i < from.length; i++) {
            mixed[i] = from[i] + (to[i] - from[i]) * share;
        }
        return mixed;
    }

    private static double[] oklab(Color colour) {
        double red = linear(colour.getRed());
        double green = linear(colour.getGreen());
        double blue = linear(colour.getBlue());
        double l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
        double m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
        double s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
        return new double[]{0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
    }

    private static int rgb(double[] lab) {
        double l = cubed(lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2]);
        double m = cubed(lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2]);
        double s = cubed(lab[0] - 0.0894841775 * lab[1] - 1.2914855480 * lab[2]);
        return new Color(encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)).getRGB();
    }

    private static double cubed(double root) {
        return root * root * root;
    }

    private static double linear(int encoded) {
        double share = encoded / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static int encoded(double linear) {
        double inside = Math.clamp(linear, 0, 1);
        double share = inside <= 0.0031308 ? 12.92 * inside : 1.055 * Math.pow(inside, 1 / 2.4) - 0.055;
        return (int) Math.round(share * 255);
    }
}
