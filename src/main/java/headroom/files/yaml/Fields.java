package headroom.files.yaml;

import headroom.files.yaml.Node.Mapping;
import headroom.files.yaml.Node.Scalar;
import headroom.files.yaml.Node.Sequence;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The values of a well-shaped entry, by their keys. */
public record Fields(Mapping entry) {

    /** The place at which the entry begins. */
    public TextPosition place() {
        return entry.place();
    }

    /** True when the entry has a key, with a value that is no mistake. */
    public boolean has(String key) {
        return entry.get(key).isPresent();
    }

    /** True when the entry has a key whose value is a mistake, which was told. */
    public boolean isBroken(String key) {
        return entry.broken().contains(key);
    }

    /** The text of a key, with its place, if the key is there and has a text. */
    public Optional<Scalar> scalar(String key) {
        return entry.get(key).flatMap(value -> value instanceof Scalar scalar ? Optional.of(scalar) : Optional.empty());
    }

    /** The text of a key that must be there. */
    public Scalar needed(String key) {
        return scalar(key).orElseThrow();
    }

    /** The text of a key; empty where it is not there. */
    public String text(String key) {
        return text(key, "");
    }

    /** The text of a key, or another one where it is not there. */
    public String text(String key, String otherwise) {
        return scalar(key).map(Scalar::text).orElse(otherwise);
    }

    /** True when the text of a key is {@code true}; false also where the key is not there. */
    public boolean yes(String key) {
        return text(key).equals("true");
    }

    /** The number of a key that must be there. */
    public double number(String key) {
        return number(needed(key));
    }

    /** The numbers of a list; none where it is not there. */
    public List<Double> numbers(String key) {
        return scalars(key).stream().map(Fields::number).toList();
    }

    /** The texts of a list, with their places; none where it is not there. */
    public List<Scalar> scalars(String key) {
        return items(key).flatMap(item -> item instanceof Scalar scalar ? Stream.of(scalar) : Stream.empty()).toList();
    }

    /** The entries of a list; none where it is not there. */
    public List<Fields> entries(String key) {
        return items(key)
                .flatMap(item -> item instanceof Mapping mapping ? Stream.of(new Fields(mapping)) : Stream.empty())
                .toList();
    }

    private Stream<Node> items(String key) {
        return entry.get(key).stream()
                .flatMap(value -> value instanceof Sequence sequence ? sequence.items().stream() : Stream.empty());
    }

    /** The entry behind a key, if there is one. */
    public Optional<Fields> fields(String key) {
        return entry.get(key)
                .flatMap(value -> value instanceof Mapping mapping ? Optional.of(new Fields(mapping))
                        : Optional.empty());
    }

    /** The keys of an entry whose keys are ids, with their texts; none where it is not there. */
    public List<Node.Entry> byId(String key) {
        return fields(key).map(ids -> ids.entry.entries()).orElse(List.of());
    }

    /** The number that a text of that shape is. */
    public static double number(Scalar scalar) {
        return Double.parseDouble(scalar.text().replace('−', '-'));
    }
}
