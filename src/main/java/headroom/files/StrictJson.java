package headroom.files;

import headroom.text.Digits;
import java.io.CharArrayReader;
import java.io.Reader;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads one JSON object and refuses, in a sentence, what a tolerant reader would pass over: repeated names, anything after
 * the object, deep nesting, large files. NaN, Infinity and numbers too large for a double are read, so that whoever knows the id can
 * refuse them by name.
 */
public final class StrictJson {

    private static final int MOST_LEVELS = 12;
    /** The bytes of a MiB. */
    public static final int MEBIBYTE = 1 << 20;
    /** A text of lists within lists takes twenty times its size in memory; none that was written here has so many values. */
    private static final int MOST_VALUES = 2_000_000;

    private final String content;
    private final int mostBytes;
    private @Nullable JsonFactory json;

    /**
     * A reader.
     *
     * @param content what the text must hold, for sentences: “a scenario”
     * @param mostMebibytes the most that it may take
     */
    public StrictJson(String content, int mostMebibytes) {
        this.content = content;
        this.mostBytes = mostMebibytes * MEBIBYTE;
    }

    /**
     * The factory of JSON parsers, made when there is any JSON: it takes longer than all else that a command needs
     * which reads none.
     */
    private synchronized JsonFactory json() {
        JsonFactory there = json == null ? made() : json;
        json = there;
        return there;
    }

    private JsonFactory made() {
        // The text as a whole is limited already, so its numbers and names, however long, can be refused by what they say.
        StreamReadConstraints unlimited =
                StreamReadConstraints.builder().maxNumberLength(mostBytes).maxNameLength(mostBytes).build();
        // Names are not kept from one text for the next: a text with very many of them would fill the table that all share,
        // and make others fail.
        return JsonFactory.builder().enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
                .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
                .disable(TokenStreamFactory.Feature.INTERN_PROPERTY_NAMES)
                .streamReadConstraints(unlimited).build();
    }

    /** The most that a text may take. */
    public int mostBytes() {
        return mostBytes;
    }

    /** The object that some text holds, in UTF-8 or another Unicode encoding that its first bytes tell. */
    public ObjectNode read(byte[] text) throws UnusableFileException {
        if (text.length > mostBytes) {
            throw new UnusableFileException(
                    "it is larger than %d MiB, the most that %s may take".formatted(mostBytes / MEBIBYTE, content));
        }
        try (JsonParser parser = json().createParser(ObjectReadContext.empty(), letters(text))) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                throw new UnusableFileException("it is empty, but must hold %s as a JSON object".formatted(content));
            }
            if (first != JsonToken.START_OBJECT) {
                throw new UnusableFileException(
                        "it does not begin with {, but must hold %s as a JSON object".formatted(content));
            }
            ObjectNode object = new Tree(parser).object(1);
            if (parser.nextToken() != null) {
                throw new UnusableFileException("something follows the JSON object at line %d, where it must end"
                        .formatted(parser.currentTokenLocation().getLineNr()));
            }
            return object;
        } catch (JacksonException malformed) {
            throw new UnusableFileException(sentence(malformed), malformed);
        }
    }

    private Reader letters(byte[] text) throws UnusableFileException {
        try {
            CharBuffer letters = UnicodeText.decoded(text);
            return new CharArrayReader(letters.array(), letters.position(), letters.length());
        } catch (CharacterCodingException malformed) {
            throw new UnusableFileException(
                    "some of its bytes stand for no letters in UTF-8, but it must hold %s as a JSON object"
                            .formatted(content),
                    malformed);
        }
    }

    private String sentence(JacksonException malformed) {
        TokenStreamLocation location = malformed.getLocation();
        boolean located = location != null && location.getLineNr() > 0;
        String where = located ? " at line %d, column %d".formatted(location.getLineNr(), location.getColumnNr()) : "";
        return "it is not valid JSON%s, but must hold %s as a JSON object".formatted(where, content);
    }

    /** The tree that a text holds, while it is read. */
    private final class Tree {

        private final JsonParser parser;
        private int values;

        Tree(JsonParser parser) {
            this.parser = parser;
        }

        ObjectNode object(int level) throws UnusableFileException {
            limit(level);
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                String name = parser.currentName();
                if (object.has(name)) {
                    throw new UnusableFileException("%s is named more than once, but must stand there once at most"
                            .formatted(Found.shortened(name)));
                }
                parser.nextToken();
                object.set(name, value(level));
            }
            return object;
        }

        private ArrayNode array(int level) throws UnusableFileException {
            limit(level);
            ArrayNode array = JsonNodeFactory.instance.arrayNode();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                array.add(value(level));
            }
            return array;
        }

        private JsonNode value(int level) throws UnusableFileException {
            if (++values > MOST_VALUES) {
                throw new UnusableFileException("it holds more than %s values, the most that %s may have"
                        .formatted(Digits.whole(MOST_VALUES), content));
            }
            return switch (parser.currentToken()) {
                case START_OBJECT -> object(level + 1);
                case START_ARRAY -> array(level + 1);
                case VALUE_STRING -> JsonNodeFactory.instance.stringNode(parser.getString());
                case VALUE_NUMBER_INT -> whole();
                case VALUE_NUMBER_FLOAT -> number();
                case VALUE_TRUE -> JsonNodeFactory.instance.booleanNode(true);
                case VALUE_FALSE -> JsonNodeFactory.instance.booleanNode(false);
                default -> JsonNodeFactory.instance.nullNode();
            };
        }

        /** A seed may be any long, and a double has not all of them. */
        private JsonNode whole() {
            return parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                    ? JsonNodeFactory.instance.numberNode(parser.getDoubleValue())
                    : JsonNodeFactory.instance.numberNode(parser.getLongValue());
        }

        /** A number; a word for none, such as Infinity, stays as it was written, so that a refusal can name it. */
        private JsonNode number() {
            double value = parser.getDoubleValue();
            String written = Double.isFinite(value) ? "" : parser.getString();
            return written.contains("N") || written.contains("I") ? JsonNodeFactory.instance.pojoNode(written)
                    : JsonNodeFactory.instance.numberNode(value);
        }

        private void limit(int level) throws UnusableFileException {
            if (level > MOST_LEVELS) {
                throw new UnusableFileException(
                        "objects and lists are nested more than %d deep at line %d, the most allowed"
                                .formatted(MOST_LEVELS, parser.currentTokenLocation().getLineNr()));
            }
        }
    }
}
