package headroom.model;

import static headroom.model.SmallService.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import headroom.formula.Condition;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EvaluationTest {

    private final Scenario defaults = Scenario.defaults(problem());
    private final Evaluation evaluation = Evaluation.of(defaults);
    private final Evaluation full = Evaluation.of(defaults.with(LOAD, 1_000));

    @Test
    void estimatesFollowFromAssumptionsAndChoices() {
        assertEquals(10, evaluation.value(GPUS));
        assertEquals(5, Evaluation.of(defaults.with(CACHE, CACHED)).value(GPUS));
        assertEquals(20, evaluation.value(WAIT), 1e-9);
    }

    @Test
    void anyExpressionOverTheProblemHasAValue() {
        assertEquals(30, evaluation.value(GPUS.times(3)));
        assertEquals(950, evaluation.value(LOAD));
        assertEquals(7, evaluation.value(Constant.of(7)));
    }

    @Test
    void anAbsentEstimateHasNoFigureButAReason() {
        assertEquals(Optional.empty(), full.figure(WAIT));
        assertEquals(Optional.of("every GPU is busy all the time"), full.reason(WAIT));
    }

    @Test
    void anEstimateWithAValueHasAFigureAndNoReason() {
        assertEquals("20 s", evaluation.figure(WAIT).orElseThrow().toString());
        assertEquals(Optional.empty(), evaluation.reason(WAIT));
    }

    @Test
    void theReasonIsFoundThroughSumsFunctionsAndOtherEstimates() {
        Coordinate hour = Coordinate.of("hour", "Hour", "h");
        Estimate atHour = Written.step("atHour", "At the hour", "s",
                hour.moreThan(Constant.of(2)).then(WAIT.times(hour)).otherwise(Constant.of(0, "s")));
        Estimate overADay = Written.estimate("overADay", "Over a day", "s", Written.sum(hour, 0, 23, atHour));
        Problem problem = builder().estimates(List.of(overADay)).build(emptyDiagram());
        Scenario calm = Scenario.defaults(problem);
        assertEquals(Optional.empty(), Evaluation.of(calm).reason(overADay));
        assertEquals(Optional.of("every GPU is busy all the time"),
                Evaluation.of(calm.with(LOAD, 1_000)).reason(overADay));
    }

    @Test
    void aConditionThatDependsOnAnAbsentValueDoesNotHold() {
        assertFalse(full.holds(WAIT.moreThan(0)));
        assertFalse(full.holds(WAIT.moreThan(0).not()));
        assertTrue(evaluation.holds(WAIT.moreThan(0)));
    }

    @Test
    void theWorstFailedCheckBinds() {
        Evaluation dear = Evaluation.of(defaults.with(BUDGET, 5));
        assertEquals(Optional.of(AFFORDABLE), dear.binding().map(CheckResult::check));
        Evaluation both = Evaluation.of(defaults.with(LOAD, 1_000).with(BUDGET, 9));
        assertEquals(Optional.of(QUICK), both.binding().map(CheckResult::check));
        assertEquals(Optional.empty(), evaluation.binding());
    }

    @Test
    void theGravestKindOfFailureBindsHoweverNarrowlyItFails() {
        Check cramped = Written.failing("It does not fit.",
                new Check("cramped", "Cramped", "It fits.", Check.Kind.MEMORY, LOAD, Condition.Relation.AT_MOST,
                        Constant.of(940, "tok/s"), Check.ALWAYS, List.of()));
        Check wasteful = Written.failing("It does not pay.",
                new Check("wasteful", "Wasteful", "It pays.", Check.Kind.MONEY, LOAD,
                        Condition.Relation.AT_MOST, Constant.of(1, "tok/s"), Check.ALWAYS, List.of()));
        Problem problem = builder().checks(List.of(wasteful, cramped)).build(emptyDiagram());
        Evaluation broken = Evaluation.of(Scenario.defaults(problem).with(BUDGET, 5));
        assertEquals(List.of(cramped, AFFORDABLE, wasteful),
                broken.failures().stream().map(CheckResult::check).toList());
        assertEquals(Optional.of(cramped), broken.binding().map(CheckResult::check));
    }

    @Test
    void onATieTheFirstListedCheckBinds() {
        Check same = Written.failing("Again.", Written.atMost("same", "Same", GPUS, BUDGET));
        Problem problem = builder().checks(List.of(same)).build(emptyDiagram());
        Evaluation tied = Evaluation.of(Scenario.defaults(problem).with(BUDGET, 5));
        assertEquals(tied.check(AFFORDABLE).margin(), tied.check(same).margin());
        assertEquals(Optional.of(AFFORDABLE), tied.binding().map(CheckResult::check));
    }

    @Test
    void aCheckWithAnAbsentSideFailsByItsWholeLimit() {
        assertTrue(full.check(QUICK).failed());
        assertEquals(-1, full.check(QUICK).margin());
    }

    @Test
    void aCheckThatDoesNotApplyNeitherPassesNorFailsNorBinds() {
        CheckResult result = evaluation.check(CACHE_PAYS);
        assertFalse(result.applies() || result.passed() || result.failed());
        Evaluation cached = Evaluation.of(defaults.with(CACHE, CACHED));
        assertTrue(cached.check(CACHE_PAYS).failed());
        assertEquals(Optional.of(CACHE_PAYS), cached.binding().map(CheckResult::check));
    }

    @Test
    void aFailureSaysTheFirstSentenceThatFits() {
        LiveNumbers prose = new LiveNumbers(Evaluation.of(defaults.with(BUDGET, 5)));
        assertEquals("10 GPUs are more than 5 GPUs.", prose.text(Evaluation.of(defaults.with(BUDGET, 5))
                .failureOf(AFFORDABLE)));
        Evaluation far = Evaluation.of(defaults.with(BUDGET, 4));
        assertEquals("10 GPUs are far more than 4 GPUs.", new LiveNumbers(far).text(far.failureOf(AFFORDABLE)));
    }
}
