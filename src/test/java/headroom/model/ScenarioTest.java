package headroom.model;

import static headroom.model.SmallService.*;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import headroom.Written;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Group;
import headroom.formula.Range;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenarioTest {

    private final Problem problem = problem();
    private final Scenario defaults = Scenario.defaults(problem);

    @Test
    void everythingStartsAtItsDefault() {
        assertEquals(950, defaults.ownValue(LOAD));
        assertEquals(PLAIN, defaults.option(CACHE));
        assertEquals("", defaults.preset());
    }

    @Test
    void aChangeMakesAnotherScenarioAndLeavesTheFirst() {
        Scenario changed = defaults.with(LOAD, 100).with(CACHE, CACHED);
        assertEquals(100, changed.ownValue(LOAD));
        assertEquals(950, defaults.ownValue(LOAD));
        assertEquals(PLAIN, defaults.option(CACHE));
        assertEquals(List.of(LOAD), changed.changedAssumptions(defaults));
        assertEquals(List.of(CACHE), changed.changedChoices(defaults));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            load   | 6000     | load is 6,000, but must be between 1 and 5,000 tok/s
            load   | 0        | load is 0, but must be between 1 and 5,000 tok/s
            load   | NaN      | load is NaN, but must be between 1 and 5,000 tok/s
            load   | Infinity | load is Infinity, but must be between 1 and 5,000 tok/s
            load   | 1e300    | load is 1E300, but must be between 1 and 5,000 tok/s
            spares | 1.5      | spares is 1.5, but must be a whole number between 0 and 10 GPUs
            spares | -1       | spares is −1, but must be a whole number between 0 and 10 GPUs
            """)
    void aValueThatIsNotAllowedIsRejectedInASentence(String id, double value, String sentence) {
        Assumption assumption = problem.assumption(id).orElseThrow();
        assertEquals(sentence, assertThrows(IllegalArgumentException.class, () -> defaults.with(assumption, value))
                .getMessage());
    }

    @Test
    void aNoteIsThereAsLongAsTheScenarioIsWhatItWasWrittenFor() {
        Scenario noted = defaults.with(LOAD, 100).named("Quiet", "One server will do.");
        assertEquals("One server will do.", noted.note());
        assertEquals("One server will do.", noted.with(new Sampling(7, 2_000)).startedFrom("quiet").note());
        assertEquals("", noted.with(CACHE, CACHED).note());
        assertEquals("", noted.with(LOAD, new UncertainRange(90, 120, UncertainRange.Shape.NORMAL)).note());
        Scenario moved = noted.with(LOAD, 3_000);
        assertEquals("", moved.note());
        assertEquals("One server will do.", moved.writtenNote());
        assertEquals(noted, moved.with(LOAD, 100));
        assertEquals("Three will do.", moved.named("Busy", "Three will do.").note());
    }

    @Test
    void aRangeThatAllowsZeroBesidesSaysSo() {
        Assumption some =
                Written.assumption("some", "Some", new Group("Group"), "GB", 0, Written.andZero(Range.log(1, 10)));
        assertEquals("some is 0.5, but must be 0 or between 1 and 10 GB", some.rejection(0.5).orElseThrow());
        assertEquals(0, some.range().nearest(0.2));
        assertEquals(1, some.range().nearest(0.7));
    }

    @Test
    void aDefaultOutsideItsRangeIsRejected() {
        Range range = Range.linear(0, 10);
        assertEquals("the default of odd is 20, but must be between 0 and 10 s",
                assertThrows(IllegalArgumentException.class,
                        () -> Written.assumption("odd", "Odd", new Group("Group"), "s", 20, range)).getMessage());
    }

    @Test
    void anOptionOrAnAssumptionOfAnotherProblemIsRejected() {
        Choice.Option strange = new Choice.Option("strange", "strange", "");
        assertEquals("cache has no option strange; it must be plain or cached",
                assertThrows(IllegalArgumentException.class, () -> defaults.with(CACHE, strange)).getMessage());
        Assumption other = Written.assumption("other", "Other", new Group("Group"), "", 1, Range.linear(0, 2));
        assertEquals("other is no assumption of small",
                assertThrows(IllegalArgumentException.class, () -> defaults.with(other, 1)).getMessage());
    }

    @Test
    void minusZeroIsZero() {
        assertEquals(Double.doubleToRawLongBits(0.0),
                Double.doubleToRawLongBits(defaults.with(SPARES, -0.0).ownValue(SPARES)));
    }

    @Test
    void scenariosAreEqualWhenAllTheySayIs() {
        assertEquals(defaults, defaults.with(LOAD, 5).with(LOAD, 950));
        assertEquals(defaults.hashCode(), defaults.with(LOAD, 5).with(LOAD, 950).hashCode());
        assertNotEquals(defaults, defaults.with(LOAD, 5));
        assertNotEquals(defaults, defaults.named("Other", ""));
        assertNotEquals(defaults, defaults.startedFrom("reference"));
        assertNotEquals(defaults, defaults.with(CACHE, CACHED));
    }

    @Test
    void valuesAreInTheAssumptionsUnitAndBaseValuesInBaseUnits() {
        Assumption tpot = Written.assumption("tpot", "TPOT", new Group("Group"), "ms/tok", 50, Range.linear(0, 100));
        Problem timed = builder().assumptions(List.of(tpot)).build(emptyDiagram());
        assertEquals(50, Scenario.defaults(timed).ownValue(tpot));
        assertEquals(0.05, Scenario.defaults(timed).baseValue(tpot));
    }
}
