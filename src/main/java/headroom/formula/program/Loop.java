package headroom.formula.program;

import headroom.formula.Coordinate;
import headroom.formula.Quantity;
import headroom.formula.Reduction;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * Runs a program again for each whole number of a range whose ends are known only when it runs. Sources are the two ends,
 * and then what the program needs besides the number.
 */
record Loop(Program program, Coordinate over, List<Quantity> captured, Way way) implements Kernel {

    /** A way to make one number of the program's answers. */
    sealed interface Way {

        /** One number made of all answers; inside another range there may not be more terms in all. */
        record Reduce(Reduction.Kind kind, boolean nested) implements Way {}

        /** The first number for which the answer is 1. */
        record Bisect() implements Way {}
    }

    private static final int ENDS = 2;

    @Override
    public void apply(double[] memory, int[] sources, int[] strides, int target, int rows) {
        long room = Reduction.MOST_TERMS;
        for (int i = 0; i < rows; i++) {
            int row = i;
            double from = memory[sources[0] + i * strides[0]];
            double to = memory[sources[1] + i * strides[1]];
            ToDoubleFunction<Quantity> outside = quantity -> {
                int source = ENDS + captured.indexOf(quantity);
                return memory[sources[source] + row * strides[source]];
            };
            long terms = Double.isNaN(from) || Double.isNaN(to) ? -1 : Reduction.terms(from, to);
            memory[target + i] = switch (way) {
                case Way.Reduce(Reduction.Kind kind, boolean nested) -> {
                    boolean fits = terms >= 0 && terms <= room;
                    room = nested ? Math.max(0, room - Math.max(1, terms)) : room;
                    yield fits ? reduced(kind, Math.rint(from), (int) terms, outside) : Double.NaN;
                }
                case Way.Bisect _ -> terms > 0 ? first(Math.rint(from), Math.rint(to), outside) : Double.NaN;
            };
        }
    }

    private double reduced(Reduction.Kind kind, double from, int terms, ToDoubleFunction<Quantity> outside) {
        if (terms == 0) {
            return kind.ofNone();
        }
        double[] numbers = new double[terms];
        Arrays.setAll(numbers, term -> over.unit().toBase(from + term));
        double[] values = program.run(columns(numbers, outside), terms).column(0, terms);
        double result = values[0] + 0.0;
        for (int term = 1; term < terms; term++) {
            result = kind.join(result, values[term]);
        }
        return Double.isFinite(result) ? result : Double.NaN;
    }

    private double first(double from, double to, ToDoubleFunction<Quantity> outside) {
        Program.Repeated runs = program.repeated(over, columns(new double[1], outside), 1);
        if (!holds(runs, to)) {
            return Double.NaN;
        }
        double low = from;
        double high = to;
        while (low < high) {
            double middle = Math.floor(low + (high - low) / 2);
            if (holds(runs, middle)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return over.unit().toBase(high);
    }

    private boolean holds(Program.Repeated runs, double number) {
        return runs.at(over.unit().toBase(number)).output(0) == 1;
    }

    private Function<Quantity, double[]> columns(double[] numbers, ToDoubleFunction<Quantity> outside) {
        return quantity -> quantity.equals(over) ? numbers : new double[]{outside.applyAsDouble(quantity)};
    }
}
