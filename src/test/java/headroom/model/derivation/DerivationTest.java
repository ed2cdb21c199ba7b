package headroom.model.derivation;

import static headroom.model.SmallService.BUSY;
import static headroom.model.SmallService.CACHE;
import static headroom.model.SmallService.CACHED;
import static headroom.model.SmallService.GPUS;
import static headroom.model.SmallService.LOAD;
import static headroom.model.SmallService.RATE;
import static headroom.model.SmallService.SPARES;
import static headroom.model.SmallService.WAIT;
import static headroom.model.SmallService.WORK;
import static headroom.model.SmallService.builder;
import static headroom.model.SmallService.emptyDiagram;
import static headroom.model.SmallService.problem;
import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.Written;
import headroom.formula.Absent;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Least;
import headroom.formula.NamedFunction;
import headroom.formula.Quantity;
import headroom.formula.TextSpan;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.text.Figure;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DerivationTest {

    private final Scenario defaults = Scenario.defaults(problem());

    private Derivation of(Estimate estimate) {
        return Derivation.of(Evaluation.of(defaults), estimate);
    }

    /** The derivation of an estimate that is added to the problem. */
    private static Derivation added(Estimate estimate) {
        Problem problem = builder().estimates(List.of(estimate)).build(emptyDiagram());
        return Derivation.of(Evaluation.of(Scenario.defaults(problem)), estimate);
    }

    private static List<String> steps(Derivation derivation) {
        return derivation.steps().stream().map(step -> TextSpan.join(step.pieces())).toList();
    }

    @Test
    void aFormulaIsWrittenWithNamesThenWithValuesThenWithWhatItRoundsUp() {
        Derivation gpus = of(GPUS);
        assertEquals("ceil(work ÷ rate per GPU) + spares", TextSpan.join(gpus.words()));
        assertEquals(List.of("ceil(950 tok/s ÷ 100 tok/s/GPU) + 0 GPUs", "ceil(9.5 GPUs) + 0 GPUs"), steps(gpus));
        assertEquals(Optional.of("10 GPUs"), gpus.result().map(Figure::toString));
    }

    @Test
    void aFormulaWithoutFunctionsHasOneStep() {
        assertEquals(List.of("950 tok/s ÷ (100 tok/s/GPU × 10 GPUs)"), steps(of(BUSY)));
        assertEquals(List.of(), of(BUSY).choices());
    }

    @Test
    void onlyTheBranchThatCountsIsWrittenAndTheChoiceThatDecidedIsNamed() {
        Derivation cached = Derivation.of(Evaluation.of(defaults.with(CACHE, CACHED)), WORK);
        assertEquals("load ÷ 2", TextSpan.join(cached.words()));
        assertEquals(List.of(CACHE), cached.choices());
        assertEquals("load", TextSpan.join(of(WORK).words()));
    }

    @Test
    void anAbsentResultHasAReasonAndDashesStandForAbsentParts() {
        Derivation wait = Derivation.of(Evaluation.of(defaults.with(LOAD, 1_000)), WAIT);
        assertEquals(Optional.empty(), wait.result());
        assertEquals(Optional.of("every GPU is busy all the time"), wait.reason());
        assertEquals(List.of("no value"), steps(wait));
        Derivation twice = Derivation.of(Evaluation.of(defaults.with(LOAD, 1_000)),
                Written.step("twice", "Twice", "s", WAIT.times(2)));
        assertEquals(List.of("— × 2"), steps(twice));
    }

    @Test
    void inputsAreNamedOnceEachInOrderWithWhereTheyComeFrom() {
        Derivation gpus = Derivation.of(Evaluation.of(defaults.with(SPARES, 2)), GPUS);
        assertEquals(List.of(WORK, RATE, SPARES), gpus.inputs().stream().map(Derivation.Input::quantity).toList());
        assertEquals(List.of("950 tok/s", "Plain assumption", "set in this scenario"),
                gpus.inputs().stream().map(input -> TextSpan.join(input.how())).toList());
        assertEquals(List.of("950 tok/s", "100 tok/s/GPU", "2 GPUs"),
                gpus.inputs().stream().map(Derivation.Input::value).toList());
    }

    @Test
    void whatRunsWithASumKeepsItsName() {
        Coordinate hour = Coordinate.of("hour", "Hour", "");
        Derivation day = added(Written.estimate("day", "Day", "tok/s", Written.sum(hour, 0, 23, LOAD.times(hour))));
        assertEquals(List.of("Σ over hour 0…23 of 950 tok/s × hour"), steps(day));
        assertEquals(List.of(LOAD, hour), day.inputs().stream().map(Derivation.Input::quantity).toList());
        assertEquals("varies", day.inputs().getLast().value());
    }

    @Test
    void operandsHaveAsManyDigitsAsAReaderNeedsToGetTheResult() {
        Estimate session = Written.step("session", "Session", "B", Constant.of(1.31072e9, "B"));
        Derivation sessions = added(Written.estimate("sessions", "Sessions", "session",
                Constant.of(60, "TB").times(Constant.of(3)).dividedBy(session)));
        assertEquals(List.of("60 TB × 3 ÷ 1.31072 GB"), steps(sessions));
        assertEquals("= 137,329 sessions", sessions.sign() + " " + sessions.end());
    }

    @Test
    void whereNoDigitsWorthReadingGiveTheResultItIsSaidToBeNear() {
        Estimate third = Written.step("third", "Third", "tok/s", Constant.of(1e6 / 3, "tok/s"));
        Derivation rest = added(Written.estimate("rest", "Rest", "tok/s",
                third.minus(Constant.of(333_333, "tok/s"))));
        assertEquals("≈ 0.333 tok/s", rest.sign() + " " + rest.end());
    }

    @Test
    void whatIsRoundedUpSaysFromWhat() {
        Derivation needed = added(Written.printed("needed", "Needed", "GPU", Style.NEEDED,
                LOAD.dividedBy(RATE).times(23)));
        assertEquals("= 218.5 GPUs ≈ 219 GPUs", needed.sign() + " " + needed.end());
    }

    @Test
    void aConditionThatCannotBeToldIsWrittenOutAndItsReasonIsTheReason() {
        Estimate unknown = Written.step("unknown", "Unknown", "tok/s", new Absent("nobody measured it"));
        Derivation either = added(Written.estimate("either", "Either", "tok/s",
                unknown.moreThan(Constant.of(5, "tok/s")).then(LOAD).otherwise(Constant.of(7, "tok/s"))));
        assertEquals(List.of("950 tok/s if — > 5 tok/s, else 7 tok/s"), steps(either));
        assertEquals(Optional.of("nobody measured it"), either.reason());
    }

    @Test
    void infinityIsNoValueAndTheDivisorThatIsNothingIsTheReason() {
        Estimate nothing = Written.step("nothing", "Nothing", "tok/s", Constant.of(0, "tok/s"));
        Derivation endless = added(Written.estimate("endless", "Endless", "—", LOAD.dividedBy(nothing)));
        assertEquals("—", endless.end());
        assertEquals(Optional.of("“nothing” is 0, and nothing can be divided by it"), endless.reason());
    }

    @Test
    void theFirstNumberForWhichSomethingHoldsIsToldWithItsNeighbour() {
        Coordinate count = Coordinate.of("count", "GPUs tried", "GPU");
        Expression capacity = Constant.of(100, "tok/s/GPU").times(count);
        Derivation first = added(Written.estimate("first", "First", "GPU",
                new Least(count, Constant.of(1), Constant.of(64), capacity.atLeast(LOAD))));
        assertEquals(List.of("the first GPUs tried 1…64 with 100 tok/s/GPU × GPUs tried ≥ 950 tok/s"), steps(first));
        assertEquals("= 10 GPUs", first.sign() + " " + first.end());
        assertEquals(List.of(new Derivation.Remark("GPUs tried",
                "10 GPUs: 1,000 tok/s ≥ 950 tok/s. 9 GPUs: 900 tok/s < 950 tok/s.")), first.remarks());
    }

    @Test
    void theFirstOfAllHasNoNeighbourAndSidesThatAreNearlyAlikeHaveTheDigitsThatTellThemApart() {
        Coordinate count = Coordinate.of("count", "GPUs tried", "GPU");
        Expression capacity = Constant.of(950.01, "tok/s/GPU").times(count);
        Derivation first = added(Written.estimate("first", "First", "GPU",
                new Least(count, Constant.of(1), Constant.of(64), capacity.atLeast(LOAD))));
        assertEquals(List.of(new Derivation.Remark("GPUs tried", "1 GPU: 950.01 tok/s ≥ 950 tok/s.")),
                first.remarks());
    }

    @Test
    void functionsAndBridgesAreExplainedOnceEach() {
        NamedFunction half = new NamedFunction("half", "Half of it.", List.of(NamedFunction.Parameter.measure("x")),
                NamedFunction.Result.MEASURE, arguments -> arguments[0] / 2);
        Quantity load = LOAD;
        Derivation odd = added(Written.estimate("odd", "Odd", "s", half.of(half.of(load))
                .bridgedTo(Unit.of("s"), "a token takes a second").plus(Constant.of(1, "s"))));
        assertEquals(List.of(new Derivation.Remark("Across units", "A token takes a second."),
                new Derivation.Remark("half(x)", "Half of it.")), odd.remarks());
    }
}
