package headroom.files.problem;

import headroom.files.problem.Node.Mapping;
import headroom.files.problem.Node.Scalar;
import headroom.files.problem.Node.Sequence;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The values of a well-shaped entry, by their keys. */
record Fields(Mapping entry) {

    /** Where the entry begins. */
    Place place() {
        return entry.place();
    }

    /** Whether a key is there. */
    boolean has(String key) {
        return entry.get(key).isPresent();
    }

    /** Whether a key stands there whose value is a mistake, which was told. */
    boolean isBroken(String key) {
        return entry.broken().contains(key);
    }

    /** The text of a key, with its place, if the key is there and has a text. */
    Optional<Scalar> scalar(String key) {
        return entry.get(key).flatMap(value -> value instanceof Scalar scalar ? Optional.of(scalar) : Optional.empty());
    }

    /** The text of a key that must be there. */
    Scalar needed(String key) {
        return scalar(key).orElseThrow();
    }

    /** The text of a key; empty where it is not there. */
    String text(String key) {
        return text(key, "");
    }

    /** The text of a key, or another one where it is not there. */
    String text(String key, String otherwise) {
        return scalar(key).map(Scalar::text).orElse(otherwise);
    }

    /** Whether a key says true. */
    boolean yes(String key) {
        return text(key).equals("true");
    }

    /** The number of a key that must be there. */
    double number(String key) {
        return number(needed(key));
    }

    /** The numbers of a list; none where it is not there. */
    List<Double> numbers(String key) {
        return scalars(key).stream().map(Fields::number).toList();
    }

    /** The texts of a list, with their places; none where it is not there. */
    List<Scalar> scalars(String key) {
        return items(key).flatMap(item -> item instanceof Scalar scalar ? Stream.of(scalar) : Stream.empty()).toList();
    }

    /** The entries of a list; none where it is not there. */
    List<Fields> entries(String key) {
        return items(key)
                .flatMap(item -> item instanceof Mapping mapping ? Stream.of(new Fields(mapping)) : Stream.empty())
                .toList();
    }

    private Stream<Node> items(String key) {
        return entry.get(key).stream()
                .flatMap(value -> value instanceof Sequence sequence ? sequence.items().stream() : Stream.empty());
    }

    /** The entry behind a key, if there is one. */
    Optional<Fields> fields(String key) {
        return entry.get(key)
                .flatMap(value -> value instanceof Mapping mapping ? Optional.of(new Fields(mapping))
                        : Optional.empty());
    }

    /** The keys of an entry whose keys are ids, with their texts; none where it is not there. */
    List<Node.Entry> byId(String key) {
        return fields(key).map(ids -> ids.entry.entries()).orElse(List.of());
    }

    /** The number that a text of that shape is. */
    static double number(Scalar scalar) {
        return Double.parseDouble(scalar.text().replace('−', '-'));
    }
}
