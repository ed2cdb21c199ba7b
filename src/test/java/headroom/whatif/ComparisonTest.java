package headroom.whatif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ComparisonTest {

    private final Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private final Scenario plain = Scenario.defaults(problem);
    private final Assumption spareUnits = problem.assumption("spareUnits").orElseThrow();
    private final Assumption peakRate = problem.assumption("peakRate").orElseThrow();
    private final Choice mtp = problem.choice("mtp").orElseThrow();

    @Test
    void onlyWhatDiffersIsListed() {
        Comparison comparison = Comparison.of(List.of(plain, plain.with(spareUnits, 1),
                plain.with(mtp, mtp.option("off").orElseThrow())));

        assertEquals(List.of(spareUnits), comparison.differingAssumptions());
        assertEquals(List.of(mtp), comparison.differingChoices());
        assertEquals("unchanged",
                comparison.change(problem.cost().orElseThrow(), comparison.evaluations().get(0)).text());
    }

    @Test
    void theCheapestOfThoseThatPassIsNamed() {
        Scenario spare = plain.with(spareUnits, 1);
        Scenario twoSpares = plain.with(spareUnits, 2);

        Optional<Evaluation> cheapest = Comparison.of(List.of(plain, twoSpares, spare)).cheapest();

        assertEquals(spare, cheapest.orElseThrow().scenario());
    }

    @Test
    void noneIsNamedWhereAllFail() {
        assertEquals(Optional.empty(), Comparison.of(List.of(plain, plain.with(peakRate, 400))).cheapest());
    }

    @Test
    void tooManyOrStrangersAreRefusedInASentence() {
        Scenario other = Scenario.defaults(Problems.byId(Problems.all(), "gateway").orElseThrow());

        assertEquals("7 scenarios cannot be compared; it must be 1 to 6",
                assertThrows(IllegalArgumentException.class, () -> Comparison.of(Collections.nCopies(7, plain)))
                        .getMessage());
        assertEquals("“Defaults” is a scenario of gateway, but the first one is of moe-service",
                assertThrows(IllegalArgumentException.class, () -> Comparison.of(List.of(plain, other))).getMessage());
    }
}
