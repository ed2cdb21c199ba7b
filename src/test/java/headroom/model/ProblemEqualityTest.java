package headroom.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import headroom.Written;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Group;
import headroom.formula.Range;
import headroom.problems.Problems;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Problems that are read again are the same when everything in them is; their quantities are known by their ids. */
class ProblemEqualityTest {

    private static final Assumption LOAD =
            Written.assumption("load", "Load", new Group("Group"), "", 3, Range.linear(0, 9));

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
    void whereAChoiceCountsAndWhoMakesItBelongToAProblem() {
        Problem before = choosing(Usage.PLAIN, Group.Nature.GIVEN);
        assertEquals(before, choosing(Usage.PLAIN, Group.Nature.GIVEN));
        Usage where = Usage.where(LOAD.moreThan(Constant.of(5)));
        assertNotEquals(before, choosing(where, Group.Nature.GIVEN));
        assertEquals(choosing(where, Group.Nature.GIVEN), choosing(where, Group.Nature.GIVEN));
        assertNotEquals(choosing(where, Group.Nature.GIVEN),
                choosing(Usage.where(LOAD.moreThan(Constant.of(6))), Group.Nature.GIVEN));
        assertNotEquals(before, choosing(Usage.PLAIN, Group.Nature.DECISION));
    }

    private static Problem choosing(Usage usage, Group.Nature nature) {
        Choice choice =
                Written.choice("way", "Way", new Group("Group"), "A way.", new Choice.Option("one", "one", "One."),
                        new Choice.Option("other", "other", "The other.")).of(nature);
        return WrittenProblem.of("small", "Small").assumptions(List.of(LOAD))
                .choices(List.of(choice)).choiceUsages(Map.of(choice, usage))
                .estimates(List.of(Written.estimate("units", "Units", "", LOAD.times(2))))
                .build(new Diagram(1, 1, LiveText.EMPTY, List.of(), List.of(), List.of(), List.of()));
    }

    @Test
    void aScenarioKnowsTheQuantitiesOfAnEqualProblem() {
        Problem before = problem("Load", 3, "Units", 2);
        Problem again = problem("Load", 3, "Units", 2);
        assertEquals(Scenario.defaults(before), Scenario.defaults(again));
        Scenario changed = Scenario.defaults(before).with(again.assumptions().getFirst(), 8);
        assertEquals(8, changed.ownValue(before.assumptions().getFirst()));
        assertEquals(16, Evaluation.of(changed).value(again.estimates().getFirst()));
    }

    @Test
    void quantitiesOfAKindAreKnownByTheirIds() {
        Estimate one = Written.estimate("one", "One", "", Constant.of(1));
        Estimate other = Written.estimate("one", "Another", "s", Constant.of(2, "s"));
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
        Estimate last = Written.estimate("e0", "E", "", Constant.of(1));
        for (int i = 1; i < 60; i++) {
            Expression twice = last.plus(last);
            last = Written.estimate("e" + i, "E", "", twice);
        }
        return last;
    }

    private static Problem problem(String label, double byDefault, String units, double factor) {
        Assumption load = Written.assumption("load", label, new Group("Group"), "", byDefault, Range.linear(0, 9));
        Estimate result = Written.estimate("units", units, "", load.times(factor));
        return WrittenProblem.of("small", "Small").assumptions(List.of(load))
                .estimates(List.of(result))
                .build(new Diagram(1, 1, LiveText.EMPTY, List.of(), List.of(), List.of(), List.of()));
    }
}
