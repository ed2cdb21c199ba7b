package headroom.whatif.uncertainty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.Check;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.model.Verdict;
import headroom.problems.Problems;
import headroom.whatif.Comparison;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AssessmentTest {

    private static final Problem PROBLEM = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final Assumption RATE = PROBLEM.assumption("peakRate").orElseThrow();
    private static final Assumption INPUT = PROBLEM.assumption("inputTokens").orElseThrow();
    private static final Scenario SPARE = Scenario.defaults(PROBLEM)
            .with(PROBLEM.assumption("spareUnits").orElseThrow(), 1).named("Spare", "");
    private static final Scenario SHAKY = SPARE.with(INPUT, UncertainRange.of(INPUT, 2_400, 3_600)).named("Shaky", "");
    private static final Check TTFT = PROBLEM.checks().getFirst();

    @Test
    void aCheckThatHoldsInTooFewSamplesHoldsPerhapsAndIsNamedFirst() {
        Assessment assessment = Assessment.of(SHAKY);
        double share = assessment.probability(TTFT).orElseThrow();
        assertTrue(share > 0.5 && share < 0.8, () -> "TTFT holds in " + share);
        assertEquals(Verdict.PERHAPS, assessment.verdict(TTFT));
        assertEquals(List.of(TTFT), assessment.shaky());
        AssessmentSentence sentence = new AssessmentSentence(assessment);
        assertEquals("TTFT holds perhaps.", sentence.head());
        assertTrue(sentence.detail().matches("It does in \\d\\d % of the samples; surely would be from 90 % on\\."),
                sentence.detail());
    }

    @Test
    void theThresholdIsThePersonsAndTheDrawsStayTheSame() {
        Assessment lenient = Assessment.of(SHAKY.with(SHAKY.sampling().sureFrom(0.5)));
        assertEquals(Verdict.HOLDS, lenient.verdict(TTFT));
        assertEquals(Assessment.of(SHAKY).probability(TTFT), lenient.probability(TTFT));
        assertEquals("All checks hold surely.", new AssessmentSentence(lenient).head());
        assertTrue(new AssessmentSentence(lenient).detail().startsWith("The least sure is TTFT, in "));
    }

    @Test
    void whatFailsFailsHoweverOftenItHolds() {
        Scenario failing = SHAKY.with(INPUT, 3_500);
        Assessment assessment = Assessment.of(failing);
        assertTrue(assessment.probability(TTFT).orElseThrow() > 0.5);
        assertEquals(Verdict.FAILS, assessment.verdict(TTFT));
        assertTrue(new AssessmentSentence(assessment).despite(TTFT).matches("It holds in \\d\\d % of the samples\\."));
    }

    @Test
    void aValueOutsideItsOwnRangeHasNoSamplesAndSaysSo() {
        Scenario astray = SHAKY.with(RATE, UncertainRange.of(RATE, 400, 600)).with(RATE, 700);
        assertEquals(List.of(RATE), astray.astray());
        Assessment assessment = Assessment.of(astray);
        assertEquals(Optional.empty(), assessment.samples());
        assertEquals(OptionalDouble.empty(), assessment.probability(TTFT));
        assertEquals(Verdict.UNSURE, assessment.verdict(TTFT));
        assertEquals("Peak request rate is 700 req/s, outside its own P10–P90 of 400–600 req/s.", assessment.astray());
        assertEquals("How surely cannot be told: " + assessment.astray(), new AssessmentSentence(assessment).detail());
        assertTrue(Assessment.of(astray.with(RATE, 600)).samples().isPresent());
    }

    @Test
    void withoutRangesEverythingIsAsItWas() {
        AssessmentSentence sentence = new AssessmentSentence(Assessment.of(SPARE));
        assertEquals("All checks hold.", sentence.head());
        assertEquals("The tightest is TTFT: 5 % left.", sentence.detail());
        assertEquals(Verdict.HOLDS, Assessment.of(SPARE).verdict(TTFT));
    }

    @Test
    void theCheapestThatIsSureMayBeAnotherThanTheCheapest() {
        Scenario dearer = SPARE.with(PROBLEM.assumption("spareUnits").orElseThrow(), 2).named("Two spares", "");
        AssessedComparison compared = AssessedComparison.of(Comparison.of(List.of(SHAKY, dearer)));
        assertEquals("Shaky", compared.comparison().cheapest().orElseThrow().scenario().name());
        assertEquals("Two spares", compared.cheapestSure().orElseThrow().scenario().name());
    }

    @ParameterizedTest
    @CsvSource({"0, 0.9, 0 %", "0.004, 0.9, < 1 %", "0.62, 0.9, 62 %", "0.896, 0.9, 89.6 %", "0.89996, 0.9, 89.996 %",
        "0.9, 0.9, 90 %", "0.996, 0.9, > 99 %", "1, 0.9, 100 %", "0.4999, 0.5, 49.99 %"})
    void aProbabilityNeverReadsAsAThresholdThatItDoesNotReach(double share, double threshold, String text) {
        assertEquals(text, Probability.text(share, Sampling.DEFAULT.sureFrom(threshold)));
    }
}
