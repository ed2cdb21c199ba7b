package headroom.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import headroom.model.expression.Assumption;
import headroom.model.expression.Constant;
import headroom.model.expression.Coordinate;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.Group;
import headroom.model.expression.Range;
import headroom.problems.Problems;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Problems that are read again are the same when everything in them is; their quantities are known by their ids. */
class ProblemEqualityTest {

    @Test
    void problemsThatAreBuiltTwiceAreEqual() {
        assertEquals(Problems.all(), Problems.all());
        assertNotEquals(Problems.all().getFirst(), Problems.all().getLast());
    }

    @Test
    void aChangeOfAnythingMakesAnotherProblem() {
        Problem before = problem("Load", 3, "Units", 2);
        assertEquals(before, problem("Load", 3, "Units", 2));
        assertNotEquals(before, problem("Traffic", 3, "Units", 2));
        assertNotEquals(before, problem("Load", 4, "Units", 2));
        assertNotEquals(before, problem("Load", 3, "Parts", 2));
        assertNotEquals(before, problem("Load", 3, "Units", 5));
    }

    @Test
    void aScenarioKnowsTheQuantitiesOfAnEqualProblem() {
        Problem before = problem("Load", 3, "Units", 2);
        Problem again = problem("Load", 3, "Units", 2);
        assertEquals(Scenario.defaults(before), Scenario.defaults(again));
        Scenario changed = Scenario.defaults(before).with(again.assumptions().getFirst(), 8);
        assertEquals(8, changed.value(before.assumptions().getFirst()));
        assertEquals(16, Evaluation.of(changed).value(again.estimates().getFirst()));
    }

    @Test
    void quantitiesOfAKindAreKnownByTheirIds() {
        Estimate one = Estimate.estimate("one", "One", "", Constant.of(1));
        Estimate other = Estimate.estimate("one", "Another", "s", Constant.of(2, "s"));
        assertEquals(one, other);
        assertEquals(one.hashCode(), other.hashCode());
        assertNotEquals(one.content(), other.content());
        assertNotEquals(one, Coordinate.of("one", "One", ""));
    }

    @Test
    void formulasThatNameEachOtherAThousandTimesAreComparedAtOnce() {
        assertEquals(chain().content(), chain().content());
    }

    private static Estimate chain() {
        Estimate last = Estimate.estimate("e0", "E", "", Constant.of(1));
        for (int i = 1; i < 60; i++) {
            Expression twice = last.plus(last);
            last = Estimate.estimate("e" + i, "E", "", twice);
        }
        return last;
    }

    private static Problem problem(String label, double byDefault, String units, double factor) {
        Assumption load = Assumption.assumption("load", label, new Group("Group"), "", byDefault, Range.linear(0, 9))
                .means("A load.").plainAssumption("for a test.");
        Estimate result = Estimate.estimate("units", units, "", load.times(factor));
        return Problem.of("small", "Small", "A small problem", "Solve it.").assumptions(List.of(load))
                .estimates(List.of(result))
                .drawnAs(new Diagram(1, 1, LiveText.EMPTY, List.of(), List.of(), List.of(), List.of()));
    }
}
