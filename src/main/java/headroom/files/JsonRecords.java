package headroom.files;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Records as JSON objects, for reading and writing alike: each component is the field of its name, and what it may hold
 * follows from its type. Numbers, truths, records and nodes must be there; a text that is missing is empty, and so are a
 * list and a map; an {@link Optional} that is empty is not written. A node stays what it is, for whoever knows more about
 * it.
 */
public final class JsonRecords {

    private static final ClassValue<Kind> KINDS = new ClassValue<>() {

        @Override
        protected Kind computeValue(Class<?> type) {
            return Kind.of(type);
        }
    };

    private JsonRecords() {}

    /** A type of records, and its components. */
    private record Kind(String called, List<RecordComponent> parts, List<String> names, Constructor<?> constructor) {

        static Kind of(Class<?> type) {
            List<RecordComponent> parts = List.of(type.getRecordComponents());
            parts.forEach(part -> part.getAccessor().setAccessible(true));
            Called called = type.getAnnotation(Called.class);
            try {
                Constructor<?> constructor = type.getDeclaredConstructor(
                        parts.stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
                constructor.setAccessible(true);
                return new Kind(called == null ? "it" : called.value(), parts,
                        parts.stream().map(RecordComponent::getName).toList(), constructor);
            } catch (NoSuchMethodException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        Object of(List<Object> values) {
            try {
                return constructor.newInstance(values.toArray());
            } catch (InstantiationException | IllegalAccessException | InvocationTargetException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }

    /**
     * The record that an object holds.
     *
     * @param name the name of the object in sentences, should it be none
     * @throws UnusableFileException in one sentence, where a field is unknown, missing, or not of its type
     */
    public static <T> T read(Class<T> type, String name, JsonNode node) throws UnusableFileException {
        return known(type, checkNames(type, object(name, node)));
    }

    /** The object itself; refuses one that has a field which is none of a type of records. */
    public static ObjectNode checkNames(Class<?> type, ObjectNode object) throws UnusableFileException {
        Kind kind = KINDS.get(type);
        for (String field : object.propertyNames()) {
            if (!kind.names.contains(field)) {
                throw new UnusableFileException(
                        "%s is unknown; %s has %s".formatted(Found.shortened(field), kind.called,
                                String.join(", ", kind.names)));
            }
        }
        return object;
    }

    /** The record of what an object has of its fields, whatever else it has. */
    public static <T> T known(Class<T> type, ObjectNode object) throws UnusableFileException {
        Kind kind = KINDS.get(type);
        List<Object> values = new ArrayList<>();
        for (RecordComponent part : kind.parts) {
            values.add(value(part.getGenericType(), part.getName(), object.get(part.getName())));
        }
        return type.cast(kind.of(values));
    }

    private static Object value(Type type, String name, @Nullable JsonNode node) throws UnusableFileException {
        return switch (type) {
            case ParameterizedType generic -> generic(generic, name, node);
            case Class<?> plain when node != null -> plain(plain, name, node);
            case Class<?> plain when plain == String.class -> "";
            default -> throw new UnusableFileException("%s is missing, but must be there".formatted(name));
        };
    }

    private static Object generic(ParameterizedType type, String name, @Nullable JsonNode node)
            throws UnusableFileException {
        Type inner = type.getActualTypeArguments()[type.getActualTypeArguments().length - 1];
        return switch (((Class<?>) type.getRawType()).getSimpleName()) {
            case "Part" -> (Part<?>) () -> value(inner, mayBeRecord(inner) ? "it" : name, node);
            case "Optional" -> node == null ? Optional.empty() : Optional.of(value(inner, name, node));
            case "List" -> list(inner, name, node);
            default -> map(inner, name, node);
        };
    }

    private static Object plain(Class<?> type, String name, JsonNode node) throws UnusableFileException {
        return switch (type.getSimpleName()) {
            case "String" -> text(name, node);
            case "double", "Double" -> number(name, node);
            case "int", "Integer" -> whole(name, node);
            case "boolean" -> truth(name, node);
            case "JsonNode" -> node;
            default -> read(type, name, node);
        };
    }

    /**
     * True for a type whose first argument is a record, such as an optional record: as the part is named before the
     * sentences about it, they say “it”.
     */
    private static boolean mayBeRecord(Type type) {
        return type instanceof ParameterizedType generic
                && generic.getActualTypeArguments()[0] instanceof Class<?> inner && inner.isRecord();
    }

    private static List<Object> list(Type inner, String name, @Nullable JsonNode node) throws UnusableFileException {
        check(node == null || node.isArray(), name, node, "a list");
        List<Object> items = new ArrayList<>();
        for (JsonNode item : node == null ? List.<JsonNode>of() : node.values()) {
            items.add(value(inner, "one of " + name, item));
        }
        return items;
    }

    private static Map<String, Object> map(Type inner, String name, @Nullable JsonNode node)
            throws UnusableFileException {
        check(node == null || node.isObject(), name, node, "an object of ids");
        Map<String, Object> values = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : node == null ? List.<Map.Entry<String, JsonNode>>of()
                : List.copyOf(node.properties())) {
            values.put(field.getKey(), value(inner, Found.shortened(field.getKey()), field.getValue()));
        }
        return values;
    }

    /**
     * The node as an object.
     *
     * @throws UnusableFileException in one sentence, which calls the node {@code name}, when it is no object
     */
    public static ObjectNode object(String name, JsonNode node) throws UnusableFileException {
        check(node.isObject(), name, node, "an object");
        return (ObjectNode) node;
    }

    /** A finite number. */
    public static double number(String name, JsonNode node) throws UnusableFileException {
        check(node.isNumber() && Double.isFinite(node.doubleValue()), name, node, "a number");
        return node.doubleValue();
    }

    private static int whole(String name, JsonNode node) throws UnusableFileException {
        double number = number(name, node);
        check(number == (int) number, name, node, "a whole number");
        return (int) number;
    }

    private static String text(String name, JsonNode node) throws UnusableFileException {
        check(node.isString(), name, node, "a text in quotes");
        return node.stringValue();
    }

    private static boolean truth(String name, JsonNode node) throws UnusableFileException {
        check(node.isBoolean(), name, node, "true or false");
        return node.booleanValue();
    }

    private static void check(boolean allowed, String name, @Nullable JsonNode found, String wanted)
            throws UnusableFileException {
        if (!allowed && found != null) {
            throw new UnusableFileException("%s is %s, but must be %s".formatted(Found.shortened(name),
                    Found.text(found), wanted));
        }
    }

    /** A node to be written: a number, a text, a record, or JSON that was written before. */
    public static JsonNode node(Object value) {
        return JsonNodeFactory.instance.pojoNode(value);
    }

    /** The fields of a record that are written, in their order. */
    static Map<String, @Nullable Object> fields(Record record) {
        Map<String, @Nullable Object> fields = new LinkedHashMap<>();
        for (RecordComponent part : KINDS.get(record.getClass()).parts) {
            try {
                Object value = held(part.getAccessor().invoke(record));
                if (!Optional.empty().equals(value)) {
                    fields.put(part.getName(), value);
                }
            } catch (IllegalAccessException | InvocationTargetException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
        return fields;
    }

    /** The thing that a part to be written holds, or the thing itself. */
    static @Nullable Object held(@Nullable Object value) {
        try {
            return value instanceof Part<?> part ? part.read() : value;
        } catch (UnusableFileException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
