package headroom.document;

import headroom.text.Digits;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Cells in rows and columns.
 *
 * @param header the name of each column; empty for a table without
 * @param rows each as long as the header, or as each other; those of a large table may be made whenever they are asked for
 */
public record Table(List<String> header, List<List<String>> rows) implements Report.Block {

    /** A number for machines, with all its digits; empty where there is none. */
    static String raw(double value) {
        return Double.isNaN(value) ? "" : Digits.shortest(value);
    }

    private Stream<List<String>> lines() {
        return header.isEmpty() ? rows.stream() : Stream.concat(Stream.of(header), rows.stream());
    }

    /** Rows, indented, each column as wide as its widest cell; each row is asked for twice, as these must be known first. */
    @Override
    public Stream<String> text() {
        int columns = header.isEmpty() ? rows.isEmpty() ? 0 : rows.getFirst().size() : header.size();
        int[] widest = new int[columns];
        lines().forEach(row -> Arrays.setAll(widest,
                column -> Math.max(widest[column], PlainText.line(row.get(column)).length())));
        return lines().map(row -> line(row, widest) + "\n");
    }

    private static String line(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < cells.size(); column++) {
            String cell = PlainText.line(cells.get(column));
            line.append("  ").append(cell).repeat(' ', widths[column] - cell.length());
        }
        return line.toString().stripTrailing();
    }

    /** Comma-separated values as RFC 4180 has them, but with line feeds alone; no cell is a formula. */
    public Stream<String> csv() {
        return lines().map(row -> row.stream().map(PlainText::csvCell).collect(Collectors.joining(",")) + "\n");
    }

    @Override
    public Stream<String> markdown() {
        return Stream.concat(Stream.of(header, Collections.nCopies(header.size(), "---")), rows.stream())
                .map(cells -> cells.stream().map(cell -> " " + PlainText.markdownWithin(cell) + " ")
                        .collect(Collectors.joining("|", "|", "|\n")));
    }
}
