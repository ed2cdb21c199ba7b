package headroom.formula;

import static headroom.Written.sum;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import headroom.formula.program.Columns;
import headroom.formula.program.Compiler;
import headroom.formula.program.Program;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReductionTest {

    private final Coordinate hour = Coordinate.of("hour", "Hour", "h");
    private final Coordinate other = Coordinate.of("other", "Other", "");

    @Test
    void bothEndsCount() {
        assertEquals(276, Formulas.value(sum(hour, 0, 23, hour)));
        assertEquals(5, Formulas.value(sum(hour, 5, 5, hour)));
    }

    @Test
    void anEmptySumIsZero() {
        assertEquals(0, Formulas.value(sum(hour, 1, 0, hour)));
    }

    @Test
    void whatDoesNotDependOnTheCoordinateIsAddedEachTime() {
        assertEquals(24, Formulas.value(sum(hour, 0, 23, Constant.of(1))));
    }

    @Test
    void theCoordinateIsFoundInsideEstimates() {
        Estimate square = Written.step("square", "Square", "", hour.times(hour));
        assertEquals(14, Formulas.value(sum(hour, 0, 3, square)));
    }

    @Test
    void sumsStandInsideSums() {
        assertEquals(18, Formulas.value(sum(hour, 1, 3, sum(other, 1, 2, hour.times(other)))));
    }

    @Test
    void aSumIsAbsentAsSoonAsOneTermIs() {
        Expression gap = hour.moreThan(Constant.of(2)).then(hour).otherwise(new Absent("too early"));
        assertTrue(Double.isNaN(Formulas.value(sum(hour, 2, 4, gap))));
        assertEquals(7, Formulas.value(sum(hour, 3, 4, gap)));
    }

    @Test
    void aChartMayRunAlongTheCoordinateThatASumBeforeAndAfterRunsOver() {
        Estimate twice = Written.step("twice", "Twice", "", hour.times(2));
        Expression total = sum(hour, 0, 3, twice);
        Expression late = hour.plus(twice).plus(1);
        Program program = Compiler.compile(List.of(twice, total, late), Map.of(), Set.of(hour));
        Columns columns = program.run(_ -> new double[]{1, 10}, 2);
        assertEquals(List.of(hour), program.inputs());
        assertArrayEquals(new double[]{2, 20}, columns.column(twice, 2));
        assertArrayEquals(new double[]{12, 12}, columns.column(total, 2));
        assertArrayEquals(new double[]{4, 31}, columns.column(late, 2));
    }

    @Test
    void aCoordinateThatNothingGivesIsNamed() {
        assertEquals("hour stands in a formula, but nothing says its value",
                assertThrows(IllegalArgumentException.class,
                        () -> Compiler.compile(List.of(hour), Map.of(), Set.of())).getMessage());
    }

    @Test
    void onlyCoordinatesThatNoSumRunsOverAreFree() {
        Estimate square = Written.step("square", "Square", "", hour.times(other));
        assertEquals(Set.of(hour, other), Subexpressions.coordinates(square.plus(1)));
        assertEquals(Set.of(other), Subexpressions.coordinates(sum(hour, 0, 1, square)));
        assertEquals(Set.of(hour, other), Subexpressions.coordinates(sum(hour, 0, 1, square).plus(hour)));
        assertEquals(Set.of(), Subexpressions.coordinates(sum(other, 0, 1, sum(hour, 0, 1, square))));
    }
}
