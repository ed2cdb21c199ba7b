package headroom.ui.explain.uncertainty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.ui.background.ExpectedFailures;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.uncertainty.Sampler;
import headroom.whatif.uncertainty.Samples;
import headroom.whatif.uncertainty.Simulation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

/** Which samples a tab shows, and when, where time and the other threads pass as the test says. */
@ExtendWith({ApplicationExtension.class, ExpectedFailures.class})
class UncertaintyModelTest {

    private static final long FAST = 1_000_000;
    private static final long SLOW = 50_000_000;

    private final Deque<Runnable> background = new ArrayDeque<>();
    private final Deque<Runnable> screen = new ArrayDeque<>();
    private final List<Scenario> wrong = new ArrayList<>();
    private ProblemModel tab;
    private UncertaintyModel uncertainty;
    private Assumption rate;
    private long time;
    private boolean broken;
    private long step = FAST;

    @BeforeEach
    void open() {
        Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
        tab = new ProblemModel(problem, List.of(), Scenario.defaults(problem), Moment.NOON);
        rate = problem.assumption("peakRate").orElseThrow();
        uncertainty = new UncertaintyModel(tab, new Sampler(), background::add, screen::add, this::clock);
        uncertainty.samplesProperty().subscribe(found -> found.map(Samples::scenario)
                .filter(scenario -> !scenario.equals(tab.evaluation().scenario())).ifPresent(wrong::add));
    }

    private void change(double p10, double p90) {
        tab.set(rate, Optional.of(UncertainRange.of(rate, p10, p90)));
        tab.refresh();
    }

    private void work() {
        while (!background.isEmpty() || !screen.isEmpty()) {
            while (!background.isEmpty()) {
                background.remove().run();
            }
            while (!screen.isEmpty()) {
                screen.remove().run();
            }
        }
        assertEquals(List.of(), wrong);
    }

    private int size() {
        return uncertainty.samples().map(Samples::size).orElse(0);
    }

    @Test
    void aCertainScenarioHasNoSamplesAndNothingToDo() {
        assertFalse(uncertainty.uncertainProperty().get());
        assertEquals(0, size());
        assertTrue(background.isEmpty());
    }

    @Test
    void aChangeIsFollowedByAPreviewAndThenByAllSamples() {
        change(400, 700);
        assertTrue(uncertainty.uncertainProperty().get());
        assertEquals(0, size(), "nothing is computed in the first frame, whose cost nobody knows");
        background.remove().run();
        screen.remove().run();
        assertEquals(Simulation.PREVIEW, size());
        assertTrue(uncertainty.isPreview());
        assertEquals("preview: 200 samples, seed 1", uncertainty.standing());
        work();
        assertEquals(10_000, size());
        assertFalse(uncertainty.isPreview());
        assertEquals("10,000 samples, seed 1", uncertainty.standing());
    }

    @Test
    void nothingIsDrawnWhileNobodyLooksAndAllOfItAfterwards() {
        Property<Boolean> looking = new SimpleBooleanProperty(true);
        uncertainty.followWhile(looking);
        change(400, 700);
        work();
        looking.setValue(false);
        change(450, 700);
        change(500, 700);
        assertTrue(background.isEmpty() && screen.isEmpty());
        assertEquals(0, size());
        looking.setValue(true);
        assertEquals(tab.scenario(), uncertainty.samples().orElseThrow().scenario());
        work();
        assertEquals(10_000, size());
    }

    @Test
    void whatIsBeingDrawnWhenNobodyLooksAnyMoreIsGivenUpAndBegunAgain() {
        Property<Boolean> looking = new SimpleBooleanProperty(true);
        uncertainty.followWhile(looking);
        change(400, 700);
        looking.setValue(false);
        work();
        assertEquals(0, size());
        looking.setValue(true);
        work();
        assertEquals(10_000, size());
    }

    @Test
    void whereAPreviewIsFastItIsThereInTheSameFrame() {
        change(400, 700);
        work();
        change(500, 700);
        assertEquals(Simulation.PREVIEW, size());
        assertEquals(tab.scenario(), uncertainty.samples().orElseThrow().scenario());
        work();
        assertEquals(10_000, size());
    }

    @Test
    void whereAPreviewIsSlowNothingOldIsShownUntilItIsThere() {
        step = SLOW;
        change(400, 700);
        work();
        change(500, 700);
        assertEquals(0, size());
        assertEquals("sampling…", uncertainty.standing());
        work();
        assertEquals(10_000, size());
    }

    @Test
    void whileAGestureIsUnderWayThereArePreviewsAlone() {
        change(400, 700);
        work();
        tab.hold(true);
        for (int p10 = 410; p10 < 500; p10 += 10) {
            change(p10, 700);
            assertEquals(Simulation.PREVIEW, size());
            work();
            assertTrue(uncertainty.isPreview());
        }
        tab.hold(false);
        work();
        assertEquals(10_000, size());
        assertEquals(tab.scenario(), uncertainty.samples().orElseThrow().scenario());
    }

    @Test
    void ofABurstOfChangesOnlyTheLastIsShown() {
        step = SLOW;
        for (int p10 = 200; p10 < 500; p10++) {
            change(p10, 700);
            if (p10 % 7 == 0 && !background.isEmpty()) {
                background.remove().run();
            }
        }
        assertEquals(0, size());
        work();
        assertEquals(10_000, size());
        assertEquals(tab.scenario(), uncertainty.samples().orElseThrow().scenario());
    }

    @Test
    void whatIsMadeCertainAgainHasNoSamplesEvenIfSomeAreStillComing() {
        step = SLOW;
        change(400, 700);
        Runnable late = background.remove();
        tab.set(rate, Optional.empty());
        tab.refresh();
        late.run();
        work();
        assertEquals(0, size());
        assertFalse(uncertainty.uncertainProperty().get());
    }

    @Test
    void undoBringsTheSameNumbersBack() {
        change(400, 700);
        work();
        Samples before = uncertainty.samples().orElseThrow();
        change(450, 700);
        work();
        tab.undo();
        tab.refresh();
        work();
        Samples after = uncertainty.samples().orElseThrow();
        tab.problem().estimates()
                .forEach(estimate -> assertEquals(before.summary(estimate), after.summary(estimate)));
        assertEquals(Simulation.of(tab.scenario()).summary(tab.problem().estimates().getFirst()),
                after.summary(tab.problem().estimates().getFirst()));
    }

    @Test
    void afterAFailureThereAreNoSamplesOfAnotherScenarioAndASentenceSaysWhyUntilTheNextChange() {
        for (long pace : new long[]{SLOW, FAST}) {
            step = pace;
            change(400, 700);
            work();
            assertEquals(10_000, size());
            broken = true;
            change(410, 700);
            work();
            assertEquals(0, size());
            assertEquals("no samples", uncertainty.standing());
            assertEquals("It did not work: something is wrong inside Headroom itself",
                    uncertainty.failureProperty().get());
            broken = false;
            change(420, 700);
            assertEquals("", uncertainty.failureProperty().get());
            work();
            assertEquals(10_000, size());
        }
    }

    @Test
    void aPreviewStaysWhenTheRestOfItsSamplesFails() {
        change(400, 700);
        background.remove().run();
        screen.remove().run();
        broken = true;
        work();
        assertEquals(Simulation.PREVIEW, size());
        assertEquals("preview: 200 samples, seed 1", uncertainty.standing());
        assertFalse(uncertainty.failureProperty().get().isEmpty());
    }

    @Test
    void whatCannotBeRankedIsToldInASentenceInsteadOfWhatWasFoundBefore() {
        Property<Estimate> subject = new SimpleObjectProperty<>(tab.problem().estimates().getFirst());
        Findings findings = new Findings(uncertainty, subject, background::add, screen::add);
        findings.follow(new SimpleBooleanProperty(true));
        change(400, 700);
        work();
        assertFalse(findings.foundProperty().get().percentiles().isEmpty());
        subject.setValue(Problems.all().getLast().estimates().getLast());
        work();
        assertEquals(Findings.Found.NOTHING, findings.foundProperty().get());
        assertEquals("It did not work: something is wrong inside Headroom itself", findings.failureProperty().get());
        subject.setValue(tab.problem().estimates().getFirst());
        assertEquals("", findings.failureProperty().get());
        work();
        assertFalse(findings.foundProperty().get().percentiles().isEmpty());
    }

    private long clock() {
        if (broken) {
            throw new IllegalStateException("broken");
        }
        return time += step;
    }

    @Test
    void aValueOutsideItsOwnRangeHasNoSamplesUntilBothAgreeAgain() {
        change(400, 600);
        work();
        tab.set(rate, 700);
        tab.refresh();
        work();
        assertEquals(0, size());
        assertFalse(uncertainty.uncertainProperty().get());
        assertEquals("Peak request rate is 700 req/s, outside its own P10–P90 of 400–600 req/s.",
                uncertainty.astrayProperty().get());
        change(500, 800);
        work();
        assertEquals(10_000, size());
        assertEquals("", uncertainty.astrayProperty().get());
    }
}
