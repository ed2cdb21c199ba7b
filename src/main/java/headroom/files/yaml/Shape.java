package headroom.files.yaml;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The shape that a part of a problem file must have: what it is made of, before anybody asks what it means. */
public sealed interface Shape {

    /** Far more than anybody writes or reads of anything; every item of a list is work to read, to draw and to evaluate. */
    int MOST_ITEMS = 1_000;

    /** The words for what must stand there, for sentences: “a number”. */
    String wanted();

    /** So many keys are named one by one. */
    int MOST_NAMED = 3;

    /** Words as a sentence counts them up: “a, b or c”. */
    static String joined(List<String> words, String last) {
        return words.size() == 1 ? words.getFirst()
                : "%s %s %s".formatted(String.join(", ", words.subList(0, words.size() - 1)), last, words.getLast());
    }

    /** A longer name fits no line. */
    int LONGEST_NAME = 80;
    /** A longer text is read by nobody. */
    int LONGEST_TEXT = 5_000;

    /** A text of some kind. */
    record Text(Kind kind) implements Shape {

        @Override
        public String wanted() {
            return kind.wanted;
        }
    }

    /** Kinds of text, by how they are written. */
    enum Kind {
        WORDS("a text", ""), ID("an id of letters and digits, such as guestRate", "[A-Za-z][A-Za-z0-9]*"),
        NAME("a name of letters, digits and hyphens, such as tea-kitchen", "[A-Za-z0-9][A-Za-z0-9-]*"),
        NUMBER("a plain number, such as 0.5", "[-−]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?"),
        WHOLE("a whole number, such as 12", "\\d{1,9}"), UNIT("a unit, such as GB/s", ""),
        NOUN("singular and plural, such as kettle/kettles", "\\p{L}[\\p{L}\\p{N} -]*(/\\p{L}[\\p{L}\\p{N} -]*)?"),
        FORMULA("a formula", ""), CONDITION("a condition, such as utilisation < 1", ""),
        CHECK("a comparison with <= or >=", ""), LIVE_TEXT("a text", ""),
        END("a part and a side of it, such as stove left or stove left 0.4",
                "\\S+ (left|right|top|bottom)( (0(\\.\\d+)?|1(\\.0*)?|\\.\\d+))?"),
        DATE("a month such as 2026-11, or a day such as 2026-11-30",
                "(?!\\d{4}-).*|\\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?"),
        FILE("the name of a file beside this one, such as tea-kitchen.md", "[^/\\\\:]+\\.md");

        private final String wanted;
        private final String pattern;
        private final Pattern compiled;

        Kind(String wanted, String pattern) {
            this.wanted = wanted;
            this.pattern = pattern;
            this.compiled = Pattern.compile(pattern);
        }

        /** The most characters that may stand there; formulas have limits of their own. */
        public int longest() {
            return switch (this) {
                case ID, NAME, NOUN, UNIT -> LONGEST_NAME;
                case FORMULA, CONDITION, CHECK -> Integer.MAX_VALUE;
                default -> LONGEST_TEXT;
            };
        }

        /**
         * The regular expression that a text of this kind must match; empty where any text will do, or where only a
         * parser can say whether it is right.
         */
        public String pattern() {
            return pattern;
        }

        /** True when a text matches the pattern; always where the pattern is empty. */
        public boolean matches(String text) {
            return pattern.isEmpty() || compiled.matcher(text).matches();
        }
    }

    /** One of some words. */
    record OneWord(List<String> words) implements Shape {

        @Override
        public String wanted() {
            return joined(words, "or");
        }
    }

    /** A list, of at least and at most so many items. */
    record ListOf(Shape item, int least, int most) implements Shape {

        @Override
        public String wanted() {
            return least == most ? "a list of %d, each %s".formatted(least, item.wanted()) : "a list";
        }
    }

    /** Different things, told apart by being a text, a list or an entry with keys. */
    record Either(List<Shape> shapes) implements Shape {

        @Override
        public String wanted() {
            return String.join(", or ", shapes.stream().map(Shape::wanted).toList());
        }
    }

    /** An entry with keys that are known. */
    record Entry(String name, List<Key> keys) implements Shape {

        @Override
        public String wanted() {
            List<String> names = keys.stream().map(Key::name).toList();
            return names.size() <= MOST_NAMED ? "an entry in braces with " + joined(names, "or")
                    : "an entry with keys such as " + names.getFirst();
        }
    }

    /** An entry whose keys are ids of the file itself. */
    record ById(Shape value) implements Shape {

        @Override
        public String wanted() {
            return "an entry with ids and values";
        }
    }

    /**
     * A key of an entry: its value's shape, and what it says.
     *
     * @param unless what an entry says that does without a needed key, such as {@code kind: bars}; empty for nothing
     */
    record Key(String name, Shape value, boolean needed, Optional<Said> unless, String means) {

        /** True when an entry must have the key, whatever else the entry says. */
        public boolean always() {
            return needed && unless.isEmpty();
        }
    }

    /** A key with that word for its value. */
    record Said(String key, String word) {

        @Override
        public String toString() {
            return "%s: %s".formatted(key, word);
        }
    }

    static Shape text(Kind kind) {
        return new Text(kind);
    }

    static Shape words(String... words) {
        return new OneWord(List.of(words));
    }

    static Shape yesOrNo() {
        return words("true", "false");
    }

    static Shape listOf(Shape item) {
        return new ListOf(item, 0, MOST_ITEMS);
    }

    static Shape listOf(Shape item, int count) {
        return new ListOf(item, count, count);
    }

    static Shape either(Shape... shapes) {
        return new Either(List.of(shapes));
    }

    static Entry entry(String name, Key... keys) {
        return new Entry(name, List.of(keys));
    }

    static Key needed(String name, Shape value, String means) {
        return new Key(name, value, true, Optional.empty(), means);
    }

    /** A key that an entry has unless it says something else. */
    static Key neededUnless(String key, String word, String name, Shape value, String means) {
        return new Key(name, value, true, Optional.of(new Said(key, word)), means);
    }

    static Key may(String name, Shape value, String means) {
        return new Key(name, value, false, Optional.empty(), means);
    }

    /** The same entry with more keys. */
    static Entry with(Entry entry, Key... more) {
        return new Entry(entry.name(), Stream.concat(entry.keys().stream(), Stream.of(more)).toList());
    }
}
