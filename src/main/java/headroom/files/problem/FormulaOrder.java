package headroom.files.problem;

import headroom.files.yaml.Fields;
import headroom.files.yaml.Node.Scalar;
import headroom.formula.language.Mentions;
import headroom.formula.language.OwnFunction;
import headroom.formula.language.Scope;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The order in which formulas can be read, each after those of the estimates that it names. */
final class FormulaOrder {

    /** So many estimates may rest on one another; every walk over them goes so deep. */
    private static final int DEEPEST = 300;
    private static final int MOST_SHOWN = 20;

    private final Draft draft;
    private final Map<String, List<String>> mentions = new HashMap<>();
    private final Map<String, Collection<String>> behind = new HashMap<>();

    FormulaOrder(Draft draft) {
        this.draft = draft;
    }

    /** The entries in such an order, without those of a cycle, which is noted as a mistake. */
    List<Fields> of(List<Fields> entries) {
        Map<String, Fields> open = new LinkedHashMap<>();
        entries.forEach(entry -> open.putIfAbsent(entry.text("id"), entry));
        open.forEach((id, entry) -> mentions.put(id, named(entry.text("formula"), open.keySet())));
        Map<String, List<String>> users = new HashMap<>();
        Map<String, Integer> waitsFor = new HashMap<>();
        Deque<String> ready = new ArrayDeque<>();
        mentions.forEach((id, named) -> named.forEach(
                other -> users.computeIfAbsent(other, _ -> new ArrayList<>()).add(id)));
        open.keySet().forEach(id -> {
            waitsFor.put(id, named(id).size());
            if (named(id).isEmpty()) {
                ready.add(id);
            }
        });
        Map<String, Integer> depths = new HashMap<>();
        List<Fields> ordered = new ArrayList<>();
        while (!ready.isEmpty()) {
            String id = ready.remove();
            Fields entry = Objects.requireNonNull(open.remove(id));
            int depth = 1 + named(id).stream().mapToInt(other -> depths.getOrDefault(other, 0)).max().orElse(0);
            depths.put(id, depth);
            if (depth <= DEEPEST) {
                ordered.add(entry);
            } else if (depth == DEEPEST + 1) {
                draft.mistakes().add(entry.needed("formula").place(),
                        "more than %d estimates rest on one another here, the most allowed", DEEPEST);
            }
            users.getOrDefault(id, List.of()).stream().filter(user -> waitsFor.merge(user, -1, Integer::sum) == 0)
                    .forEach(ready::add);
        }
        cycles(open);
        return ordered;
    }

    private List<String> named(String id) {
        return mentions.getOrDefault(id, List.of());
    }

    /** The estimates that a formula names, by way of conditions and functions too. */
    private List<String> named(String formula, Set<String> estimates) {
        Set<String> found = new LinkedHashSet<>(Mentions.of(formula, draft.names().quantities()::has));
        List<String> open = new ArrayList<>(found);
        while (!open.isEmpty()) {
            Collection<String> behind = behind(open.removeLast());
            behind.stream().filter(found::add).forEach(open::add);
        }
        return found.stream().filter(estimates::contains).toList();
    }

    /** Named again and again, a condition or function is read once. */
    private Collection<String> behind(String id) {
        return behind.computeIfAbsent(id, this::mentionedBehind);
    }

    private Collection<String> mentionedBehind(String id) {
        Scalar condition = draft.unread(id);
        if (condition != null) {
            return Mentions.of(condition.text(), draft.names().quantities()::has);
        }
        return draft.meaning(id).orElse(null) instanceof Scope.Meaning.Own(OwnFunction function)
                ? Mentions.of(function, draft.names().quantities()::has) : List.of();
    }

    private void cycles(Map<String, Fields> open) {
        Set<String> seen = new HashSet<>();
        open.forEach((id, entry) -> {
            Set<String> way = new LinkedHashSet<>();
            String next = id;
            while (!seen.contains(next) && way.add(next)) {
                next = named(next).stream().filter(open::containsKey).findFirst().orElseThrow();
            }
            // A way that leads to what was seen before leads to a cycle that was told.
            boolean told = seen.contains(next);
            seen.addAll(way);
            if (!told) {
                String start = next;
                List<String> cycle = new ArrayList<>(way.stream().dropWhile(one -> !one.equals(start)).toList());
                cycle.add(start);
                Fields first = open.getOrDefault(start, entry);
                draft.mistakes().add(first.needed("formula").place(), "a cycle, in which each depends on the next: %s",
                        shown(cycle));
            }
        });
    }

    /** The members of a cycle, in their order; of a long one its beginning. */
    private static String shown(List<String> cycle) {
        return cycle.size() <= MOST_SHOWN ? String.join(" → ", cycle)
                : "%s → … (%d in all)".formatted(String.join(" → ", cycle.subList(0, MOST_SHOWN)), cycle.size() - 1);
    }
}
