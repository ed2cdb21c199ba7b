package headroom.export;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An answer as tables, with sentences around them for people.
 *
 * @param before what stands above the tables; empty for nothing
 * @param after what stands below them; empty for nothing
 */
public record Report(String before, List<Table> tables, String after) {

    public Report {
        tables = List.copyOf(tables);
    }

    /** A table by itself. */
    static Report of(Table table) {
        return new Report("", List.of(table), "");
    }

    /** For a terminal: sentences and aligned tables, with an empty line between each. */
    public String text() {
        return join(tables.stream().map(Table::text));
    }

    /** For a document: sentences and Markdown tables, with an empty line between each. */
    public String markdown() {
        return join(tables.stream().map(Table::markdown));
    }

    /** For a spreadsheet: the tables alone, with an empty line between each. */
    public String csv() {
        return tables.stream().map(Table::csv).collect(Collectors.joining("\n"));
    }

    private String join(Stream<String> printed) {
        return Stream.of(lines(before), printed, lines(after)).flatMap(parts -> parts)
                .collect(Collectors.joining("\n"));
    }

    private static Stream<String> lines(String sentences) {
        return sentences.isEmpty() ? Stream.empty() : Stream.of(sentences + "\n");
    }
}
