package headroom.document;

import java.util.regex.Pattern;

/** Words that people wrote, such as a scenario's name, made fit for where it is going to stand. */
public final class PlainText {

    private static final Pattern BREAKS = Pattern.compile("[\\p{IsControl}\\u2028\\u2029]+");
    private static final Pattern MARKUP = Pattern.compile("[\\\\`*_\\[\\]<>#|~!&]");
    private static final Pattern MARKUP_WITHIN = Pattern.compile("[\\\\`*<|]|\\](?=\\()");
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");
    private static final String BEGINS_FORMULA = "=+-@\uFF1D\uFF0B\uFF0D\uFF20";

    private PlainText() {}

    /** On one line: line feeds, tabs and other control characters become spaces. */
    static String line(String text) {
        return BREAKS.matcher(text).replaceAll(" ").strip();
    }

    /** On one line, and without meaning to Markdown. */
    public static String markdown(String text) {
        return MARKUP.matcher(line(text)).replaceAll("\\\\$0");
    }

    /** A cell of a Markdown table, or a sentence: words of the program with a name in them, which begin no other block. */
    static String markdownWithin(String text) {
        return MARKUP_WITHIN.matcher(line(text)).replaceAll("\\\\$0");
    }

    /**
     * A cell of comma-separated values. A spreadsheet would compute text that begins like a formula, which may be a
     * stranger's: an apostrophe before it makes it text. Numbers stay numbers.
     */
    static String csvCell(String text) {
        String line = line(text);
        boolean formula = !line.isEmpty() && BEGINS_FORMULA.indexOf(line.charAt(0)) >= 0
                && !NUMBER.matcher(line).matches();
        String cell = formula ? "'" + line : line;
        boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == ';');
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }
}
