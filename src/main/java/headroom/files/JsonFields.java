package headroom.files;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The fields of a JSON object, each of the kind that is asked for, or refused in a sentence. */
public record JsonFields(ObjectNode object) {

    /** The fields of what should be an object. */
    public static JsonFields of(String name, JsonNode node) throws UnusableFileException {
        if (node instanceof ObjectNode object) {
            return new JsonFields(object);
        }
        throw refusal(name, node, "an object");
    }

    /** A text; empty when there is none. */
    public Optional<String> text(String name) throws UnusableFileException {
        Optional<JsonNode> node = node(name);
        if (node.isPresent() && !node.get().isString()) {
            throw refusal(name, node.get(), "a text in quotes");
        }
        return node.map(JsonNode::stringValue);
    }

    /** A finite number, which must be there. */
    public double number(String name) throws UnusableFileException {
        JsonNode node = required(name);
        if (!node.isNumber() || !Double.isFinite(node.doubleValue())) {
            throw refusal(name, node, "a number");
        }
        return node.doubleValue();
    }

    /** Whether something is so, which must be there. */
    public boolean truth(String name) throws UnusableFileException {
        JsonNode node = required(name);
        if (!node.isBoolean()) {
            throw refusal(name, node, "true or false");
        }
        return node.booleanValue();
    }

    /** The elements of a list; none when it is missing. */
    public List<JsonNode> list(String name) throws UnusableFileException {
        Optional<JsonNode> node = node(name);
        if (node.isPresent() && !node.get().isArray()) {
            throw refusal(name, node.get(), "a list");
        }
        return node.map(list -> List.copyOf(list.values())).orElse(List.of());
    }

    /** The properties of an object within; none when it is missing. */
    public List<Map.Entry<String, JsonNode>> properties(String name) throws UnusableFileException {
        Optional<JsonNode> node = node(name);
        if (node.isPresent() && !node.get().isObject()) {
            throw refusal(name, node.get(), "an object of ids");
        }
        return node.map(inner -> List.copyOf(inner.properties())).orElse(List.of());
    }

    /** Whatever has that name. */
    public Optional<JsonNode> node(String name) {
        @Nullable
        JsonNode node = object.get(name);
        return Optional.ofNullable(node);
    }

    private JsonNode required(String name) throws UnusableFileException {
        return node(name).orElseThrow(
                () -> new UnusableFileException("%s is missing, but must be there".formatted(name)));
    }

    /** These fields; refuses one that is none of those known. */
    public JsonFields checkNames(String what, List<String> known) throws UnusableFileException {
        for (String name : object.propertyNames()) {
            if (!known.contains(name)) {
                throw new UnusableFileException("%s is unknown; %s has %s".formatted(Found.shortened(name), what,
                        String.join(", ", known)));
            }
        }
        return this;
    }

    private static UnusableFileException refusal(String name, JsonNode found, String allowed) {
        return new UnusableFileException("%s is %s, but must be %s".formatted(Found.shortened(name), Found.text(found),
                allowed));
    }
}
