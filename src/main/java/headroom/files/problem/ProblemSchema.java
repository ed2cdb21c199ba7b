package headroom.files.problem;

import headroom.files.yaml.Shape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** The JSON Schema of problem files, by which editors complete and check while one types. */
public final class ProblemSchema {

    private static final ObjectWriter WRITER = JsonMapper.builder().build().writerWithDefaultPrettyPrinter();

    private final Map<String, Object> definitions = new LinkedHashMap<>();

    private ProblemSchema() {}

    /** The schema, as JSON. */
    public static String json() {
        ProblemSchema schema = new ProblemSchema();
        Map<String, Object> file = new LinkedHashMap<>();
        file.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        file.put("title", "A design problem of Headroom");
        file.putAll(schema.keys(ProblemShape.FILE));
        file.put("$defs", schema.definitions);
        return WRITER.writeValueAsString(file);
    }

    private Map<String, Object> of(Shape shape) {
        return switch (shape) {
            case Shape.Text text -> text(text.kind());
            case Shape.OneWord word -> Map.of("enum", word.words().stream().map(ProblemSchema::literal).toList());
            case Shape.ListOf list -> list(list);
            case Shape.Either either -> Map.of("anyOf", either.shapes().stream().map(this::of).toList());
            case Shape.Entry entry -> reference(entry);
            case Shape.ById ids -> inOrder("type", "object", "additionalProperties", of(ids.value()));
        };
    }

    /** Words that editors take for booleans or numbers are offered as such. */
    private static Object literal(String word) {
        return switch (word) {
            case "true" -> true;
            case "false" -> false;
            default -> Shape.Kind.WHOLE.matches(word) ? (Object) Integer.valueOf(word) : word;
        };
    }

    private static Map<String, Object> text(Shape.Kind kind) {
        return switch (kind) {
            case NUMBER -> Map.of("type", "number");
            case WHOLE -> inOrder("type", "integer", "minimum", 0);
            // A lone number is a formula too, and what editors take for a number or a boolean is still a text here.
            case FORMULA, LIVE_TEXT, WORDS -> Map.of("type", List.of("string", "number", "boolean"));
            case DATE -> inOrder("type", List.of("string", "number"), "pattern", "^(" + kind.pattern() + ")$");
            default -> kind.pattern().isEmpty() ? Map.of("type", "string")
                    : inOrder("type", "string", "pattern", "^" + kind.pattern() + "$");
        };
    }

    private Map<String, Object> list(Shape.ListOf list) {
        Map<String, Object> schema = new LinkedHashMap<>(Map.of("type", "array"));
        schema.put("items", of(list.item()));
        if (list.most() < Integer.MAX_VALUE) {
            schema.put("minItems", list.least());
            schema.put("maxItems", list.most());
        }
        return schema;
    }

    private Map<String, Object> reference(Shape.Entry entry) {
        if (!definitions.containsKey(entry.name())) {
            definitions.put(entry.name(), Map.of());
            definitions.put(entry.name(), keys(entry));
        }
        return Map.of("$ref", "#/$defs/" + entry.name());
    }

    private Map<String, Object> keys(Shape.Entry entry) {
        Map<String, Object> properties = new LinkedHashMap<>();
        entry.keys().forEach(key -> {
            Map<String, Object> value = new LinkedHashMap<>(of(key.value()));
            value.put("description", key.means());
            properties.put(key.name(), value);
        });
        Map<String, Object> schema = new LinkedHashMap<>(Map.of("type", "object"));
        schema.put("additionalProperties", false);
        schema.put("required", entry.keys().stream().filter(Shape.Key::needed).map(Shape.Key::name)
                .collect(Collectors.toList()));
        schema.put("properties", properties);
        return schema;
    }

    /** Keys and values in turn; a schema reads the same each time it is written. */
    private static Map<String, Object> inOrder(String key, Object value, String other, Object its) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put(key, value);
        schema.put(other, its);
        return schema;
    }
}
