package headroom.text;

import java.util.Locale;

/** The language of all texts, and with it of the digits in them: a machine's own may be Arabic or Persian. */
public final class Language {

    /** British English. */
    public static final Locale LOCALE = Locale.UK;

    private Language() {}

    /** Makes British English the language of this program, for whatever formats a number without being told how. */
    public static void speak() {
        Locale.setDefault(LOCALE);
    }
}
