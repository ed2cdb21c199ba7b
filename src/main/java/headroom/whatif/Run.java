package headroom.whatif;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Coordinate;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.program.Columns;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A scenario to compute with, along one quantity or standing still.
 *
 * @param over the quantity that has a column of values instead of the scenario's one; null for none
 */
public record Run(Scenario scenario, @Nullable Quantity over, Column column) {

    private static final Column STANDING = Column.of(0);

    public static Run of(Scenario scenario) {
        return new Run(scenario, null, STANDING);
    }

    /** The same run along a quantity. */
    public Run along(Quantity quantity, Column values) {
        return new Run(scenario, quantity, values);
    }

    /** One row of this run. */
    public Run at(int row) {
        return new Run(scenario, over, Column.of(column.at(row)));
    }

    public int rows() {
        return column.size();
    }

    /** Columns of some expressions. */
    public Columns values(List<Expression> wanted) {
        Problem problem = scenario.problem();
        return problem.program(List.copyOf(wanted), scenario.options(), over == null ? Set.of() : Set.of(over))
                .run(this::input, rows());
    }

    /** The value of an expression in the first row. */
    public double value(Expression wanted) {
        return values(List.of(wanted)).value(wanted, 0);
    }

    /** The value of an expression in the first row, where coordinates of its sums have a value. */
    public double valueAt(Map<Coordinate, Double> coordinates, Expression wanted) {
        Set<Quantity> given = new HashSet<>(coordinates.keySet());
        if (over != null) {
            given.add(over);
        }
        return scenario.problem().program(List.of(wanted), scenario.options(), Set.copyOf(given))
                .run(quantity -> coordinates.containsKey(quantity)
                        ? new double[]{Objects.requireNonNull(coordinates.get(quantity))}
                        : new double[]{input(quantity)[0]}, 1)
                .value(wanted, 0);
    }

    /** The option chosen of a choice. */
    public Choice.Option option(Choice choice) {
        return scenario.option(choice);
    }

    private double[] input(Quantity quantity) {
        return quantity.equals(over) ? column.toArray() : new double[]{scenario.baseValue((Assumption) quantity)};
    }
}
