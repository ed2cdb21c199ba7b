package headroom.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.problems.Problems;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferenceTest {

    private static final Problem PROBLEM = Problems.all().getFirst();
    private static final Scenario START = Scenario.defaults(PROBLEM);
    private static final Choice MTP = PROBLEM.choice("mtp").orElseThrow();

    private static Scenario with(String assumption, double value) {
        return START.with(PROBLEM.assumption(assumption).orElseThrow(), value);
    }

    @Test
    void oneChangeIsNamedAsAPersonSaysIt() {
        assertEquals("Peak request rate 500 → 800 req/s", Difference.between(START, with("peakRate", 800)).summary());
        Scenario off = START.with(MTP, MTP.option("off").orElseThrow());
        assertEquals("Multi-token prediction: on → off", Difference.between(START, off).summary());
    }

    @Test
    void severalChangesAreCountedAndListed() {
        Scenario off = with("peakRate", 800).with(MTP, MTP.option("off").orElseThrow());
        Difference difference = Difference.between(START, off);
        assertEquals("2 changes", difference.summary());
        assertEquals(List.of("Peak request rate 500 → 800 req/s", "Multi-token prediction: on → off"),
                difference.lines());
    }

    @Test
    void whatIsUncertainAndHowItIsDrawnAreDifferencesToo() {
        Scenario uncertain = START.with(PROBLEM.assumption("peakRate").orElseThrow(),
                new UncertainRange(400, 700, UncertainRange.Shape.LOGNORMAL));
        assertEquals("Peak request rate uncertain, 400–700 req/s", Difference.between(START, uncertain).summary());
        assertEquals("Peak request rate certain", Difference.between(uncertain, START).summary());
        assertEquals("20,000 samples, seed 7",
                Difference.between(START, START.with(new Sampling(7, 20_000))).summary());
    }

    @Test
    void equalScenariosDifferInNothing() {
        assertTrue(Difference.between(START, with("peakRate", 500)).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            totalGpus   | spareUnits | 1    | +176 GPUs · 1.32×
            totalGpus   | spareUnits | 0    | unchanged
            costPerHour | peakRate   | 250  | −$544/h · 0.5×
            decodeUnits | tpotLimit  | 4    | was 2 units
            """, delimiter = '|')
    void aChangeIsADifferenceAndAFactor(String estimate, String assumption, double value, String expected) {
        Estimate of = PROBLEM.estimate(estimate).orElseThrow();
        Change change = Change.of(of, Evaluation.of(START), Evaluation.of(with(assumption, value)));
        assertEquals(expected, change.text());
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            decodeUtilisation  | spareUnits | 1   | −25.0 points · 0.667×
            decodeCapacityAfterUnitLoss | spareUnits | 1 | +66.6 points · 2×
            """, delimiter = '|')
    void betweenTwoPercentagesThereAreSoManyPoints(String estimate, String assumption, double value,
            String expected) {
        Change change = Change.of(PROBLEM.estimate(estimate).orElseThrow(), Evaluation.of(START),
                Evaluation.of(with(assumption, value)));
        assertEquals(expected, change.text());
    }

    @Test
    void whatHadNoValueSaysSo() {
        Estimate units = PROBLEM.estimate("decodeUnits").orElseThrow();
        Evaluation absent = Evaluation.of(with("tpotLimit", 4));
        assertEquals("had no value", Change.of(units, absent, Evaluation.of(START)).text());
        assertEquals("no value, as before", Change.of(units, absent, absent).text());
    }

    @Test
    void anotherThresholdIsAStepWithAName() {
        assertEquals("Checks hold surely from 95 % of the samples on",
                Difference.between(START, START.with(Sampling.DEFAULT.sureFrom(0.95))).summary());
    }
}
