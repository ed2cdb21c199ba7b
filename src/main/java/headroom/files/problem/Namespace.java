package headroom.files.problem;

import headroom.files.yaml.Mistakes;
import headroom.files.yaml.Node;
import headroom.files.yaml.Node.Mapping;
import headroom.files.yaml.Node.Scalar;
import headroom.files.yaml.Node.Sequence;
import headroom.files.yaml.Shape;
import headroom.files.yaml.TextPosition;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Ids of a file that must differ from one another, those of entries with mistakes included. */
final class Namespace {

    private final Map<String, Declared> ids = new LinkedHashMap<>();
    private boolean whole = true;

    /** An id's kind, such as “a choice”, and its place. */
    private record Declared(String what, TextPosition place) {}

    /** Adds the ids of a section; those that stand twice, or that nothing may be called by, are noted as mistakes. */
    void declare(Mapping file, String section, String what, Predicate<String> isReserved, Mistakes mistakes) {
        Node list = file.get(section).orElse(null);
        if (list instanceof Sequence sequence) {
            sequence.items().forEach(item -> whole &= item instanceof Mapping entry
                    && entry.get("id").orElse(null) instanceof Scalar id && isGood(id, what, isReserved, mistakes));
        } else {
            whole &= list == null && !file.broken().contains(section);
        }
    }

    private boolean isGood(Scalar id, String what, Predicate<String> isReserved, Mistakes mistakes) {
        Declared before = ids.putIfAbsent(id.text(), new Declared(what, id.place()));
        if (before != null) {
            mistakes.add(id.place(), "%s is %s already, on line %d; an id stands once", id.text(), before.what,
                    before.place.line());
        } else if (isReserved.test(id.text())) {
            mistakes.add(id.place(), "%s is a word of formulas, so it can be no id", id.text());
        }
        return before == null && !isReserved.test(id.text()) && Shape.Kind.NAME.matches(id.text());
    }

    /** True when something has that id. */
    boolean has(String id) {
        return ids.containsKey(id);
    }

    /**
     * True when something has that id or may have it: where any id is missing or mistaken, it may be the one that was
     * meant.
     */
    boolean mayHave(String id) {
        return has(id) || !whole;
    }

    /** The kind of the thing that has an id: “a choice”; “nothing” where there is none. */
    String what(String id) {
        Declared declared = ids.get(id);
        return declared == null ? "nothing" : declared.what;
    }

    /** All ids, in their order. */
    Set<String> ids() {
        return Collections.unmodifiableSet(ids.keySet());
    }
}
