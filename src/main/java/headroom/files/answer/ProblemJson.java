package headroom.files.answer;

import static headroom.files.JsonText.object;

import headroom.files.JsonText;
import headroom.files.problems.KnownProblem;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Range;
import headroom.model.Problem;
import headroom.text.Unit;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parts of problems as JSON: ids, labels, units and ranges. */
public final class ProblemJson {

    private static final String NO_UNIT = "—";

    private final JsonText json = new JsonText();

    /** A list of problems, indented, with a line feed at its end. */
    public String indented(List<KnownProblem> problems) {
        return json.indented(problems.stream().map(ProblemJson::of).toList());
    }

    private static Map<String, @Nullable Object> of(KnownProblem known) {
        Problem problem = known.problem();
        return object("problem", problem.id(), "title", problem.title(),
                "assumptions", problem.assumptions().stream().map(ProblemJson::of).toList(),
                "choices", problem.choices().stream().map(ProblemJson::of).toList(),
                "estimates", problem.estimates().stream().map(estimate -> object("id", estimate.id(),
                        "label", estimate.label(), "unit", symbol(estimate.unit()))).toList(),
                "checks", problem.checks().stream().map(check -> object("id", check.id(), "label", check.label()))
                        .toList(),
                "charts", problem.charts().stream().map(chart -> object("id", chart.id(), "title", chart.title()))
                        .toList(),
                "presets", known.presetNames());
    }

    private static Map<String, @Nullable Object> of(Assumption assumption) {
        Range range = assumption.range();
        Map<String, @Nullable Object> entry = object("id", assumption.id(), "label", assumption.label(),
                "group", assumption.group().name(), "unit", symbol(assumption.unit()),
                "default", assumption.ownDefault(), "low", range.low(), "high", range.high(),
                "scale", range.scale() == Range.Scale.LOGARITHMIC ? "log" : "linear", "whole", range.whole());
        if (range.zero()) {
            entry.put("zero", true);
        }
        return entry;
    }

    private static Map<String, @Nullable Object> of(Choice choice) {
        return object("id", choice.id(), "label", choice.label(), "group", choice.group().name(),
                "options", choice.options().stream()
                        .map(option -> object("id", option.id(), "label", option.label())).toList(),
                "default", choice.byDefault().id());
    }

    private static String symbol(Unit unit) {
        return unit.symbol().isEmpty() ? NO_UNIT : unit.symbol();
    }
}
