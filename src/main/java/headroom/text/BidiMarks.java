package headroom.text;

import java.util.regex.Pattern;

/**
 * Invisible marks that turn the direction of writing until another mark ends it. In a name they turn what stands around it
 * too, so that a file “…gnp.json” can look like “…nosj.png”.
 */
public final class BidiMarks {

    private static final Pattern TURNING = Pattern.compile("[\\u202A-\\u202E\\u2066-\\u2069]");
    /** Stands for a character that cannot be shown. */
    private static final String SIGN = "\ufffd";

    private BidiMarks() {}

    /** The same text without them; the letters of every script keep the direction of their own. */
    public static String without(String text) {
        return TURNING.matcher(text).replaceAll("");
    }

    /** The same text with a sign in the place of each, where a reader looks for what is wrong with it. */
    public static String shown(String text) {
        return TURNING.matcher(text).replaceAll(SIGN);
    }
}
