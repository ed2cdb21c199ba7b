package headroom.files.session;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.model.UncertainRange;
import headroom.text.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Fits what a session keeps of a tab to what its problem is now: values that are no longer allowed go to the nearest that are,
 * and what names something that is gone is dropped.
 */
final class TabFitting {

    private final Problem problem;
    private final Optional<Problem> before;
    private final List<String> presets;
    private final List<String> told = new ArrayList<>();
    private @Nullable JsonNode present;

    /**
     * Fits to a problem.
     *
     * @param before the problem as it was, if that is known: values are converted where units have changed
     * @param presets the names of the presets that there are now
     */
    TabFitting(Problem problem, Optional<Problem> before, List<String> presets) {
        this.problem = problem;
        this.before = before;
        this.presets = presets;
    }

    /** Fits a tab, in place; half a sentence for each value of its present scenario that had to move. */
    List<String> fit(ObjectNode tab) {
        JsonNode position = tab.get("position");
        if (tab.get("history") instanceof ArrayNode steps && position != null && position.isIntegralNumber()
                && steps.get(position.intValue()) instanceof ObjectNode step) {
            present = step.get("scenario");
        }
        walk(tab);
        if (tab.get("locks") instanceof ObjectNode locks) {
            locks.retain(problem.charts().stream().map(ChartSpec::id).toList());
        }
        if (tab.get("enquiry") instanceof ObjectNode enquiry) {
            fitEnquiry(enquiry);
        }
        return List.copyOf(told);
    }

    private void walk(JsonNode node) {
        if (node instanceof ObjectNode object && object.has("problem")) {
            fitScenario(object);
        } else {
            node.forEach(this::walk);
        }
    }

    private void fitScenario(ObjectNode scenario) {
        scenario.put("problem", problem.id());
        JsonNode preset = scenario.get("preset");
        if (preset != null && !presets.contains(preset.asString())) {
            scenario.remove("preset");
        }
        if (scenario.get("values") instanceof ObjectNode values) {
            for (String id : List.copyOf(values.propertyNames())) {
                fitValue(values, id, scenario.equals(present));
            }
        }
        if (scenario.get("choices") instanceof ObjectNode choices) {
            for (String id : List.copyOf(choices.propertyNames())) {
                JsonNode option = choices.get(id);
                Optional<Choice> choice = problem.choice(id);
                if (choice.flatMap(known -> known.option(option.asString())).isEmpty()) {
                    choices.remove(id);
                }
            }
        }
        if (scenario.get("ranges") instanceof ObjectNode ranges) {
            for (String id : List.copyOf(ranges.propertyNames())) {
                fitRange(ranges, id);
            }
        }
    }

    private void fitValue(ObjectNode values, String id, boolean seen) {
        Optional<Assumption> assumption = problem.assumption(id);
        JsonNode value = values.get(id);
        if (assumption.isEmpty() || !value.isNumber() || !isOfOneKind(assumption.get())) {
            values.remove(id);
            return;
        }
        double converted = converted(assumption.get(), value.doubleValue());
        if (assumption.get().range().allows(converted)) {
            values.put(id, converted);
            return;
        }
        double nearest = assumption.get().range().nearest(converted);
        values.put(id, nearest);
        if (seen) {
            told.add("%s is %s now, the nearest allowed to %s".formatted(assumption.get().label(),
                    assumption.get().spoken(nearest), assumption.get().spoken(converted)));
        }
    }

    private void fitRange(ObjectNode ranges, String id) {
        Optional<Assumption> assumption = problem.assumption(id);
        if (assumption.isEmpty() || !isOfOneKind(assumption.get()) || !(ranges.get(id) instanceof ObjectNode range)
                || !fitEnds(assumption.get(), range, "p10", "p90")) {
            ranges.remove(id);
            return;
        }
        Optional<UncertainRange.Shape> shape = UncertainRange.Shape.of(range.path("shape").asString());
        boolean possible = shape.map(known -> new UncertainRange(range.get("p10").doubleValue(),
                range.get("p90").doubleValue(), known)).filter(known -> known.rejection(assumption.get()).isEmpty())
                .isPresent();
        if (!possible) {
            ranges.remove(id);
        }
    }

    private void fitEnquiry(ObjectNode enquiry) {
        if (enquiry.get("kept") instanceof ArrayNode kept) {
            ArrayNode known = kept.arrayNode();
            kept.values().stream().filter(id -> problem.assumption(id.asString()).isPresent()).forEach(known::add);
            enquiry.set("kept", known);
        }
        if (enquiry.get("map") instanceof ObjectNode map) {
            for (String way : List.of("across", "up")) {
                if (map.get(way) instanceof ObjectNode stretch) {
                    problem.assumption(stretch.path("assumption").asString())
                            .ifPresent(assumption -> fitEnds(assumption, stretch, "low", "high"));
                }
            }
        }
    }

    /** Puts the ends of a stretch of an assumption's values where they are allowed; false where there are no ends. */
    private boolean fitEnds(Assumption assumption, ObjectNode stretch, String low, String high) {
        for (String end : List.of(low, high)) {
            JsonNode value = stretch.path(end);
            if (!value.isNumber()) {
                return false;
            }
            double converted = converted(assumption, value.doubleValue());
            stretch.put(end, assumption.range().allows(converted) ? converted : assumption.range().nearest(converted));
        }
        return true;
    }

    /**
     * True when an assumption still measures what it did, or was not there before: seconds are no dollars, whatever
     * they are called.
     */
    private boolean isOfOneKind(Assumption assumption) {
        return before.flatMap(old -> old.assumption(assumption.id()))
                .map(old -> old.unit().dimension().equals(assumption.unit().dimension())).orElse(true);
    }

    private double converted(Assumption assumption, double value) {
        Unit now = assumption.unit();
        return before.flatMap(old -> old.assumption(assumption.id())).map(Assumption::unit)
                .filter(then -> then.dimension().equals(now.dimension()) && then.toBase(1) != now.toBase(1))
                .map(then -> now.fromBase(then.toBase(value))).orElse(value);
    }
}
