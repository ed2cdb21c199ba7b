package headroom.files.yaml;

import headroom.files.yaml.Node.Entry;
import headroom.files.yaml.Node.Mapping;
import headroom.files.yaml.Node.Scalar;
import headroom.files.yaml.Node.Sequence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/**
 * Reads YAML as text: every scalar is what stands there, no boolean and no number. What YAML would pass over in silence is
 * a mistake: repeated and empty keys, values cut by a comma, text dropped behind a {@code #}, anchors, tags, tabs.
 */
public final class YamlReader {

    private static final int MOST_LEVELS = 16;
    private static final String CUT = "a comma ends a value inside { }, so “%s” begins another key: put the entry on "
            + "lines of its own, or quotes around the value";
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final String text;
    private final SourceText source;
    private final Mistakes mistakes;
    private int dropped;

    public YamlReader(String text, SourceText source, Mistakes mistakes) {
        this.text = text;
        this.source = source;
        this.mistakes = mistakes;
    }

    /** The file's keys, as far as the text can be read; empty where it is not YAML at all. */
    public Optional<Mapping> read() {
        tabs();
        try {
            return document(text);
        } catch (JacksonException malformed) {
            List<JacksonException> complaints = sections().stream().flatMap(part -> complaint(part).stream()).toList();
            if (complaints.isEmpty() && mistakes.isEmpty()) {
                tell(malformed);
            }
            complaints.forEach(this::tell);
            return Optional.empty();
        }
    }

    private void tell(JacksonException malformed) {
        YamlMistake told = YamlMistake.of(malformed);
        mistakes.add(told.place(), told.sentence());
    }

    /**
     * The complaint of the YAML library about a section; empty where it has none, and where a {@code #} hid text of the
     * section, such as a closing brace, since that is told already.
     */
    private Optional<JacksonException> complaint(String section) {
        int before = dropped;
        try {
            document(section);
            return Optional.empty();
        } catch (JacksonException malformed) {
            return dropped > before ? Optional.empty() : Optional.of(malformed);
        }
    }

    private void tabs() {
        for (int line = 1; line <= source.lineCount(); line++) {
            int column = source.rest(line, 1).indexOf('\t') + 1;
            if (column > 0) {
                mistakes.add(new TextPosition(line, column, 1), "a tab stands here; blanks must stand in its place");
            }
        }
    }

    /** The sections of a text that cannot be read as a whole, each on its own lines, so that none hides another's mistakes. */
    private List<String> sections() {
        List<String> sections = new ArrayList<>();
        StringBuilder section = new StringBuilder();
        int line = 0;
        for (String next : text.lines().toList()) {
            boolean begins = !next.isEmpty() && Character.isLetter(next.charAt(0));
            if (begins && !section.toString().isBlank()) {
                sections.add(section.toString());
                section = new StringBuilder("\n".repeat(line));
            }
            section.append(next.startsWith("#") ? "" : next).append('\n');
            line++;
        }
        sections.add(section.toString());
        return sections;
    }

    private Optional<Mapping> document(String part) {
        try (YAMLParser parser = (YAMLParser) new YAMLFactory().createParser(ObjectReadContext.empty(), part)) {
            JsonToken first = parser.nextToken();
            if (first != JsonToken.START_OBJECT) {
                mistakes.add(first == null ? TextPosition.START : place(parser), part.equals(text)
                        ? "a problem file must begin with a key, such as schema: 1"
                        : "a colon and a value are missing behind this key");
                return Optional.empty();
            }
            Mapping mapping = mapping(parser, 1);
            if (parser.nextToken() != null) {
                mistakes.add(place(parser), "a second document begins here, but a problem file is one document");
            }
            return Optional.of(mapping);
        } catch (TooDeepException tooDeep) {
            mistakes.add(tooDeep.place, "lists and entries are nested more than %d deep, the most allowed",
                    MOST_LEVELS);
            return Optional.empty();
        }
    }

    private Node value(YAMLParser parser, int level) {
        special(parser);
        return switch (parser.currentToken()) {
            case START_OBJECT -> mapping(parser, level + 1);
            case START_ARRAY -> sequence(parser, level + 1);
            default -> scalar(parser);
        };
    }

    private Mapping mapping(YAMLParser parser, int level) {
        TextPosition place = place(parser);
        limit(place, level);
        List<Entry> entries = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Set<String> broken = new HashSet<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            special(parser);
            Scalar key = scalar(parser);
            parser.nextToken();
            Node value = value(parser, level);
            if (key.text().isEmpty()) {
                mistakes.add(key.place(), "a key is missing before the colon");
            } else if (isCut(key, value, parser) && !entries.isEmpty()
                    && entries.getLast().value() instanceof Scalar before) {
                mistakes.add(key.place(), CUT, key.text());
                entries.add(new Entry(entries.removeLast().key(), whole(before, key)));
            } else if (!seen.add(key.text())) {
                mistakes.add(key.place(), "%s stands here a second time, but a key may stand once", key.text());
            } else if (value instanceof Scalar scalar && scalar.text().isEmpty()) {
                mistakes.add(key.place(), isCut(key, value, parser) ? CUT : "%s has no value", key.text());
                broken.add(key.text());
            } else {
                entries.add(new Entry(key, value));
            }
        }
        return new Mapping(place, List.copyOf(entries), Set.copyOf(broken));
    }

    /** True when a key without a value is, in braces, what a comma left over of the value before. */
    private boolean isCut(Scalar key, Node value, YAMLParser parser) {
        String behind = source.rest(key.place().line(), key.place().column() + key.place().length());
        return value instanceof Scalar scalar && scalar.text().isEmpty()
                && parser.currentToken() == JsonToken.VALUE_NULL && !behind.stripLeading().startsWith(":");
    }

    /** A value with what a comma has cut off, so that the rest of the file is read as it was meant. */
    private Scalar whole(Scalar before, Scalar cut) {
        String text = before.text() + ", " + cut.text();
        int end = cut.place().line();
        return new Scalar(before.place(), text, Spans.of(text, source, before.place(), end, false));
    }

    private Sequence sequence(YAMLParser parser, int level) {
        TextPosition place = place(parser);
        limit(place, level);
        List<Node> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            Node item = value(parser, level);
            if (item instanceof Scalar scalar && scalar.text().isEmpty()) {
                mistakes.add(item.place(), "an item of the list is empty");
            } else {
                items.add(item);
            }
        }
        return new Sequence(place, List.copyOf(items));
    }

    private Scalar scalar(YAMLParser parser) {
        String raw = parser.currentToken() == JsonToken.PROPERTY_NAME ? parser.currentName() : parser.getString();
        boolean none = parser.currentToken() == JsonToken.VALUE_NULL && raw == null;
        String value = none ? "" : BLANKS.matcher(raw.strip()).replaceAll(" ");
        TextPosition start = place(parser);
        int end = parser.currentLocation().getLineNr();
        int[] line = source.line(start.line());
        int first = source.first(start);
        boolean block = first == '>' || first == '|';
        if (!block && first != '"' && first != '\'') {
            dropped(end, parser.currentLocation().getColumnNr());
        }
        TextPosition whole =
                new TextPosition(start.line(), start.column(), lengthOnItsLine(start, parser.currentLocation(), line));
        return new Scalar(whole, value, Spans.of(value, source, start, end, block));
    }

    private static int lengthOnItsLine(TextPosition start, TokenStreamLocation end, int[] line) {
        int last = end.getLineNr() == start.line() ? end.getColumnNr() : line.length + 1;
        return Math.max(1, last - start.column());
    }

    /** A word glued to a {@code #} behind a value was meant to be part of it, but YAML takes it for a comment. */
    private void dropped(int line, int column) {
        String behind = source.rest(line, column);
        int sign = behind.indexOf('#');
        if (sign > 0 && behind.substring(0, sign).isBlank() && sign + 1 < behind.length()
                && !Character.isWhitespace(behind.charAt(sign + 1))) {
            dropped++;
            mistakes.add(new TextPosition(line, column + sign, behind.length() - sign),
                    "from # on, this would be left out as a comment: put quotes around the value, or a blank behind #");
        }
    }

    /** Signs before a value that the parser takes for itself; it does not tell all of them, so the text is asked. */
    private void special(YAMLParser parser) {
        TextPosition place = place(parser);
        int first = source.first(place);
        if (parser.isCurrentAlias() || first == '&') {
            mistakes.add(place,
                    "anchors and aliases (& and *) are not allowed: write the value out, or put quotes around "
                            + "it");
        } else if (first == '!') {
            mistakes.add(place, "tags (!) are not allowed: put quotes around the value");
        }
    }

    private static void limit(TextPosition place, int level) {
        if (level > MOST_LEVELS) {
            throw new TooDeepException(place);
        }
    }

    private static TextPosition place(YAMLParser parser) {
        return YamlMistake.place(parser.currentTokenLocation());
    }

    /** Ends the reading of a document in which there is no use in going deeper. */
    private static final class TooDeepException extends RuntimeException {

        private static final long serialVersionUID = 1;

        private final transient TextPosition place;

        TooDeepException(TextPosition place) {
            super(null, null, false, false);
            this.place = place;
        }
    }
}
