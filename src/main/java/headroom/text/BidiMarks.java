package headroom.text;

import java.util.regex.Pattern;

/**
 * Invisible marks that turn the direction of writing until another mark ends it. In a name they turn what stands around it
 * too, so that a file “…gnp.json” can look like “…nosj.png”.
 */
public final class BidiMarks {

    private static final Pattern TURNING = Pattern.compile("[\\u202A-\\u202E\\u2066-\\u2069]");
    /** The sign in the place of a character that cannot be shown. */
    private static final String SIGN = "\ufffd";

    private BidiMarks() {}

    /** The text without them; the letters of every script keep the direction of their own. */
    public static String without(String text) {
        return TURNING.matcher(text).replaceAll("");
    }

    /** The text with a sign in the place of each, for a reader who looks for what is wrong with it. */
    public static String shown(String text) {
        return TURNING.matcher(text).replaceAll(SIGN);
    }
}
