package headroom.document;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tables of Markdown. */
public final class MarkdownTable {

    private MarkdownTable() {}

    /** A table with a line feed at its end. */
    public static String of(List<String> head, Stream<List<String>> rows) {
        return lines(head, rows).collect(Collectors.joining());
    }

    /** Its lines, one after another, each with its line feed. */
    static Stream<String> lines(List<String> head, Stream<List<String>> rows) {
        Stream<List<String>> top = Stream.of(head, Collections.nCopies(head.size(), "---"));
        return Stream.concat(top, rows)
                .map(cells -> cells.stream().map(cell -> " " + PlainText.markdownWithin(cell) + " ")
                        .collect(Collectors.joining("|", "|", "|\n")));
    }
}
