package headroom.files.yaml;

/**
 * The places of a text's characters in the file. Folded lines, quotes and escapes make the two differ; each character of
 * the text is looked for in the file, in order, and what is not found (an escaped one) counts as standing at the next.
 */
public final class Spans {

    /** After so many characters that are not found, such as escapes, the rest stands at the last place that was. */
    private static final int MOST_LOST = 60;

    private final TextPosition whole;
    private final int[] lines;
    private final int[] columns;

    private Spans(TextPosition whole, int[] lines, int[] columns) {
        this.whole = whole;
        this.lines = lines;
        this.columns = columns;
    }

    /**
     * The places of a text that stands between two places of the file.
     *
     * @param block whether the text begins on the line after its first place, behind {@code >} or {@code |}
     */
    public static Spans of(String text, SourceText source, TextPosition start, int endLine, boolean block) {
        int[] lines = new int[text.length()];
        int[] columns = new int[text.length()];
        int line = block ? start.line() + 1 : start.line();
        int column = block ? 1 : start.column();
        int lost = 0;
        for (int i = 0; i < text.length(); i++) {
            char wanted = text.charAt(i);
            if (!Character.isWhitespace(wanted) && !Character.isLowSurrogate(wanted) && lost < MOST_LOST) {
                int codePoint = text.codePointAt(i);
                int fromLine = line;
                int fromColumn = column;
                while (line <= endLine && !stands(source, line, column, codePoint)) {
                    boolean ended = column > source.line(line).length;
                    line += ended ? 1 : 0;
                    column = ended ? 1 : column + 1;
                }
                if (line > endLine) {
                    line = fromLine;
                    column = fromColumn;
                    lost++;
                }
            }
            lines[i] = line;
            columns[i] = column;
            column += Character.isHighSurrogate(wanted) ? 0 : 1;
        }
        return new Spans(start, lines, columns);
    }

    private static boolean stands(SourceText source, int line, int column, int codePoint) {
        int[] characters = source.line(line);
        return column <= characters.length && characters[column - 1] == codePoint;
    }

    /** The place of the characters from {@code start} to before {@code end}, as far as they stand on one line. */
    public TextPosition place(int start, int end) {
        if (lines.length == 0) {
            return whole;
        }
        int first = Math.clamp(start, 0, lines.length);
        if (first == lines.length) {
            return new TextPosition(lines[first - 1], columns[first - 1] + 1, 1);
        }
        int last = Math.clamp(end - 1, first, lines.length - 1);
        while (last > first && lines[last] != lines[first]) {
            last--;
        }
        return new TextPosition(lines[first], columns[first], Math.max(1, columns[last] - columns[first] + 1));
    }
}
