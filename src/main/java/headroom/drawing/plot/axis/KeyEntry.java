package headroom.drawing.plot.axis;

import java.awt.Color;
import java.awt.Font;
import java.awt.Stroke;
import org.jspecify.annotations.Nullable;

/**
 * An entry above a plot, on the side of the axis that it belongs to: what the axis measures, or what a colour stands
 * for.
 *
 * @param colour of the text
 * @param sign what precedes the text
 * @param pen of a line's sample; null for other signs
 * @param right whether it belongs to the right-hand axis
 */
public record KeyEntry(String text, Color colour, Color signColour, Sign sign, @Nullable Stroke pen, boolean right) {

    /** A small piece of what the text stands for. */
    public enum Sign {
        NONE(0), SQUARE(12), OUTLINE(12), DOT(12), LINE(24), WHISKER(10);

        private final double width;

        Sign(double width) {
            this.width = width;
        }

        /** The width of the sign, the gap before the text included. */
        double width() {
            return width;
        }
    }

    /** Names of series are set in the heavier face. */
    public Font font() {
        return sign == Sign.NONE || !colour.equals(signColour) ? Ink.LABEL : Ink.NAME;
    }

    /** The entry that says what an axis measures. */
    public static KeyEntry caption(String text, Color colour, boolean right) {
        return new KeyEntry(text, colour, colour, Sign.NONE, null, right);
    }

    /** A line, with a sample of it. */
    public static KeyEntry line(String text, Color colour, Stroke pen, boolean right) {
        return new KeyEntry(text, colour, colour, Sign.LINE, pen, right);
    }

    /** The entry for what is grey: at the right end, where it pushes nothing aside. */
    public static KeyEntry baseline(Sign sign, Ink ink) {
        return new KeyEntry("baseline", ink.palette().muted(), ink.ghost(), sign, null, true);
    }

    /** The entry for the bands of lines: at the right end too. */
    public static KeyEntry band(Ink ink) {
        return new KeyEntry("band: P10–P90", ink.palette().muted(), Ink.tint(ink.palette().muted(), Ink.BAND_SIGN_TINT),
                Sign.SQUARE, null, true);
    }

    /** The entry for the whiskers of bars. */
    public static KeyEntry whisker(Ink ink) {
        return new KeyEntry("P10–P90", ink.palette().muted(), ink.palette().text(), Sign.WHISKER, null, true);
    }

    /** An area, bars or points. */
    public static KeyEntry filled(String text, Color colour, Sign sign, boolean right) {
        return new KeyEntry(text, colour, colour, sign, null, right);
    }
}
