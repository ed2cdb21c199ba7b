package headroom.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.problems.Problems;
import java.util.List;
import org.junit.jupiter.api.Test;

class HistoryTest {

    private static final Problem PROBLEM = Problems.all().getFirst();
    private static final Scenario START = Scenario.defaults(PROBLEM);

    private static Scenario rate(double value) {
        return START.with(PROBLEM.assumption("peakRate").orElseThrow(), value);
    }

    private static List<String> names(History history) {
        return history.entries().stream().map(History.Entry::name).toList();
    }

    @Test
    void undoAndRedoWalkTheSameList() {
        History history = History.of(START).then("600", rate(600)).then("700", rate(700));
        History back = history.undone().orElseThrow().undone().orElseThrow();
        assertEquals(START, back.present());
        assertTrue(back.undone().isEmpty());
        assertEquals(history, back.redone().orElseThrow().redone().orElseThrow());
        assertTrue(history.redone().isEmpty());
    }

    @Test
    void aStepAfterUndoForgetsWhatWasUndone() {
        History history = History.of(START).then("600", rate(600)).then("700", rate(700));
        History other = history.undone().orElseThrow().then("800", rate(800));
        assertEquals(List.of("Defaults", "600", "800"), names(other));
        assertTrue(other.redone().isEmpty());
    }

    @Test
    void theOldestStepsAreForgotten() {
        History history = History.of(START);
        for (int i = 1; i <= History.MOST + 20; i++) {
            history = history.then(Integer.toString(i), rate(i));
        }
        assertEquals(History.MOST, history.entries().size());
        assertEquals(rate(History.MOST + 20), history.present());
        assertEquals("21", names(history).getFirst());
    }

    @Test
    void aPositionOutsideTheListIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> History.of(START).at(1));
    }

    @Test
    void stepsGoOnWithTheFileOfTheOneBefore() {
        History opened = History.of(START).then(new History.Entry("Opened", rate(600), "busy.json"));
        assertEquals("busy.json", opened.then("700", rate(700)).file());
        assertEquals("", opened.undone().orElseThrow().file());
    }

    @Test
    void savingElsewhereMovesTheStepsOnThatFileAndNoOthers() {
        History history = History.of(START).then(new History.Entry("Opened", rate(600), "a.json"))
                .then("700", rate(700)).then("800", rate(800))
                .then(new History.Entry("Preset", rate(900), "")).at(2).movedTo("b.json");
        assertEquals(List.of("", "b.json", "b.json", "b.json", ""),
                history.entries().stream().map(History.Entry::file).toList());
        assertEquals(rate(700), history.present());
    }

    @Test
    void theLastStepsIncludeThePresentOne() {
        History history = History.of(START).then("1", rate(1)).then("2", rate(2)).then("3", rate(3));
        assertEquals(List.of("2", "3"), names(history.last(2)));
        assertEquals(rate(3), history.last(2).present());
        assertEquals(List.of("1", "2"), names(history.at(1).last(2)));
        assertEquals(rate(1), history.at(1).last(2).present());
        assertEquals(history, history.last(9));
    }
}
