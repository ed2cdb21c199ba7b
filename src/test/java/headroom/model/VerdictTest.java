package headroom.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.Written;
import headroom.formula.Constant;
import headroom.model.CheckResult.Outcome;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictTest {

    private static CheckResult result(Outcome outcome) {
        return new CheckResult(Written.atMost("most", "Most", Constant.of(1), Constant.of(1)), outcome, 1, 1, 0);
    }

    @ParameterizedTest
    @CsvSource({"PASSED, 1, HOLDS", "PASSED, 0.9, HOLDS", "PASSED, 0.8999, PERHAPS", "PASSED, 0.02, PERHAPS",
        "PASSED, , UNSURE", "FAILED, 0.95, FAILS", "FAILED, 0, FAILS", "FAILED, , FAILS",
        "NOT_APPLICABLE, 0.5, NOT_APPLICABLE"})
    void itHoldsSurelyOnlyWhereTheValuesAsSetAndEnoughSamplesKeepTheLimit(Outcome outcome, Double probability,
            Verdict verdict) {
        OptionalDouble known = probability == null ? OptionalDouble.empty() : OptionalDouble.of(probability);
        assertEquals(verdict, Verdict.of(result(outcome), known, 0.9));
    }

    @Test
    void whereNothingIsUncertainItIsTheOutcome() {
        assertEquals(Verdict.HOLDS, Verdict.of(result(Outcome.PASSED)));
        assertEquals(Verdict.FAILS, Verdict.of(result(Outcome.FAILED)));
        assertEquals(Verdict.NOT_APPLICABLE, Verdict.of(result(Outcome.NOT_APPLICABLE)));
    }
}
