package headroom.ui.questions.goal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.files.problem.Sorting;
import headroom.formula.Assumption;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.ui.Pulses;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.seek.Goal.Relation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** What a goal asks, offers and changes, where the other thread works when the test says. */
@ExtendWith(ApplicationExtension.class)
class GoalModelTest {

    private final Deque<Runnable> background = new ArrayDeque<>();
    private final FxRobot robot = new FxRobot();
    private ProblemModel tab;
    private GoalModel goal;

    @BeforeEach
    void open() {
        Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
        tab = new ProblemModel(problem, List.of(), Scenario.defaults(problem), Moment.NOON);
        robot.interact(() -> goal =
                new GoalModel(tab, problem.estimate("costPerHour").orElseThrow(), background::add));
        work();
    }

    private void work() {
        Pulses.settle();
        while (!background.isEmpty()) {
            background.remove().run();
            Pulses.settle();
        }
    }

    private void type(String target) {
        robot.interact(() -> goal.targetProperty().set(target));
    }

    private void changeBy(String id) {
        robot.interact(() -> goal.changeBy(assumption(id)));
    }

    private Assumption assumption(String id) {
        return tab.problem().assumption(id).orElseThrow();
    }

    private GoalState state() {
        return goal.stateProperty().get();
    }

    @Test
    void withoutATargetItAsksForOneAndSaysWhatTheNumberIsNow() {
        assertEquals(new GoalState.Asking("Type what Cost should be; it is $1,088/h now."), state());
        assertFalse(goal.apply());
    }

    @Test
    void aTargetThatIsNoNumberIsRefusedInASentence() {
        type("cheap");
        work();
        GoalState.Refused refused = assertInstanceOf(GoalState.Refused.class, state());
        assertTrue(refused.sentence().contains("cheap"), refused::sentence);
        assertEquals(OptionalDouble.empty(), goal.proposalProperty().get());
    }

    @Test
    void anAnswerProposesTheNearestPlaceAndIsAppliedAsOneStep() {
        changeBy("prefixHitRate");
        type("900");
        assertInstanceOf(GoalState.Searching.class, state());
        work();
        assertInstanceOf(GoalState.Answered.class, state());
        double proposed = goal.proposalProperty().get().orElseThrow();
        assertTrue(proposed > 64.4 && proposed < 64.6, () -> "%s".formatted(proposed));
        assertEquals(50, tab.scenario().ownValue(assumption("prefixHitRate")), "nothing changes before OK");
        robot.interact(() -> assertTrue(goal.apply()));
        assertEquals(proposed, tab.scenario().ownValue(assumption("prefixHitRate")));
        tab.undo();
        assertEquals(Scenario.defaults(tab.problem()), tab.scenario());
    }

    @Test
    void whoeverChoseAnAssumptionKeepsItWhateverTheGoalBecomes() {
        changeBy("gpuHourPrice");
        type("900");
        work();
        type("800");
        work();
        assertEquals(Optional.of(assumption("gpuHourPrice")), goal.byProperty().get());
    }

    @Test
    void whatReachesTheGoalIsOfferedFirst() {
        type("900");
        work();
        Assumption first = goal.assumptionsProperty().get().getFirst();
        assertEquals(Optional.of(first), goal.byProperty().get());
        assertTrue(goal.note(first).startsWith("at "), goal.note(first));
        assertEquals("out of reach", goal.note(assumption("spareUnits")));
    }

    @Test
    void whatIsKeptIsNotOffered() {
        tab.enquiry().keep(assumption("gpuHourPrice"), true);
        robot.interact(() -> goal.estimateProperty().set(tab.problem().estimate("costPerMillionOutput").orElseThrow()));
        type("0.5");
        work();
        assertFalse(goal.assumptionsProperty().get().contains(assumption("gpuHourPrice")));
    }

    @Test
    void aWorkerAsksNothingOfTheScreen() {
        tab.enquiry().keep(assumption("gpuHourPrice"), true);
        robot.interact(() -> goal.estimateProperty().set(tab.problem().estimate("costPerMillionOutput").orElseThrow()));
        tab.enquiry().keep(assumption("gpuHourPrice"), false);
        work();
        assertFalse(goal.assumptionsProperty().get().contains(assumption("gpuHourPrice")),
                "the answer is to what was so when it was asked");
    }

    @Test
    void anAnswerToAnEarlierQuestionIsNeverShown() {
        changeBy("prefixHitRate");
        type("900");
        type("800");
        robot.interact(() -> goal.relationProperty().set(Relation.AT_LEAST));
        work();
        GoalState.Answered answered = assertInstanceOf(GoalState.Answered.class, state());
        assertEquals(800, answered.question().target());
        assertEquals(Relation.AT_LEAST, answered.question().relation());
    }

    @Test
    void aChangeOfTheTabIsAskedAboutAnew() {
        changeBy("prefixHitRate");
        type("900");
        work();
        robot.interact(() -> tab.set(assumption("peakRate"), 300));
        assertInstanceOf(GoalState.Searching.class, state());
        work();
        GoalState.Answered answered = assertInstanceOf(GoalState.Answered.class, state());
        assertEquals(tab.scenario(), answered.question().scenario());
    }

    @Test
    void afterClosingNothingIsAnsweredAnyMore() {
        changeBy("prefixHitRate");
        type("900");
        robot.interact(goal::close);
        work();
        assertInstanceOf(GoalState.Searching.class, state());
    }

    @Test
    void anAssumptionThatIsNotUsedIsNotOfferedUnlessItMovesTheNumberAllTheSame() {
        Problem problem = Sorting.problem();
        tab = new ProblemModel(problem, List.of(), Scenario.defaults(problem), Moment.NOON);
        robot.interact(() -> goal = new GoalModel(tab, problem.estimate("load").orElseThrow(), background::add));
        work();
        assertTrue(goal.assumptionsProperty().get().contains(assumption("rate")));
        assertFalse(goal.assumptionsProperty().get().contains(assumption("yield")));
        robot.interact(() -> goal.estimateProperty().set(problem.estimate("derivedRate").orElseThrow()));
        work();
        assertTrue(goal.assumptionsProperty().get().contains(assumption("yield")));
    }
}
