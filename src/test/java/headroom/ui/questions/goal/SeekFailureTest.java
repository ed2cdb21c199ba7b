package headroom.ui.questions.goal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.formula.Assumption;
import headroom.model.Check;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.ui.background.ExpectedFailures;
import headroom.ui.tab.ProblemModel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** Goals and fixes whose search fails, since it is about something of another problem. */
@ExtendWith({ApplicationExtension.class, ExpectedFailures.class})
class SeekFailureTest {

    private static final String SENTENCE = "It did not work: something is wrong inside Headroom itself";
    private static final Problem PROBLEM = Problems.all().getFirst();
    private static final Problem OTHER = Problems.all().getLast();

    private final Deque<Runnable> background = new ArrayDeque<>();
    private final ProblemModel tab = new ProblemModel(PROBLEM, List.of(), Scenario.defaults(PROBLEM), Moment.NOON);

    /** An assumption that the problem does not have, whose value nobody can tell. */
    private static Assumption stranger() {
        return OTHER.assumptions().stream().filter(one -> PROBLEM.assumption(one.id()).isEmpty()).findFirst()
                .orElseThrow();
    }

    private void work() {
        while (!background.isEmpty()) {
            background.remove().run();
        }
    }

    @Test
    void aGoalWhoseSearchFailsIsRefusedInASentenceAndTheNextOneAnswered(FxRobot robot) {
        robot.interact(() -> {
            GoalModel goal = new GoalModel(tab, PROBLEM.headlines().getFirst().estimate(), background::add);
            work();
            Assumption first = goal.byProperty().get().orElseThrow();
            goal.targetProperty().set("400");
            work();
            goal.changeBy(stranger());
            work();
            assertEquals(new GoalState.Refused(SENTENCE + "."), goal.stateProperty().get());
            goal.changeBy(first);
            work();
            assertInstanceOf(GoalState.Answered.class, goal.stateProperty().get());
        });
    }

    @Test
    void fixesWhoseSearchFailsSaySoInASentence(FxRobot robot) {
        robot.interact(() -> {
            Check check = OTHER.checks().getLast();
            FixesModel fixes = new FixesModel(tab, check, background::add);
            fixes.search();
            work();
            assertEquals(SENTENCE, fixes.failureProperty().get());
            assertTrue(fixes.found().isEmpty());
        });
    }
}
