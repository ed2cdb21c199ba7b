package headroom.whatif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.problem.Sorting;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.whatif.seek.Fixes;
import headroom.whatif.sensitivity.Sensitivity;
import headroom.whatif.sensitivity.Swing;
import headroom.whatif.sensitivity.Tornado;
import headroom.whatif.uncertainty.Samples;
import headroom.whatif.uncertainty.Simulation;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Assumptions that are not used under the options chosen are left out of every question about what to change. */
class UsedTest {

    private final Problem problem = Sorting.problem();
    private final Estimate load = problem.estimate("load").orElseThrow();

    private Scenario by(String basis) {
        Choice choice = problem.choice("basis").orElseThrow();
        return Scenario.defaults(problem).with(choice, choice.option(basis).orElseThrow());
    }

    private Assumption assumption(String id) {
        return problem.assumption(id).orElseThrow();
    }

    private static List<String> ids(List<Assumption> assumptions) {
        return assumptions.stream().map(Assumption::id).sorted().toList();
    }

    @ParameterizedTest
    @CsvSource({"measured, rate, yield", "derived, yield, rate"})
    void anOptionSaysWhichOfThemAreUsed(String basis, String used, String unused) {
        Evaluation evaluation = Evaluation.of(by(basis));
        assertTrue(evaluation.uses(assumption(used)));
        assertFalse(evaluation.uses(assumption(unused)));
        assertTrue(evaluation.uses(assumption("letters")));
    }

    @Test
    void aChoiceCountsOnlyWhereItIsUsedToo() {
        Problem sorted = Sorting.with("choices:\n", """
                choices:
                  - id: seen
                    label: Seen
                    group: hall
                    used: basis = measured
                    options: [{id: monday, label: on a Monday}, {id: sunday, label: on a Sunday}]
                """);
        Choice basis = sorted.choice("basis").orElseThrow();
        Choice seen = sorted.choice("seen").orElseThrow();
        Scenario measured = Scenario.defaults(sorted);
        assertTrue(Evaluation.of(measured).uses(seen));
        assertTrue(Evaluation.of(measured).uses(basis));
        assertFalse(Evaluation.of(measured.with(basis, basis.option("derived").orElseThrow())).uses(seen));
    }

    @ParameterizedTest
    @CsvSource({"measured, rate, yield", "derived, yield, rate"})
    void theTornadoCountsThemNeitherAmongThoseWithAnEffectNorAmongTheRest(String basis, String used, String unused) {
        Tornado tornado = Tornado.of(Evaluation.of(by(basis)), load, 0.1);
        List<String> moving = ids(tornado.swings().stream().map(Swing::assumption).toList());
        assertTrue(moving.contains(used), moving::toString);
        assertFalse(moving.contains(unused), moving::toString);
        assertFalse(ids(tornado.without()).contains(unused), () -> tornado.without().toString());
        assertEquals(problem.assumptions().size() - 1, tornado.assumptions());
        assertEquals(tornado.without().size(), tornado.idle());
    }

    @Test
    void aDerivedValueIsMovedByWhatItRestsOnWhileMeasuredOnesAreUsed() {
        Estimate derived = problem.estimate("derivedRate").orElseThrow();
        Evaluation measured = Evaluation.of(by("measured"));
        assertEquals(List.of("beltRate", "yield"),
                ids(Tornado.of(measured, derived, 0.1).swings().stream().map(Swing::assumption).toList()));
        assertTrue(Sensitivity.concerns(measured, derived, assumption("yield")));
        assertFalse(Sensitivity.concerns(measured, load, assumption("yield")));
    }

    @ParameterizedTest
    @CsvSource({"measured, yield", "derived, rate"})
    void noFixMovesThem(String basis, String unused) {
        Fixes fixes = new Fixes(Evaluation.of(by(basis)), problem.checks().getLast(), Set.of(assumption("price")));
        assertTrue(!fixes.movable().contains(assumption(unused))
                || fixes.by(assumption(unused), () -> false).isEmpty());
        // A measured rate is left alone, used or not, and so is what is kept.
        assertEquals(problem.assumptions().size() - 2, fixes.movable().size());
    }

    @ParameterizedTest
    @CsvSource({"measured, rate", "derived, yield"})
    void theyAreNoSourceOfUncertainty(String basis, String used) {
        Scenario scenario = by(basis).with(assumption("rate"), new UncertainRange(8, 12, UncertainRange.Shape.NORMAL))
                .with(assumption("yield"), new UncertainRange(40, 60, UncertainRange.Shape.NORMAL))
                .with(new Sampling(7, 1_000));
        List<Samples.Importance> importance = Simulation.of(scenario).importance(load);
        assertEquals(List.of(used), importance.stream().map(each -> each.assumption().id()).toList());
        assertEquals(-1, importance.getFirst().rank(), 1e-9);
    }

    @Test
    void aProblemInWhichAnAssumptionPlaysAnotherPartIsAnother() {
        assertEquals(problem, Sorting.problem());
        for (String part : List.of("used: basis = measured, ", "derived: derivedRate, ", "rare: true, ",
                "multiple: perLine, ")) {
            assertNotEquals(problem, Sorting.with(part, ""), part);
        }
        assertNotEquals(problem, Sorting.with("label: Hall", "label: Room"));
    }
}
