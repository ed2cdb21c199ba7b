package headroom.files.yaml;

import headroom.files.yaml.Node.Mapping;
import headroom.files.yaml.Node.Scalar;
import headroom.files.yaml.Node.Sequence;
import headroom.formula.language.Nearest;
import headroom.text.Digits;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Holds a file against its shape and returns what of it is well shaped, so that one mistake does not lead to others. */
public final class ShapeCheck {

    private final Mistakes mistakes;
    private final Shape.Entry root;

    public ShapeCheck(Mistakes mistakes, Shape.Entry root) {
        this.mistakes = mistakes;
        this.root = root;
    }

    /** The keys of a file that have the shape they need; the others are noted as mistakes. */
    public Mapping check(Mapping file) {
        return (Mapping) held(file, root).orElseGet(() -> new Mapping(file.place(), List.of()));
    }

    private Optional<Node> held(Node node, Shape shape) {
        return switch (shape) {
            case Shape.Text text -> text(node, text);
            case Shape.OneWord word -> word(node, word);
            case Shape.ListOf list -> list(node, list);
            case Shape.Either either -> either(node, either);
            case Shape.Entry entry -> entry(node, entry);
            case Shape.ById ids -> ids(node, ids);
        };
    }

    private Optional<Node> text(Node node, Shape.Text shape) {
        if (!(node instanceof Scalar scalar)) {
            return wrong(node, shape);
        }
        if (scalar.text().length() > shape.kind().longest()) {
            mistakes.add(node.place(), "this text has %s characters, but at most %s may stand here",
                    Digits.whole(scalar.text().length()), Digits.whole(shape.kind().longest()));
            return Optional.empty();
        }
        if (!shape.kind().matches(scalar.text())) {
            return wrong(node, shape);
        }
        if (shape.kind() == Shape.Kind.NUMBER && Double.isInfinite(Fields.number(scalar))) {
            mistakes.add(node.place(), "the number %s is too large", shortened(scalar.text()));
            return Optional.empty();
        }
        return Optional.of(node);
    }

    private Optional<Node> word(Node node, Shape.OneWord shape) {
        return node instanceof Scalar scalar && shape.words().contains(scalar.text()) ? Optional.of(node)
                : wrong(node, shape);
    }

    private Optional<Node> list(Node node, Shape.ListOf shape) {
        if (!(node instanceof Sequence sequence)) {
            return wrong(node, shape);
        }
        int count = sequence.items().size();
        if (count < shape.least() || count > shape.most()) {
            mistakes.add(node.place(), "this list has %s item%s, but %s", Digits.whole(count), count == 1 ? "" : "s",
                    shape.least() == shape.most()
                            ? "it must have %d, each %s".formatted(shape.most(), shape.item().wanted())
                            : "at most %s are read".formatted(Digits.whole(shape.most())));
            return Optional.empty();
        }
        List<Node> items =
                sequence.items().stream().flatMap(item -> held(item, shape.item()).stream()).toList();
        return items.size() < count && shape.least() == shape.most() ? Optional.empty()
                : Optional.of(new Sequence(node.place(), items));
    }

    private Optional<Node> either(Node node, Shape.Either shape) {
        return shape.shapes().stream().filter(one -> fits(node, one)).findFirst().map(one -> held(node, one))
                .orElseGet(() -> wrong(node, shape));
    }

    private static boolean fits(Node node, Shape shape) {
        return switch (node) {
            case Scalar scalar -> shape instanceof Shape.Text
                    || (shape instanceof Shape.OneWord(List<String> words) && words.contains(scalar.text()));
            case Sequence _ -> shape instanceof Shape.ListOf;
            case Mapping _ -> shape instanceof Shape.Entry || shape instanceof Shape.ById;
        };
    }

    private Optional<Node> entry(Node node, Shape.Entry shape) {
        if (!(node instanceof Mapping mapping)) {
            return wrong(node, shape);
        }
        boolean[] whole = {true};
        Set<String> broken = new HashSet<>(mapping.broken());
        List<Node.Entry> good = mapping.entries().stream().flatMap(entry -> {
            Optional<Shape.Key> key =
                    shape.keys().stream().filter(known -> known.name().equals(entry.key().text())).findFirst();
            if (key.isEmpty()) {
                unknown(entry.key(), shape);
            }
            Optional<Node.Entry> kept = key.flatMap(known -> held(entry.value(), known.value()))
                    .map(value -> new Node.Entry(entry.key(), value));
            if (kept.isEmpty()) {
                broken.add(entry.key().text());
            }
            whole[0] &= kept.isPresent() || key.isEmpty() || !key.get().always();
            return kept.stream();
        }).toList();
        List<Shape.Key> missing = shape.keys().stream()
                .filter(key -> key.needed() && mapping.get(key.name()).isEmpty() && !isLeftOut(mapping, key)).toList();
        whole[0] &= missing.isEmpty();
        List<Shape.Key> untold = missing.stream().filter(key -> !isTold(mapping, shape, key.name())).toList();
        if (!untold.isEmpty()) {
            String hint = untold.stream().flatMap(key -> key.unless().stream()
                    .map(said -> "; a %s without %s says %s".formatted(shape.name(), key.name(), said)))
                    .collect(Collectors.joining());
            mistakes.add(mapping.place(), "the %s has %s%s", shape.name(),
                    Shape.joined(untold.stream().map(key -> "no " + key.name()).toList(), "and"), hint);
        }
        boolean file = shape.equals(root);
        return whole[0] || file ? Optional.of(new Mapping(node.place(), good, Set.copyOf(broken))) : Optional.empty();
    }

    /** True when an entry says, perhaps misspelt, the word that lets it do without a key. */
    private static boolean isLeftOut(Mapping mapping, Shape.Key key) {
        return key.unless().flatMap(said -> mapping.get(said.key()).filter(value -> value instanceof Scalar scalar
                && (scalar.text().equals(said.word())
                        || Nearest.to(scalar.text(), List.of(said.word())).isPresent())))
                .isPresent();
    }

    /** True when a missing key is told as a mistake already: its name is misspelt, or its value cannot be read. */
    private static boolean isTold(Mapping mapping, Shape.Entry shape, String key) {
        List<String> known = names(shape);
        return mapping.broken().contains(key) || mapping.entries().stream().map(entry -> entry.key().text())
                .filter(name -> !known.contains(name))
                .anyMatch(name -> Nearest.to(name, known).filter(key::equals).isPresent());
    }

    private static List<String> names(Shape.Entry shape) {
        return shape.keys().stream().map(Shape.Key::name).toList();
    }

    private void unknown(Scalar key, Shape.Entry shape) {
        List<String> known = names(shape);
        String hint = Nearest.hint(key.text(), known);
        mistakes.add(key.place(), "%s is no key of %s %s%s", shortened(key.text()),
                "aeiou".indexOf(shape.name().charAt(0)) >= 0 ? "an" : "a", shape.name(),
                hint.isEmpty() ? "; its keys are " + String.join(", ", known) : hint);
    }

    private Optional<Node> ids(Node node, Shape.ById shape) {
        if (!(node instanceof Mapping mapping)) {
            return wrong(node, shape);
        }
        List<Node.Entry> good = mapping.entries().stream()
                .flatMap(entry -> held(entry.value(), shape.value()).stream()
                        .map(value -> new Node.Entry(entry.key(), value)))
                .toList();
        return Optional.of(new Mapping(node.place(), good));
    }

    private Optional<Node> wrong(Node node, Shape shape) {
        String found = node instanceof Scalar scalar ? "“%s”".formatted(shortened(scalar.text())) : node.kind();
        mistakes.add(node.place(), "%s stands here, but it must be %s", found, shape.wanted());
        return Optional.empty();
    }

    private static String shortened(String text) {
        return text.length() <= 40 ? text : text.substring(0, 39) + "…";
    }
}
