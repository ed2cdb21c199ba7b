package headroom.ui.questions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.files.problem.Preset;
import headroom.files.scenario.ProblemFiles;
import headroom.formula.Assumption;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.Candidate;
import headroom.whatif.Comparison;
import headroom.whatif.chart.OverlaidChart;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

/** What is side by side, where the other thread runs when the test says so. */
@ExtendWith(ApplicationExtension.class)
class CompareModelTest {

    private static final Problem PROBLEM = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final Assumption RATE = PROBLEM.assumption("peakRate").orElseThrow();
    private static final List<Scenario> PRESETS = ProblemFiles.bundled(List.of(PROBLEM)).of(PROBLEM).presets().stream()
            .map(Preset::scenario).toList();

    private final ProblemModel tab = new ProblemModel(PROBLEM, PRESETS, PRESETS.getFirst(), Moment.NOON);
    private final Deque<Runnable> background = new ArrayDeque<>();

    private CompareModel compare() {
        return new CompareModel(tab, background::add, Runnable::run);
    }

    private static List<String> names(CompareModel compare) {
        return compare.columnsProperty().get().stream().map(Candidate::name).toList();
    }

    private static Candidate chosen(String name, double rate) {
        return Candidate.chosen(name, PRESETS.getFirst().with(RATE, rate));
    }

    @Test
    void thePresentScenarioIsHeldAgainstTheBaselineOrElseAPreset() {
        assertEquals(List.of("Present", PRESETS.get(1).name()), names(compare()));
        tab.set(RATE, 800);
        tab.pin();
        assertEquals(List.of("Present", "Baseline"), names(compare()));
    }

    @Test
    void theChartIsOneInWhichTheColumnsDiffer() {
        CompareModel compare = compare();
        compare.remove(1);
        compare.add(chosen("Busy", 5_000));
        ChartSpec shown = compare.pickProperty().get().chart();
        assertTrue(OverlaidChart.differs(shown, compare.pickProperty().get().series(),
                compare.columnsProperty().get().stream().map(Candidate::named).toList()), shown::id);
    }

    @Test
    void aColumnIsThereOnceAndNoMoreThanThereIsRoomFor() {
        CompareModel compare = compare();
        Candidate busy = chosen("Busy", 5_000);
        compare.add(busy);
        compare.add(busy);
        assertEquals(3, compare.columnsProperty().get().size());
        for (int more = 0; more < Comparison.MOST; more++) {
            compare.add(chosen("More " + more, 600 + more));
        }
        assertTrue(compare.isFull());
        assertEquals(Comparison.MOST, compare.columnsProperty().get().size());
        while (compare.places().count() > 1) {
            compare.remove(0);
        }
        compare.remove(0);
        assertEquals(1, compare.places().count());
    }

    @Test
    void whatIsThereIsNoCandidateAndWhatWasTakenAwayIsOne() {
        CompareModel compare = compare();
        Candidate preset = compare.columnsProperty().get().get(1);
        assertFalse(compare.candidates().contains(preset));
        compare.remove(1);
        assertTrue(compare.candidates().contains(preset));
    }

    @Test
    void anotherColumnBecomesTheOneThatOthersAreHeldAgainst() {
        CompareModel compare = compare();
        compare.add(chosen("Busy", 5_000));
        compare.refer(2);
        assertEquals(List.of("Busy", "Present", PRESETS.get(1).name()), names(compare));
        assertEquals(5_000, compare.comparison().evaluations().getFirst().scenario().ownValue(RATE));
    }

    @Test
    void aColumnBecomesThePresentScenarioInOneStep() {
        CompareModel compare = compare();
        compare.add(chosen("Busy", 5_000));
        assertTrue(compare.isPresent(0));
        compare.show(2);
        assertEquals(5_000, tab.evaluation().scenario().ownValue(RATE));
        assertTrue(compare.isPresent(2));
        assertEquals("Compared: Busy", tab.historyProperty().get().presentName());
        tab.undo();
        assertEquals(500, tab.scenario().ownValue(RATE));
    }

    @Test
    void theSameIsComparedAgainWithThePresentScenarioOfThen() {
        CompareModel first = compare();
        first.add(chosen("Busy", 5_000));
        tab.set(RATE, 900);
        CompareModel again = compare();
        assertEquals(names(first), names(again));
        assertEquals(first.pickProperty().get(), again.pickProperty().get());
        assertEquals(900, again.columnsProperty().get().getFirst().scenario().ownValue(RATE));
        assertEquals(5_000, again.columnsProperty().get().get(2).scenario().ownValue(RATE));
    }

    @Test
    void aBaselineThatWasUnpinnedIsComparedNoMore() {
        tab.pin();
        tab.set(RATE, 900);
        CompareModel first = compare();
        first.refer(0);
        assertEquals(List.of("Present", "Baseline"), names(first));
        tab.unpin();
        assertEquals(List.of("Present"), names(compare()));
    }

    @Test
    void samplesComeFromTheOtherThreadUnlessNobodyWantsThemAnyMore() {
        tab.set(RATE, Optional.of(UncertainRange.around(RATE, tab.scenario().ownValue(RATE))));
        CompareModel compare = compare();
        compare.compare();
        assertFalse(isSampled(compare));
        work();
        assertTrue(isSampled(compare));
        compare.compare();
        assertFalse(isSampled(compare));
        compare.dispose();
        work();
        assertFalse(isSampled(compare));
        assertEquals("", compare.failureProperty().get());
    }

    private static boolean isSampled(CompareModel compare) {
        return compare.comparedProperty().get().assessments().getFirst().samples().isPresent();
    }

    private void work() {
        while (!background.isEmpty()) {
            background.remove().run();
        }
    }
}
