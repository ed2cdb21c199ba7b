package headroom.document;

import java.util.List;
import java.util.function.Function;
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
        return textLines().collect(Collectors.joining());
    }

    /** For a document: sentences and Markdown tables, with an empty line between each. */
    public String markdown() {
        return markdownLines().collect(Collectors.joining());
    }

    /** For a spreadsheet: the tables alone, with an empty line between each. */
    public String csv() {
        return csvLines().collect(Collectors.joining());
    }

    /** The lines of {@link #text}, one after another, so that a large answer need not be in memory as a whole. */
    public Stream<String> textLines() {
        return withSentences(before, Table::textLines, after);
    }

    /** The lines of {@link #markdown}, one after another. */
    public Stream<String> markdownLines() {
        return withSentences(escaped(before), Table::markdownLines, escaped(after));
    }

    /** The lines of {@link #csv}, one after another. */
    public Stream<String> csvLines() {
        return apart(tables.stream().map(Table::csvLines));
    }

    private static String escaped(String sentences) {
        return sentences.lines().map(PlainText::markdownWithin).collect(Collectors.joining("\n"));
    }

    private Stream<String> withSentences(String above, Function<Table, Stream<String>> lines, String below) {
        return apart(Stream.of(sentences(above), tables.stream().map(lines), sentences(below)).flatMap(parts -> parts));
    }

    private static Stream<Stream<String>> sentences(String sentences) {
        return sentences.isEmpty() ? Stream.empty() : Stream.of(Stream.of(sentences + "\n"));
    }

    /** Parts with an empty line between each. */
    private static Stream<String> apart(Stream<Stream<String>> parts) {
        return parts.flatMap(part -> Stream.of(Stream.of("\n"), part)).skip(1).flatMap(lines -> lines);
    }
}
