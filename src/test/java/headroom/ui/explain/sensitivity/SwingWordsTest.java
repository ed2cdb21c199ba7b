package headroom.ui.explain.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.whatif.sensitivity.Tornado;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SwingWordsTest {

    private final Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private final Scenario defaults = Scenario.defaults(problem);

    private Assumption assumption(String id) {
        return problem.assumption(id).orElseThrow();
    }

    private Tornado decodeLoad(Scenario scenario) {
        return Tornado.of(Evaluation.of(scenario), problem.estimate("decodeLoad").orElseThrow(), 0.1);
    }

    @ParameterizedTest
    @CsvSource({"1,1st", "2,2nd", "3,3rd", "4,4th", "11,11th", "12,12th", "13,13th", "21,21st", "102,102nd",
        "111,111th"})
    void placesAreSpokenAsOrdinals(int place, String ordinal) {
        assertEquals(ordinal, SwingWords.ordinal(place));
    }

    @Test
    void aSliderSaysItsPlaceAndWhatItsMoveDoes() {
        long used = problem.assumptions().stream().filter(Evaluation.of(defaults)::uses).count();
        assertEquals("1st of %d: 450–550 req/s moves Output tokens by 80,000 tok/s".formatted(used),
                SwingWords.ranked(decodeLoad(defaults), assumption("peakRate")));
        assertEquals("No effect on Output tokens", SwingWords.ranked(decodeLoad(defaults), assumption("gpuHourPrice")));
    }

    @Test
    void aShareIsMovedBySoManyPoints() {
        Tornado utilisation = Tornado.of(Evaluation.of(defaults), problem.estimate("decodeUtilisation").orElseThrow(),
                0.01);
        String moved = SwingWords.ranked(utilisation, assumption("peakRate"));
        assertTrue(moved.endsWith("495–505 req/s moves Decode utilisation by 1.5 points"), moved);
    }

    @Test
    void anUncertainAssumptionIsSaidToRunOverItsRange() {
        Scenario uncertain =
                defaults.with(assumption("peakRate"), new UncertainRange(400, 700, UncertainRange.Shape.LOGNORMAL));
        assertEquals("Peak request rate, P10–P90 400–700 req/s: Output tokens from 320,000 tok/s to 560,000 tok/s, "
                + "elasticity 1.00",
                SwingWords.spoken(decodeLoad(uncertain).swing(assumption("peakRate")).orElseThrow(),
                        problem.estimate("decodeLoad").orElseThrow()));
    }
}
