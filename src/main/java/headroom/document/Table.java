package headroom.document;

import headroom.text.Digits;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Cells in rows and columns, for a terminal or a spreadsheet.
 *
 * @param header the name of each column; empty for a table without
 * @param rows each as long as the header, or as each other; those of a large table may be made whenever they are asked for
 */
public record Table(List<String> header, List<List<String>> rows) {

    /** A table without a header. */
    static Table of(List<List<String>> rows) {
        return new Table(List.of(), rows);
    }

    /** A number for machines, with all its digits; empty where there is none. */
    static String raw(double value) {
        return Double.isNaN(value) ? "" : Digits.shortest(value);
    }

    private Stream<List<String>> lines() {
        return header.isEmpty() ? rows.stream() : Stream.concat(Stream.of(header), rows.stream());
    }

    /** Rows, indented, each column as wide as its widest cell; a line feed at the end. */
    public String text() {
        return textLines().collect(Collectors.joining());
    }

    /** The lines of {@link #text}, one after another; each row is asked for twice, as the widest cells must be known first. */
    Stream<String> textLines() {
        int columns = header.isEmpty() ? rows.isEmpty() ? 0 : rows.getFirst().size() : header.size();
        int[] widest = new int[columns];
        lines().forEach(row -> Arrays.setAll(widest,
                column -> Math.max(widest[column], PlainText.line(row.get(column)).length())));
        List<Integer> widths = Arrays.stream(widest).boxed().toList();
        return lines().map(row -> line(row, widths) + "\n");
    }

    private static String line(List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < cells.size(); column++) {
            String cell = PlainText.line(cells.get(column));
            line.append("  ").append(cell).repeat(' ', widths.get(column) - cell.length());
        }
        return line.toString().stripTrailing();
    }

    /** Comma-separated values as RFC 4180 has them, but with line feeds alone; no cell is a formula. */
    public String csv() {
        return csvLines().collect(Collectors.joining());
    }

    /** The lines of {@link #csv}, one after another. */
    Stream<String> csvLines() {
        return lines().map(row -> row.stream().map(PlainText::csvCell).collect(Collectors.joining(",")) + "\n");
    }

    /** A table of Markdown, whose header may be empty. */
    public String markdown() {
        return markdownLines().collect(Collectors.joining());
    }

    /** The lines of {@link #markdown}, one after another. */
    Stream<String> markdownLines() {
        List<String> head = header.isEmpty() && !rows.isEmpty() ? Collections.nCopies(rows.getFirst().size(), "")
                : header;
        return MarkdownTable.lines(head, rows.stream());
    }
}
