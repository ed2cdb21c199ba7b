package headroom.formula.program;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Constant;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Formulas;
import headroom.formula.NamedFunction;
import headroom.formula.Quantity;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class CompilerTest {

    private final Assumption load = Formulas.assumption("load", "", 8);
    private final Assumption size = Formulas.assumption("size", "", 3);
    private final Estimate units = Written.estimate("units", "Units", "", Written.ceil(load.dividedBy(size)));
    private final Estimate spare = Written.estimate("spare", "Spare", "", units.times(size).minus(load));

    @Test
    void columnsEqualScalarsRowByRow() {
        double[] loads = {1, 3, 8, 9, 10.5};
        Program program = compile(units, spare);
        Columns together = program.run(over(load, loads), loads.length);
        for (int row = 0; row < loads.length; row++) {
            Columns alone = program.run(over(load, loads[row]), 1);
            assertEquals(alone.value(units, 0), together.value(units, row));
            assertEquals(alone.value(spare, 0), together.value(spare, row));
        }
    }

    @Test
    void whatIsTheSameInAllRowsIsAColumnAllTheSame() {
        Estimate twice = Written.estimate("twice", "Twice", "", size.times(2));
        Columns columns = compile(twice, units).run(over(load, 1, 2, 3), 3);
        assertArrayEquals(new double[]{6, 6, 6}, columns.column(twice, 3));
        assertEquals(6, columns.value(twice, 2));
    }

    @Test
    void whatIsTheSameInAllRowsIsComputedOnce() {
        AtomicInteger calls = new AtomicInteger();
        Expression counted = counting(calls).of(size);
        compile(counted.plus(load)).run(over(load, 1, 2, 3, 4), 4);
        assertEquals(1, calls.get());
    }

    @Test
    void equalPartsOfFormulasAreComputedOnce() {
        AtomicInteger calls = new AtomicInteger();
        NamedFunction counting = counting(calls);
        Estimate once = Written.estimate("once", "Once", "", counting.of(load.plus(size)).plus(1));
        Estimate again = Written.estimate("again", "Again", "", counting.of(load.plus(size)).times(once));
        compile(once, again).run(over(load, 8), 1);
        assertEquals(1, calls.get());
    }

    @Test
    void aBranchThatIsNotChosenCostsNothing() {
        AtomicInteger calls = new AtomicInteger();
        Choice choice = Formulas.choice("mode", "fast", "slow");
        Expression cases =
                Written.cases(choice).when(choice.options().getFirst(), size).otherwise(counting(calls).of(load));
        Program program = Compiler.compile(List.of(cases), Map.of(choice, choice.options().getFirst()), Set.of());
        program.run(over(load, 8), 1);
        assertEquals(0, calls.get());
        assertEquals(List.of(size), program.inputs());
    }

    @Test
    void aGivenEstimateIsAnInputAndIsNoLongerComputed() {
        Program program = Compiler.compile(List.of(spare), Map.of(), Set.of(units));
        Columns columns = program.run(quantity -> quantity.equals(units) ? new double[]{3, 4} : own(quantity), 2);
        assertArrayEquals(new double[]{1, 4}, columns.column(spare, 2));
        assertTrue(program.inputs().contains(units));
    }

    @Test
    void anOutputThatIsAnInputComesBackAsGiven() {
        assertArrayEquals(new double[]{5, 6}, compile(load).run(over(load, 5, 6), 2).column(load, 2));
    }

    @Test
    void constantsAreFoldedAndStillAnswer() {
        Expression seven = Constant.of(3).plus(4);
        Program program = compile(seven);
        assertEquals(List.of(), program.inputs());
        assertEquals(7, program.run(over(load, 1), 1).output(0));
        assertArrayEquals(new double[]{7, 7}, program.run(over(load, 1, 2), 2).column(seven, 2));
    }

    @Test
    void anExpressionThatWasNotCompiledIsNamed() {
        Columns columns = compile(units).run(over(load, 8), 1);
        assertFalse(columns.has(spare));
        assertEquals("not computed: spare",
                assertThrows(IllegalArgumentException.class, () -> columns.value(spare, 0)).getMessage());
    }

    @Test
    void repeatedRunsEqualSingleOnesAndComputeAgainOnlyWhatDependsOnTheVariedQuantity() {
        AtomicInteger calls = new AtomicInteger();
        Expression total = counting(calls).of(size).plus(load.times(size));
        double[] sizes = {1, 2, 3};
        Program.Repeated repeated = compile(total).repeated(load, _ -> sizes, sizes.length);
        for (double value : new double[]{5, 7, 9}) {
            assertArrayEquals(new double[]{1 + value, 2 + 2 * value, 3 + 3 * value},
                    repeated.at(value).column(total, sizes.length));
        }
        assertEquals(3, calls.get());
    }

    @Test
    void aProgramThatDoesNotKnowTheVariedQuantityAnswersTheSameEachTime() {
        Program.Repeated repeated = compile(size).repeated(load, _ -> new double[]{4}, 2);
        assertArrayEquals(new double[]{4, 4}, repeated.at(1).column(size, 2));
        assertArrayEquals(new double[]{4, 4}, repeated.at(2).column(size, 2));
    }

    @Test
    void blocksEqualOneRunAndComputeWhatIsTheSameForAllRowsOnce() {
        AtomicInteger calls = new AtomicInteger();
        Expression total = counting(calls).of(size).plus(load.times(load).plus(load).times(size));
        double[] loads = {1, 2, 3, 4, 5};
        double[] expected = compile(total).run(over(load, loads), 5).column(total, 5);
        calls.set(0);
        Program.Blocks blocks = compile(total).blocks(over(load, loads), 5, 2);
        double[] found = new double[5];
        for (int start = 0; start < 5; start += 2) {
            int rows = Math.min(2, 5 - start);
            blocks.at(start, rows).copy(total, found, start, rows);
        }
        assertArrayEquals(expected, found);
        assertEquals(1, calls.get());
    }

    @Test
    void aColumnOfTheWrongLengthIsRefused() {
        Program program = compile(units);
        assertEquals("the column of load has 2 entries, but must have 1 or 3",
                assertThrows(IllegalArgumentException.class, () -> program.run(over(load, 1, 2), 3)).getMessage());
    }

    @Test
    void aFunctionIsNotAskedAboutAbsentArguments() {
        AtomicInteger calls = new AtomicInteger();
        Expression call = counting(calls).of(load);
        assertTrue(Double.isNaN(compile(call).run(over(load, Double.NaN), 1).value(call, 0)));
        assertEquals(0, calls.get());
    }

    @Test
    void aFunctionWithTheWrongNumberOfArgumentsIsRefused() {
        NamedFunction two = new NamedFunction("two", "Of two.", List.of("x", "y"), _ -> 0);
        assertEquals("two(x, y) takes 2 arguments, not 1",
                assertThrows(IllegalArgumentException.class, () -> two.of(load)).getMessage());
    }

    private static NamedFunction counting(AtomicInteger calls) {
        return new NamedFunction("counting", "Counts its calls.", List.of("x"), arguments -> {
            calls.incrementAndGet();
            return arguments[0];
        });
    }

    private static Program compile(Expression... outputs) {
        return Compiler.compile(List.of(outputs), Map.of(), Set.of());
    }

    private static Function<Quantity, double[]> over(Assumption varied, double... values) {
        return quantity -> quantity.equals(varied) ? values : own(quantity);
    }

    private static double[] own(Quantity quantity) {
        return new double[]{((Assumption) quantity).ownDefault()};
    }
}
