package headroom.ui.questions.goal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.formula.Assumption;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.ui.Pulses;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.seek.Fix;
import headroom.whatif.seek.Fixes;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/** What a search for fixes shows as it goes on, where the other thread works when the test says. */
@ExtendWith(ApplicationExtension.class)
class FixesModelTest {

    private final Deque<Runnable> background = new ArrayDeque<>();
    private final FxRobot robot = new FxRobot();
    private ProblemModel tab;
    private Check check;
    private FixesModel fixes;

    @BeforeEach
    void open() {
        Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
        tab = new ProblemModel(problem, List.of(), Scenario.defaults(problem), Moment.NOON);
        check = problem.checks().stream().filter(each -> each.label().equals("Lose a decode unit")).findFirst()
                .orElseThrow();
        search();
    }

    private void search() {
        robot.interact(() -> fixes = new FixesModel(tab, check, background::add));
    }

    private void step() {
        background.remove().run();
        Pulses.settle();
    }

    private void work() {
        Pulses.settle();
        while (!background.isEmpty()) {
            step();
        }
    }

    private Assumption assumption(String id) {
        return tab.problem().assumption(id).orElseThrow();
    }

    @Test
    void thePartsOfASearchAreCountedOneByOne() {
        robot.interact(fixes::search);
        assertEquals(0, fixes.doneProperty().get());
        work();
        assertEquals(fixes.parts(), fixes.doneProperty().get());
    }

    @Test
    void whatIsFoundIsWhatTheSearchAsAWholeFindsAndEachMakesTheCheckPass() {
        robot.interact(fixes::search);
        work();
        List<Fix> whole = Fixes.of(tab.scenario(), check, Set.of(), () -> false);
        assertFalse(whole.isEmpty());
        assertEquals(new HashSet<>(whole), new HashSet<>(fixes.found()));
        for (Fix fix : fixes.found()) {
            assertTrue(Evaluation.of(fix.scenario()).check(check).passed(), fix::text);
        }
    }

    @Test
    void aFixIsMadeAsOneStep() {
        robot.interact(fixes::search);
        work();
        Fix spare = fixes.found().stream().filter(fix -> fix.text().startsWith("Spare units")).findFirst()
                .orElseThrow();
        robot.interact(() -> fixes.apply(spare));
        assertEquals(spare.scenario(), tab.scenario());
        tab.undo();
        assertEquals(Scenario.defaults(tab.problem()), tab.scenario());
    }

    @Test
    void anotherScenarioBeginsAnotherSearchAndNothingOfTheOldOneStays() {
        robot.interact(fixes::search);
        step();
        robot.interact(() -> tab.set(assumption("peakRate"), 480));
        assertTrue(fixes.found().isEmpty());
        work();
        assertFalse(fixes.found().isEmpty());
        fixes.found().forEach(fix -> assertEquals(tab.scenario(), fix.change().before()));
        assertEquals(fixes.parts(), fixes.doneProperty().get());
    }

    @Test
    void whatIsKeptIsLeftAlone() {
        tab.enquiry().keep(assumption("spareUnits"), true);
        search();
        robot.interact(fixes::search);
        work();
        assertEquals(1, fixes.kept());
        assertTrue(
                fixes.found().stream().noneMatch(fix -> fix.change().assumptions().contains(assumption("spareUnits"))));
    }

    @Test
    void afterClosingNothingMoreIsFound() {
        robot.interact(fixes::search);
        robot.interact(fixes::close);
        work();
        assertTrue(fixes.found().isEmpty());
    }
}
