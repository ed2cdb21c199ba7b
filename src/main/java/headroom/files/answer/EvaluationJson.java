package headroom.files.answer;

import static headroom.files.JsonText.object;

import headroom.files.JsonText;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.whatif.uncertainty.Assessment;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The answers for a scenario as JSON: estimates in base units, null with a reason where there is no value. Where something is
 * uncertain, checks have a probability and a state too.
 */
public final class EvaluationJson {

    private final JsonText json = new JsonText();

    /** Indented, with a line feed at its end. */
    public String indented(Assessment assessment) {
        return json.indented(of(assessment));
    }

    /** On one line. */
    public String line(Assessment assessment) {
        return json.line(of(assessment));
    }

    /** A line of a batch's output for a line of its input that could not be evaluated. */
    public String error(long line, String sentence) {
        return json.line(object("line", line, "error", sentence));
    }

    private static Map<String, @Nullable Object> of(Assessment assessment) {
        Evaluation evaluation = assessment.evaluation();
        Scenario scenario = evaluation.scenario();
        Problem problem = scenario.problem();
        Map<String, @Nullable Object> reasons = new LinkedHashMap<>();
        problem.figures().forEach(estimate -> evaluation.reason(estimate)
                .ifPresent(reason -> reasons.put(estimate.id(), reason)));
        Map<String, @Nullable Object> answer = object("problem", problem.id(),
                "values", object(problem.assumptions(), Assumption::id, scenario::ownValue),
                "choices", object(problem.choices(), Choice::id, choice -> scenario.option(choice).id()),
                "estimates", object(problem.figures(), Estimate::id, evaluation::value), "reasons", reasons,
                "checks", evaluation.checks().stream().map(result -> of(result, assessment)).toList(),
                "binding", evaluation.binding().map(result -> result.check().id()).orElse(null));
        if (assessment.isUncertain()) {
            answer.putAll(UncertaintyJson.of(scenario));
        }
        return answer;
    }

    private static Map<String, @Nullable Object> of(CheckResult result, Assessment assessment) {
        Map<String, @Nullable Object> check = object("id", result.check().id(),
                "passed", result.applies() ? result.passed() : null,
                "margin", result.applies() ? result.margin() : null);
        if (assessment.isUncertain()) {
            check.put("probability", assessment.probability(result.check()).orElse(Double.NaN));
            check.put("state", UncertaintyJson.of(assessment.verdict(result.check())));
        }
        return check;
    }
}
