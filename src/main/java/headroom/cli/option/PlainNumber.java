package headroom.cli.option;

import java.util.regex.Pattern;

/** Numbers as scripts write them: with a point and perhaps a power of ten, without a unit or thousands signs. */
public final class PlainNumber {

    /** Matches a number, without groups. */
    public static final String FORM = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?";

    private static final Pattern PATTERN = Pattern.compile(FORM);

    private PlainNumber() {}

    /** The number; NaN where the text is none, infinite where it is larger than any that can be computed with. */
    public static double of(String text) {
        return PATTERN.matcher(text).matches() ? Double.parseDouble(text) : Double.NaN;
    }
}
