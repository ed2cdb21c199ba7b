package headroom.ui.explain.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.ui.background.ExpectedFailures;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.sensitivity.Tornado;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** What matters, computed within the frame or beside it. */
@ExtendWith({ApplicationExtension.class, ExpectedFailures.class})
class SensitivityModelTest {

    private static final Problem PROBLEM = Problems.all().getFirst();
    private static final Assumption PEAK_RATE = PROBLEM.assumption("peakRate").orElseThrow();

    /** Nobody can answer what matters for it. */
    private static final Estimate OF_ANOTHER_PROBLEM = Problems.all().getLast().estimates().getLast();

    private final Deque<Runnable> background = new ArrayDeque<>();
    private final Deque<Runnable> later = new ArrayDeque<>();
    private final ProblemModel problem = new ProblemModel(PROBLEM, List.of(), Scenario.defaults(PROBLEM), Moment.NOON);

    private SensitivityModel model(long quickNanos) {
        return new SensitivityModel(problem, background::add, (_, action) -> later.add(action), quickNanos);
    }

    private static void runAll(Deque<Runnable> actions) {
        while (!actions.isEmpty()) {
            actions.remove().run();
        }
    }

    private static Tornado tornado(SensitivityModel model) {
        return model.plotProperty().get().orElseThrow().tornado();
    }

    private void move(double rate) {
        problem.set(PEAK_RATE, rate);
        problem.refresh();
    }

    @Test
    void whatIsQuickFollowsEveryEvaluationAtOnce(FxRobot robot) {
        robot.interact(() -> {
            SensitivityModel model = model(Long.MAX_VALUE);
            runAll(background);
            move(800);
            assertSame(problem.evaluation(), tornado(model).evaluation());
            problem.enquiry().ask(PROBLEM.estimate("ttftP99").orElseThrow());
            assertEquals("ttftP99", tornado(model).estimate().id());
            model.shareProperty().set(0.5);
            assertEquals(0.5, tornado(model).share());
            assertTrue(background.isEmpty());
        });
    }

    @Test
    void nothingIsComputedWhileNobodyLooksAndTheLatestAfterwards(FxRobot robot) {
        robot.interact(() -> {
            for (long quick : new long[]{Long.MAX_VALUE, -1}) {
                SensitivityModel model = model(quick);
                Property<Boolean> looking = new SimpleBooleanProperty(true);
                model.followWhile(looking);
                runAll(background);
                Tornado before = tornado(model);
                looking.setValue(false);
                move(quick > 0 ? 700 : 600);
                move(quick > 0 ? 800 : 900);
                assertTrue(background.isEmpty());
                assertSame(before, tornado(model));
                looking.setValue(true);
                runAll(background);
                assertSame(problem.evaluation(), tornado(model).evaluation());
            }
        });
    }

    @Test
    void whatTakesLongIsAnsweredBesideTheWindowAndOnlyTheLatestCounts(FxRobot robot) {
        robot.interact(() -> {
            SensitivityModel model = model(-1);
            assertTrue(model.plotProperty().get().isEmpty());
            runAll(background);
            move(600);
            move(700);
            assertEquals(500, tornado(model).evaluation().scenario().ownValue(PEAK_RATE));
            runAll(background);
            assertSame(problem.evaluation(), tornado(model).evaluation());
        });
    }

    @Test
    void anAnswerThatIsMissingForLongIsSaidToBe(FxRobot robot) {
        robot.interact(() -> {
            SensitivityModel model = model(-1);
            runAll(background);
            runAll(later);
            assertFalse(model.lateProperty().get());
            move(600);
            runAll(later);
            assertTrue(model.lateProperty().get());
            runAll(background);
            assertFalse(model.lateProperty().get());
        });
    }

    @Test
    void whatTakesLongWaitsForTheEndOfAGestureWhileNobodyLooks(FxRobot robot) {
        robot.interact(() -> {
            SensitivityModel model = model(-1);
            runAll(background);
            problem.hold(true);
            move(600);
            assertTrue(background.isEmpty());
            model.shownProperty().set(true);
            assertFalse(background.isEmpty());
            runAll(background);
            model.shownProperty().set(false);
            move(700);
            assertTrue(background.isEmpty());
            problem.hold(false);
            runAll(background);
            assertSame(problem.evaluation(), tornado(model).evaluation());
        });
    }

    @Test
    void rowsAreSortedWhenAGestureEnds(FxRobot robot) {
        robot.interact(() -> {
            SensitivityModel model = model(Long.MAX_VALUE);
            runAll(background);
            List<Assumption> before = order(model);
            problem.hold(true);
            move(4_000);
            assertEquals(before, order(model).subList(0, before.size()));
            problem.hold(false);
            assertEquals(TornadoPlot.of(tornado(model)), model.plotProperty().get().orElseThrow());
        });
    }

    private static List<Assumption> order(SensitivityModel model) {
        return model.plotProperty().get().orElseThrow().rows().stream().map(TornadoPlot.Row::assumption).toList();
    }

    @Test
    void afterAFailureNoOldNumberStaysAndASentenceSaysWhyUntilTheNextAnswer(FxRobot robot) {
        for (long quickNanos : new long[]{-1, Long.MAX_VALUE}) {
            robot.interact(() -> {
                SensitivityModel model = model(quickNanos);
                runAll(background);
                assertTrue(model.plotProperty().get().isPresent());
                problem.enquiry().ask(OF_ANOTHER_PROBLEM);
                runAll(background);
                runAll(later);
                assertTrue(model.plotProperty().get().isEmpty());
                assertFalse(model.lateProperty().get());
                assertEquals("It did not work: something is wrong inside Headroom itself",
                        model.failureProperty().get());
                problem.enquiry().ask(PROBLEM.headlines().getFirst().estimate());
                runAll(background);
                assertTrue(model.plotProperty().get().isPresent());
                assertEquals("", model.failureProperty().get());
            });
        }
    }
}
