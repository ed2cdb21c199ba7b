package headroom.files.yaml;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A part of a YAML file, with its place. */
public sealed interface Node {

    /** The place at which the part begins. */
    TextPosition place();

    /** The kind of the part, for sentences: “a text”. */
    String kind();

    /**
     * A text, as it stands in the file; white space and line breaks inside it are single blanks.
     *
     * @param spans the places of its characters in the file
     */
    record Scalar(TextPosition place, String text, Spans spans) implements Node {

        @Override
        public String kind() {
            return "a text";
        }

        /** The place of some of its characters; {@code end} is beyond the last. */
        public TextPosition placeOf(int start, int end) {
            return spans.place(start, end);
        }
    }

    /** A list. */
    record Sequence(TextPosition place, List<Node> items) implements Node {

        @Override
        public String kind() {
            return "a list";
        }
    }

    /**
     * Keys with values.
     *
     * @param broken keys that stand there too, but whose values could not be read, which was told
     */
    record Mapping(TextPosition place, List<Entry> entries, Set<String> broken) implements Node {

        public Mapping(TextPosition place, List<Entry> entries) {
            this(place, entries, Set.of());
        }

        @Override
        public String kind() {
            return "an entry with keys";
        }

        /** The value of a key, if the key is there. */
        public Optional<Node> get(String key) {
            return entries.stream().filter(entry -> entry.key().text().equals(key)).map(Entry::value).findFirst();
        }
    }

    /** A key and its value. */
    record Entry(Scalar key, Node value) {}
}
