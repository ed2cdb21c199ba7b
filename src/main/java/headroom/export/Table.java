package headroom.export;

import headroom.model.expression.Digits;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Cells in rows and columns, for a terminal or a spreadsheet.
 *
 * @param header the name of each column; empty for a table without
 * @param rows each as long as the header, or as each other
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
        List<List<String>> lines = lines().toList();
        List<Integer> widths = lines.isEmpty() ? List.of()
                : IntStream.range(0, lines.getFirst().size())
                        .mapToObj(column -> lines.stream().mapToInt(row -> row.get(column).length()).max().orElse(0))
                        .toList();
        return lines.stream().map(row -> line(row, widths)).collect(Collectors.joining("\n")) + "\n";
    }

    private static String line(List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < cells.size(); column++) {
            String cell = cells.get(column);
            line.append("  ").append(cell).repeat(' ', widths.get(column) - cell.length());
        }
        return line.toString().stripTrailing();
    }

    /** Comma-separated values as RFC 4180 has them, but with line feeds alone. */
    public String csv() {
        return lines().map(row -> row.stream().map(Table::quoted).collect(Collectors.joining(",")) + "\n")
                .collect(Collectors.joining());
    }

    /** A table of Markdown, whose header may be empty. */
    public String markdown() {
        List<String> head = header.isEmpty() && !rows.isEmpty() ? Collections.nCopies(rows.getFirst().size(), "")
                : header;
        return MarkdownTable.of(head, rows.stream());
    }

    /** In quotes where a cell holds a comma, a quote or a line feed. */
    private static String quoted(String text) {
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
