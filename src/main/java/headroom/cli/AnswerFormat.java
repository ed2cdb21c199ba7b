package headroom.cli;

import java.util.Locale;

/** How answers are printed. */
enum AnswerFormat {
    TEXT, JSON, CSV, MARKDOWN;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
