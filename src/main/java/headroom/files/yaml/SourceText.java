package headroom.files.yaml;

import headroom.text.BidiMarks;
import java.util.List;

/** The text of a file, by lines, counted in code points as YAML readers do. */
public final class SourceText {

    /** Longer lines are shown around the mistake only. */
    private static final int WIDEST = 110;
    private static final String CUT = "…";

    private final String text;
    private final List<int[]> lines;

    public SourceText(String text) {
        this.text = text;
        this.lines = text.lines().map(line -> line.codePoints().toArray()).toList();
    }

    /** The number of lines. */
    public int lineCount() {
        return lines.size();
    }

    /** The characters of a line, from 1; none beyond the last. */
    public int[] line(int number) {
        return number >= 1 && number <= lines.size() ? lines.get(number - 1) : new int[0];
    }

    /** The line, from 1, on which a character of the text stands, line ends counted. */
    public int lineOf(int character) {
        return 1 + (int) text.substring(0, Math.clamp(character, 0, text.length())).chars().filter(one -> one == '\n')
                .count();
    }

    /** The character at a place; a blank beyond the end of its line. */
    public int first(TextPosition place) {
        int[] line = line(place.line());
        return place.column() <= line.length ? line[place.column() - 1] : ' ';
    }

    /** The rest of a line from a column on. */
    public String rest(int number, int column) {
        int[] line = line(number);
        int from = Math.clamp(column - 1, 0, line.length);
        return new String(line, from, line.length - from);
    }

    /** A line with a caret beneath each character of a place; a long line is cut on both sides. */
    public String excerpt(TextPosition place) {
        int[] line = line(place.line());
        if (line.length == 0) {
            return "";
        }
        int at = Math.min(place.column() - 1, line.length);
        int from = line.length <= WIDEST ? 0 : Math.clamp(at - WIDEST / 2, 0, line.length - WIDEST);
        int to = Math.min(line.length, from + WIDEST);
        String before = from > 0 ? CUT : "";
        String shown = before + BidiMarks.shown(new String(line, from, to - from).replaceAll("\\p{Cntrl}", " "))
                + (to < line.length ? CUT : "");
        int carets = Math.clamp(place.length(), 1, Math.max(1, to - at));
        return shown + "\n" + " ".repeat(before.length() + at - from) + "^".repeat(carets);
    }
}
