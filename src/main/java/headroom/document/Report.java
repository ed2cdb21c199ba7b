package headroom.document;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** An answer as blocks, which become text for a terminal, Markdown for a document, or values for a spreadsheet. */
public record Report(List<Block> blocks) {

    /** A part of a report; there is an empty line between two of them. */
    sealed interface Block permits Title, Heading, Items, Sentences, InDocuments, Facts, Table {

        /** The lines for a terminal, each with its line feed, one after another. */
        Stream<String> text();

        /** The same for a document. */
        Stream<String> markdown();
    }

    /** The title of it all. */
    record Title(String words) implements Block {

        @Override
        public Stream<String> text() {
            return Stream.of(words + "\n");
        }

        @Override
        public Stream<String> markdown() {
            return Stream.of("# " + PlainText.markdownWithin(words) + "\n");
        }
    }

    /** The title of the next block. */
    record Heading(String words) implements Block {

        @Override
        public Stream<String> text() {
            return Stream.of(words + "\n");
        }

        @Override
        public Stream<String> markdown() {
            return Stream.of("## " + words + "\n");
        }
    }

    /** A list of what belongs to the block before it. */
    record Items(List<String> items) implements Block {

        @Override
        public Stream<String> text() {
            return items.stream().map(item -> "  " + item + "\n");
        }

        @Override
        public Stream<String> markdown() {
            return items.stream().map(item -> "- " + item + "\n");
        }
    }

    /** Sentences, on as many lines as they have. */
    record Sentences(String words) implements Block {

        @Override
        public Stream<String> text() {
            return Stream.of(words + "\n");
        }

        @Override
        public Stream<String> markdown() {
            return words.lines().map(line -> PlainText.markdownWithin(line) + "\n");
        }
    }

    /** A block that a terminal goes without. */
    record InDocuments(Block block) implements Block {

        @Override
        public Stream<String> text() {
            return Stream.empty();
        }

        @Override
        public Stream<String> markdown() {
            return block.markdown();
        }
    }

    /**
     * A table whose rows say themselves what they are: in a terminal it has no header.
     *
     * @param leads the words that stand there before the cells of each column, unless these are empty
     */
    record Facts(Table table, List<String> leads) implements Block {

        @Override
        public Stream<String> text() {
            return new Table(List.of(), table.rows().stream().map(this::told).toList()).text();
        }

        /** Signs, which are in a first column without a name, stand right before what they are of. */
        private List<String> told(List<String> row) {
            List<String> told = new ArrayList<>(IntStream.range(0, row.size())
                    .mapToObj(place -> row.get(place).isEmpty() ? "" : leads.get(place) + row.get(place)).toList());
            if (table.header().getFirst().isEmpty()) {
                told.set(0, told.getFirst() + " " + told.remove(1));
            }
            return told;
        }

        @Override
        public Stream<String> markdown() {
            return table.markdown();
        }
    }

    /** Blocks, of which those that say nothing are left out. */
    static Report of(Block... blocks) {
        return new Report(Stream.of(blocks).filter(block -> switch (block) {
            case Items list -> !list.items.isEmpty();
            case Sentences sentences -> !sentences.words.isEmpty();
            default -> true;
        }).toList());
    }

    /** The lines for a terminal, one after another, so that a large answer need not be in memory as a whole. */
    public Stream<String> text() {
        List<Block> shown = blocks.stream().filter(block -> !(block instanceof InDocuments)).toList();
        return IntStream.range(0, shown.size()).boxed().flatMap(place -> {
            boolean near = place == 0 || shown.get(place) instanceof Items || shown.get(place - 1) instanceof Heading;
            return Stream.concat(near ? Stream.empty() : Stream.of("\n"), shown.get(place).text());
        });
    }

    /** The lines for a document. */
    public Stream<String> markdown() {
        return spaced(blocks.stream().map(Block::markdown));
    }

    /** The lines for a spreadsheet: the tables alone. */
    public Stream<String> csv() {
        return spaced(blocks.stream().filter(Table.class::isInstance).map(table -> ((Table) table).csv()));
    }

    private static Stream<String> spaced(Stream<Stream<String>> blocks) {
        return blocks.flatMap(block -> Stream.of(Stream.of("\n"), block)).skip(1).flatMap(lines -> lines);
    }

    /** One text of all lines. */
    public static String joined(Stream<String> lines) {
        return lines.collect(Collectors.joining());
    }
}
