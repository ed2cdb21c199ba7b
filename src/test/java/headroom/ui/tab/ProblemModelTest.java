package headroom.ui.tab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import headroom.Moment;
import headroom.files.problem.Preset;
import headroom.files.scenario.ProblemFiles;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.model.Evaluation;
import headroom.model.History;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class ProblemModelTest {

    private static final Problem PROBLEM = Problems.all().getFirst();
    private static final Assumption PEAK_RATE = PROBLEM.assumption("peakRate").orElseThrow();
    private static final Choice MTP = PROBLEM.choice("mtp").orElseThrow();

    private final List<Evaluation> evaluations = new ArrayList<>();
    private ProblemModel model;
    private long nanos;

    @BeforeEach
    void start() {
        List<Scenario> presets = ProblemFiles.bundled(List.of(PROBLEM)).of(PROBLEM).presets().stream()
                .map(Preset::scenario).toList();
        model = new ProblemModel(PROBLEM, presets, presets.getFirst(), Moment.NOON, () -> nanos);
        model.evaluationProperty().addListener((_, _, evaluation) -> evaluations.add(evaluation));
    }

    @Test
    void theScenarioChangesAtOnceAndItsEvaluationInTheNextFrame() {
        model.set(PEAK_RATE, 800);
        assertEquals(800, model.scenario().ownValue(PEAK_RATE));
        assertEquals(500, model.evaluation().scenario().ownValue(PEAK_RATE));
        model.refresh();
        assertSame(model.scenario(), model.evaluation().scenario());
    }

    @Test
    void manyChangesWithinAFrameAreEvaluatedOnce() {
        for (int rate = 501; rate <= 600; rate++) {
            model.set(PEAK_RATE, rate);
        }
        model.choose(MTP, MTP.option("off").orElseThrow());
        model.refresh();
        model.refresh();
        assertEquals(1, evaluations.size());
        assertEquals(600, evaluations.getFirst().scenario().ownValue(PEAK_RATE));
        assertEquals("off", evaluations.getFirst().scenario().option(MTP).id());
    }

    @Test
    void aFrameWithoutAChangeEvaluatesNothing() {
        model.set(PEAK_RATE, 800);
        model.set(PEAK_RATE, 500);
        model.refresh();
        assertEquals(List.of(), evaluations);
    }

    @Test
    void aResetGoesBackToThePresetsValueAndLeavesTheRest() {
        Scenario published = preset("published-day");
        model.start(published);
        model.set(PEAK_RATE, 3);
        model.choose(MTP, MTP.option("off").orElseThrow());
        model.reset(PEAK_RATE);
        assertEquals(published.ownValue(PEAK_RATE), model.scenario().ownValue(PEAK_RATE));
        assertEquals("off", model.scenario().option(MTP).id());
    }

    @Test
    void thePresetIsTheOneThatTheScenarioStartedFrom() {
        Scenario spare = preset("spare-unit");
        model.start(spare);
        model.set(PEAK_RATE, 3);
        assertSame(spare, model.preset());
    }

    @Test
    void aScenarioFromNoPresetGoesBackToTheDefaults() {
        model.start(Scenario.defaults(PROBLEM).with(PEAK_RATE, 3));
        assertEquals(Scenario.defaults(PROBLEM), model.preset());
        model.reset(PEAK_RATE);
        assertEquals(PEAK_RATE.ownDefault(), model.scenario().ownValue(PEAK_RATE));
    }

    @Test
    void aValueThatIsNotAllowedChangesNothing() {
        Scenario before = model.scenario();
        assertThrows(IllegalArgumentException.class, () -> model.set(PEAK_RATE, -1));
        model.refresh();
        assertSame(before, model.scenario());
        assertEquals(List.of(), evaluations);
    }

    @Test
    void atFirstTheFirstHeadlineIsExplained() {
        assertSame(PROBLEM.headlines().getFirst().estimate(), model.explainedProperty().get());
        model.explain(PEAK_RATE);
        assertSame(PEAK_RATE, model.explainedProperty().get());
    }

    private Scenario preset(String name) {
        return model.presets().stream().filter(preset -> preset.preset().equals(name)).findFirst().orElseThrow();
    }

    @Test
    void aRangeIsAStepAndResettingTakesItAwayToo() {
        model.set(PEAK_RATE, Optional.of(UncertainRange.of(PEAK_RATE, 400, 700)));
        assertEquals("Peak request rate uncertain, 400–700 req/s", model.historyProperty().get().presentName());
        assertEquals(400, model.scenario().range(PEAK_RATE).orElseThrow().p10());

        model.reset(PEAK_RATE);
        assertEquals(Optional.empty(), model.scenario().range(PEAK_RATE));
        model.undo();
        assertEquals(700, model.scenario().range(PEAK_RATE).orElseThrow().p90());
    }

    @Test
    void drawingOtherwiseIsAStep() {
        model.draw(new Sampling(5, 50_000));
        assertEquals("50,000 samples, seed 5", model.historyProperty().get().presentName());
    }

    @Test
    void assumptionsAreKeptUntilTheyAreFreed() {
        model.enquiry().keep(PEAK_RATE, true);
        model.enquiry().keep(PEAK_RATE, true);
        assertEquals(Set.of(PEAK_RATE), model.enquiry().keptProperty().get());
        model.enquiry().keep(PEAK_RATE, false);
        assertEquals(Set.of(), model.enquiry().keptProperty().get());
    }

    @Test
    void aGestureThatEndsWhereItBeganLeavesTheHistoryAsItWas() {
        History undone = withAnUndoneStep();
        model.hold(true);
        model.set(PEAK_RATE, 700);
        assertEquals(List.of("Peak request rate 500 → 600 req/s", "Peak request rate 600 → 700 req/s"), steps());
        model.set(PEAK_RATE, 900);
        model.set(PEAK_RATE, 600);
        model.hold(false);
        assertEquals(undone, model.historyProperty().get());
        model.redo();
        assertEquals(800, model.scenario().ownValue(PEAK_RATE));
    }

    @Test
    void aGestureThatPassesItsBeginningIsOneStep() {
        withAnUndoneStep();
        model.hold(true);
        model.set(PEAK_RATE, 700);
        model.set(PEAK_RATE, 600);
        model.set(PEAK_RATE, 550);
        model.hold(false);
        assertEquals(List.of("Peak request rate 500 → 600 req/s", "Peak request rate 600 → 550 req/s"), steps());
    }

    @Test
    void whatIsTheSameAlreadyLeavesTheHistoryAsItWas() {
        History undone = withAnUndoneStep();
        model.set(PEAK_RATE, 600);
        model.choose(MTP, model.scenario().option(MTP));
        model.set(PEAK_RATE, model.scenario().range(PEAK_RATE));
        model.draw(model.scenario().sampling());
        model.show("Pasted", model.scenario());
        model.open("Opened again", "", model.scenario());
        assertEquals(undone, model.historyProperty().get());
    }

    @Test
    void thePresetThatShowsAlreadyIsNoStep() {
        Scenario start = model.scenario();
        model.set(PEAK_RATE, 600);
        model.undo();
        History undone = model.historyProperty().get();
        model.start(start);
        model.reset(PEAK_RATE);
        model.reset("Everything reset", PROBLEM.assumptions(), PROBLEM.choices());
        assertEquals(undone, model.historyProperty().get());
    }

    @Test
    void undoWithinAGestureIsWhereTheGestureGoesOnFrom() {
        model.set(PEAK_RATE, 600);
        model.hold(true);
        model.set(PEAK_RATE, 700);
        model.undo();
        model.set(PEAK_RATE, 800);
        model.set(PEAK_RATE, 900);
        model.hold(false);
        assertEquals(List.of("Peak request rate 500 → 600 req/s", "Peak request rate 600 → 900 req/s"), steps());
    }

    @Test
    void aFileSavedWithinAGestureIsThatOfItsStep() {
        model.hold(true);
        model.set(PEAK_RATE, 700);
        model.savedIn("busy.json");
        model.set(PEAK_RATE, 800);
        model.hold(false);
        assertEquals("busy.json", model.historyProperty().get().file());
        assertEquals(List.of("Peak request rate 500 → 800 req/s"), steps());
    }

    /** At 600 req/s, from where redo leads to 800. */
    private History withAnUndoneStep() {
        model.set(PEAK_RATE, 600);
        model.set(PEAK_RATE, 800);
        model.undo();
        return model.historyProperty().get();
    }

    private List<String> steps() {
        return model.historyProperty().get().entries().stream().skip(1).map(History.Entry::name).toList();
    }

    /** A key on a control that sets the peak rate, a while after the one before. */
    private void press(Object control, long afterMillis, double rate) {
        nanos += TimeUnit.MILLISECONDS.toNanos(afterMillis);
        model.press(control);
        model.set(PEAK_RATE, rate);
        model.hold(false);
    }

    private List<String> names() {
        return model.historyProperty().get().entries().stream().skip(1).map(History.Entry::name).toList();
    }

    @Test
    void keysOnOneControlWithLessThanASecondBetweenThemAreOneStep() {
        for (int rate = 501; rate <= 550; rate++) {
            press("slider", 990, rate);
        }
        assertEquals(List.of("Peak request rate 500 → 550 req/s"), names());
        press("slider", 1_010, 551);
        assertEquals(List.of("Peak request rate 500 → 550 req/s", "Peak request rate 550 → 551 req/s"), names());
        model.undo();
        model.undo();
        assertEquals(500, model.scenario().ownValue(PEAK_RATE));
    }

    @Test
    void keysOnAnotherControlAreAnotherStep() {
        press("slider", 10, 501);
        press("other", 10, 502);
        press("slider", 10, 503);
        assertEquals(3, names().size());
    }

    @Test
    void keysThatLeadBackToWhereTheyBeganAreNoStep() {
        press("slider", 10, 501);
        press("slider", 10, 502);
        press("slider", 10, 501);
        press("slider", 10, 500);
        assertEquals(List.of(), names());
        press("slider", 10, 501);
        assertEquals(List.of("Peak request rate 500 → 501 req/s"), names());
    }

    @Test
    void whateverComesBetweenKeysEndsTheirStep() {
        press("slider", 10, 501);
        model.undo();
        press("slider", 10, 502);
        assertEquals(List.of("Peak request rate 500 → 502 req/s"), names());
        model.choose(MTP, MTP.option("off").orElseThrow());
        press("slider", 10, 503);
        assertEquals(3, names().size());
        model.hold(true);
        model.set(PEAK_RATE, 600);
        model.hold(false);
        press("slider", 10, 601);
        assertEquals(5, names().size());
    }
}
