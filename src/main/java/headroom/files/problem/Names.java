package headroom.files.problem;

import headroom.files.problem.Node.Mapping;
import headroom.files.problem.Node.Scalar;
import headroom.files.problem.Node.Sequence;
import headroom.model.formula.Grammar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The ids that a file declares, those of entries with mistakes included: what is misspelt elsewhere is not unknown. */
final class Names {

    /** What formulas may name, by the section that declares it. */
    private static final Map<String, String> QUANTITIES = inOrder("assumptions", "an assumption", "choices", "a choice",
            "constants", "a constant", "conditions", "a condition", "coordinates", "a coordinate", "functions",
            "a function",
            "estimates", "an estimate");
    private static final Map<String, String> FRAMES = inOrder("areas", "an area", "parts", "a part", "links", "a link");

    private final Map<String, Declared> quantities = new LinkedHashMap<>();
    private final Map<String, Declared> frames = new LinkedHashMap<>();
    private final Mistakes mistakes;

    /** An id's section, what it is there, and where. */
    private record Declared(String section, String what, Place place) {}

    private Names(Mistakes mistakes) {
        this.mistakes = mistakes;
    }

    /**
     * The ids of a file as it stands; ids that stand twice are noted as mistakes.
     */
    static Names of(Mapping file, Mistakes mistakes) {
        Names names = new Names(mistakes);
        QUANTITIES
                .forEach((section, what) -> names.declare(file, section, what, names.quantities, Grammar::isReserved));
        Optional<Mapping> diagram = file.get("diagram").flatMap(node -> node instanceof Mapping mapping
                ? Optional.of(mapping) : Optional.empty());
        diagram.ifPresent(mapping -> FRAMES
                .forEach((section, what) -> names.declare(mapping, section, what, names.frames, _ -> false)));
        for (String section : List.of("groups", "checks", "charts")) {
            names.declare(file, section, "one of the " + section, new LinkedHashMap<>(), _ -> false);
        }
        return names;
    }

    private void declare(Mapping file, String section, String what, Map<String, Declared> known,
            Predicate<String> reserved) {
        entries(file, section).flatMap(entry -> entry.get("id").stream()).forEach(node -> {
            if (!(node instanceof Scalar id)) {
                return;
            }
            Declared before = known.putIfAbsent(id.text(), new Declared(section, what, id.place()));
            if (before != null) {
                mistakes.add(id.place(), "%s is %s already, on line %d; an id stands once", id.text(), before.what,
                        before.place.line());
            } else if (reserved.test(id.text())) {
                mistakes.add(id.place(), "%s is a word of formulas, so it can be no id", id.text());
            }
        });
    }

    /** The entries of a list of a mapping. */
    static Stream<Mapping> entries(Mapping file, String section) {
        return file.get(section).stream()
                .flatMap(list -> list instanceof Sequence sequence ? sequence.items().stream() : Stream.empty())
                .flatMap(item -> item instanceof Mapping mapping ? Stream.of(mapping) : Stream.empty());
    }

    /** Whether formulas may name it, as far as its own entry is right. */
    boolean isDeclared(String id) {
        return quantities.containsKey(id);
    }

    /** What an id is: “a choice”. */
    String what(String id) {
        Declared declared = quantities.get(id);
        return declared == null ? "nothing" : declared.what;
    }

    /** The ids of all that formulas may name. */
    Set<String> quantities() {
        return quantities.keySet();
    }

    /** The ids of the diagram's areas, parts and links. */
    Set<String> frames() {
        return frames.keySet();
    }

    private static Map<String, String> inOrder(String... pairs) {
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put(pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
