package headroom.whatif.uncertainty;

import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.model.Verdict;
import headroom.whatif.Comparison;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Scenarios side by side, and how sure the numbers of each are.
 *
 * @param assessments of the scenarios, in the comparison's order
 */
public record AssessedComparison(Comparison comparison, List<Assessment> assessments) {

    public AssessedComparison {
        assessments = List.copyOf(assessments);
    }

    /** A comparison with the samples that its scenarios ask for. */
    public static AssessedComparison of(Comparison comparison) {
        return new AssessedComparison(comparison, comparison.evaluations().stream().map(Assessment::of).toList());
    }

    /** A comparison whose samples nobody has drawn yet. */
    public static AssessedComparison withoutSamples(Comparison comparison) {
        return new AssessedComparison(comparison,
                comparison.evaluations().stream().map(Assessment::withoutSamples).toList());
    }

    /** True when anything is uncertain in any of the scenarios. */
    public boolean isUncertain() {
        return assessments.stream().anyMatch(Assessment::isUncertain);
    }

    /** The sureness of the answers of one of the evaluations. */
    public Assessment of(Evaluation evaluation) {
        return assessments.get(comparison.evaluations().indexOf(evaluation));
    }

    /** The one that costs least of the scenarios in which every check that applies holds surely, if there is one. */
    public Optional<Evaluation> cheapestSure() {
        return comparison.problem().cost().flatMap(cost -> assessments.stream()
                .filter(assessment -> isSure(assessment) && !Double.isNaN(cost(assessment, cost)))
                .min(Comparator.comparingDouble(assessment -> cost(assessment, cost))).map(Assessment::evaluation));
    }

    private static double cost(Assessment assessment, Estimate cost) {
        return assessment.evaluation().value(cost);
    }

    private static boolean isSure(Assessment assessment) {
        return assessment.scenario().problem().checks().stream().map(assessment::verdict)
                .allMatch(verdict -> verdict == Verdict.HOLDS || verdict == Verdict.NOT_APPLICABLE);
    }
}
