package headroom.drawing;

import java.awt.Color;
import java.util.List;

/**
 * The colours of a theme. The style sheets of the window name the same values; a test holds the two together.
 *
 * @param background the window behind the cards
 * @param card panels, tiles, charts; opaque, so that text on it stays sharp
 * @param muted labels, axes and units
 * @param grid chart grid and slider tracks
 * @param accentSoft groups in the diagram
 * @param badSoft failed checks and failed parts
 * @param series the series colours, as many as scenarios are compared, told apart by colour-blind people too
 */
public record Palette(Color background, Color card, Color text, Color muted, Color border, Color grid, Color accent,
        Color accentSoft, Color ok, Color warn, Color bad, Color badSoft, List<Color> series) {

    /** Dark ink on white cards. */
    public static final Palette LIGHT = new Palette(hex("#f5f6f8"), hex("#ffffff"), hex("#1b1f24"), hex("#5c6675"),
            hex("#e1e4e9"), hex("#eceef2"), hex("#2f6feb"), hex("#e8f0fe"), hex("#1a7f4b"), hex("#9a6700"),
            hex("#c62828"),
            hex("#fdecea"), List.of(hex("#1f6fc4"), hex("#c04f00"), hex("#007a40"), hex("#4b2a8c"),
                    hex("#9c2f6b"), hex("#14171c")));

    /** Light ink on dark cards. */
    public static final Palette DARK = new Palette(hex("#0f1318"), hex("#171c23"), hex("#e6eaf0"), hex("#8d97a5"),
            hex("#29303a"), hex("#222831"), hex("#5b95ff"), hex("#1b2942"), hex("#56d394"), hex("#e3b341"),
            hex("#ff7b72"),
            hex("#33191a"), List.of(hex("#3f9be8"), hex("#f59a5a"), hex("#3ec79b"), hex("#d7b8ff"),
                    hex("#ffe066"), hex("#e9f7ff")));

    private static Color hex(String code) {
        return Color.decode(code);
    }

    /** A colour over another, as opaque as a share says. */
    public static Color mixed(Color over, Color under, double share) {
        return new Color(mixed(over.getRed(), under.getRed(), share), mixed(over.getGreen(), under.getGreen(), share),
                mixed(over.getBlue(), under.getBlue(), share));
    }

    private static int mixed(int over, int under, double share) {
        return (int) Math.round(share * over + (1 - share) * under);
    }

    /** The series colour of a tone from 1 on; tones beyond the last begin again. */
    public Color series(int tone) {
        return series.get((tone - 1) % series.size());
    }
}
