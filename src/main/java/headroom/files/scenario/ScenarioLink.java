package headroom.files.scenario;

import headroom.files.Found;
import headroom.files.UnusableFileException;
import headroom.model.Scenario;
import headroom.text.Digits;
import java.net.URLEncoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.POJONode;

/**
 * A scenario as one line of text that survives e-mail and chat:
 * {@code headroom:moe-service?schema=3&name=Busy%20day&peakRate=800&mtp=off;}. It has no blanks and none of the signs that
 * quote text, so those can be dropped wherever something put them; the semicolon at its end shows that nothing is missing.
 */
public final class ScenarioLink {

    private static final String START = "headroom:";
    private static final String END = ";";
    private static final String PROBLEM = "problem";
    private static final String VALUES = "values";
    private static final String CHOICES = "choices";
    private static final String RANGES = "ranges";
    private static final String RANGE = ".range";
    private static final String BETWEEN = "..";
    private static final String LOW = "p10";
    private static final String HIGH = "p90";
    private static final String SHAPE = "shape";
    private static final String SAMPLING = "sampling";
    /** The fields that stand in a link under their own names, and in a file within “sampling”. */
    private static final List<String> SAMPLING_FIELDS = List.of("seed", "samples", "threshold");
    /**
     * The other fields that stand in a link under their own names; all else belongs to an assumption or a choice, by
     * its id.
     */
    private static final List<String> FIELDS = List.of("schema", "name", "note", "preset");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");
    private static final Pattern DROPPED = Pattern.compile("[\\s\\p{Z}\\p{Cf}\\p{Cntrl}<>|*\"'`“”„‘’«»]+");
    private static final Pattern ENCODED = Pattern.compile("(%[0-9a-fA-F]{2})+");

    private final ScenarioReader reader;
    private final JsonNodeFactory nodes = JsonNodeFactory.instance;

    /** Links whose scenarios a reader knows. */
    public ScenarioLink(ScenarioReader reader) {
        this.reader = reader;
    }

    /** The scenario as a link. */
    public String of(Scenario scenario) {
        ScenarioFile fields = ScenarioWriter.written(scenario);
        Map<String, Object> parts = new LinkedHashMap<>();
        parts.put("schema", fields.schema());
        parts.put("name", fields.name());
        fields.note().ifPresent(note -> parts.put("note", note));
        fields.preset().ifPresent(preset -> parts.put("preset", preset));
        parts.putAll(fields.values());
        parts.putAll(fields.choices());
        // An uncertain assumption stands as peakRate.range=400..700..lognormal.
        scenario.uncertainAssumptions().forEach(assumption -> scenario.range(assumption).ifPresent(range -> parts.put(
                assumption.id() + RANGE, String.join(BETWEEN, Digits.shortest(range.p10()),
                        Digits.shortest(range.p90()), range.shape().id()))));
        fields.sampling().ifPresent(sampling -> {
            parts.put("seed", sampling.seed());
            parts.put("samples", sampling.samples());
            sampling.threshold().ifPresent(threshold -> parts.put("threshold", threshold));
        });
        return START + scenario.problem().id() + "?" + parts.entrySet().stream()
                .map(part -> part.getKey() + "=" + encoded(text(part.getValue()))).collect(Collectors.joining("&"))
                + END;
    }

    private static String text(Object value) {
        return switch (value) {
            case POJONode node -> text(node.getPojo());
            case Double number -> Digits.shortest(number);
            default -> value.toString();
        };
    }

    /** Letters, digits and a few signs as they are, all else as per cent of its UTF-8. */
    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20").replace("*", "%2A");
    }

    /**
     * The scenario of a link, which may stand within other text, or of a scenario file's content.
     *
     * @throws UnusableFileException in one sentence
     */
    public Scenario read(String text) throws UnusableFileException {
        if (text.stripLeading().startsWith("{")) {
            return reader.read(text.getBytes(StandardCharsets.UTF_8));
        }
        int start = text.indexOf(START);
        if (start < 0) {
            throw new UnusableFileException(text.isBlank() ? "there is no text"
                    : "“%s” is no scenario; one that was copied as text begins with headroom:"
                            .formatted(Found.shortened(text.strip())));
        }
        if (text.length() - start > reader.mostBytes()) {
            throw new UnusableFileException("the text is longer than 1 MiB, the most that a scenario may take");
        }
        String rest = text.substring(start + START.length()).replace("&amp;", "&");
        int end = rest.indexOf(END);
        if (end < 0) {
            throw new UnusableFileException("the scenario breaks off before the semicolon that must end it");
        }
        return reader.read(fields(DROPPED.matcher(rest.substring(0, end)).replaceAll("")).toString()
                .getBytes(StandardCharsets.UTF_8));
    }

    private ObjectNode fields(String link) throws UnusableFileException {
        String[] problemAndRest = link.split("\\?", 2);
        ObjectNode fields = nodes.objectNode();
        fields.put(PROBLEM, decoded(problemAndRest[0]));
        for (String part : problemAndRest.length == 1 ? new String[0] : problemAndRest[1].split("&")) {
            String[] nameAndValue = part.split("=", 2);
            if (nameAndValue.length < 2) {
                throw new UnusableFileException("“%s” has no value; each part must be a name, = and a value"
                        .formatted(Found.shortened(part)));
            }
            put(fields, decoded(nameAndValue[0]), decoded(nameAndValue[1]));
        }
        return fields;
    }

    private void put(ObjectNode fields, String name, String text) throws UnusableFileException {
        if (name.endsWith(RANGE)) {
            String id = name.substring(0, name.length() - RANGE.length());
            put(within(fields, RANGES), id, range(id, text));
        } else if (SAMPLING_FIELDS.contains(name)) {
            put(within(fields, SAMPLING), name, numberOrText(text));
        } else if (FIELDS.contains(name)) {
            put(fields, name, name.equals(FIELDS.getFirst()) ? numberOrText(text) : nodes.stringNode(text));
        } else {
            JsonNode node = numberOrText(text);
            boolean value = node.isNumber() || reader.knowsAssumption(fields.path(PROBLEM).asString(), name);
            put(within(fields, value ? VALUES : CHOICES), name, node);
        }
    }

    private ObjectNode within(ObjectNode fields, String name) {
        return fields.get(name) instanceof ObjectNode known ? known : fields.putObject(name);
    }

    private static void put(ObjectNode into, String name, JsonNode value) throws UnusableFileException {
        if (into.has(name)) {
            throw new UnusableFileException("%s is named more than once, but must stand there once at most"
                    .formatted(Found.shortened(name)));
        }
        into.set(name, value);
    }

    private JsonNode numberOrText(String value) {
        if (!NUMBER.matcher(value).matches()) {
            return nodes.stringNode(value);
        }
        try {
            return nodes.numberNode(Long.parseLong(value));
        } catch (NumberFormatException _) {
            return nodes.numberNode(Double.parseDouble(value));
        }
    }

    private ObjectNode range(String id, String value) throws UnusableFileException {
        String[] parts = value.split(Pattern.quote(BETWEEN), -1);
        if (parts.length != 3) {
            throw new UnusableFileException("the range of %s is “%s”, but must be like 400..700..lognormal"
                    .formatted(Found.shortened(id), Found.shortened(value)));
        }
        ObjectNode range = nodes.objectNode();
        range.set(LOW, numberOrText(parts[0]));
        range.set(HIGH, numberOrText(parts[1]));
        range.put(SHAPE, parts[2]);
        return range;
    }

    private static String decoded(String text) throws UnusableFileException {
        if (ENCODED.matcher(text).replaceAll("").contains("%")) {
            throw new UnusableFileException("“%s” is damaged: after each %% must stand two hexadecimal digits"
                    .formatted(Found.shortened(text)));
        }
        StringBuilder plain = new StringBuilder();
        Matcher encoded = ENCODED.matcher(text);
        try {
            while (encoded.find()) {
                ByteBuffer bytes = ByteBuffer.wrap(HexFormat.of().parseHex(encoded.group().replace("%", "")));
                String letters = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
                encoded.appendReplacement(plain, Matcher.quoteReplacement(letters));
            }
        } catch (CharacterCodingException malformed) {
            throw new UnusableFileException("“%s” is damaged: %s stands for no letters in UTF-8"
                    .formatted(Found.shortened(text), Found.shortened(encoded.group())), malformed);
        }
        return encoded.appendTail(plain).toString();
    }
}
