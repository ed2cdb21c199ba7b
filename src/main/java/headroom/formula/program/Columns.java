package headroom.formula.program;

import headroom.formula.Expression;
import headroom.formula.FormulaText;
import java.util.Arrays;
import java.util.Map;

/** The answers of a run of a {@link Program}: a column for each of its outputs, in base units, NaN where there is no value. */
public final class Columns {

    private final double[] memory;
    private final int[] starts;
    private final int[] strides;
    private final Map<Expression, Integer> outputs;
    private final int[] registers;

    Columns(double[] memory, int[] starts, int[] strides, Map<Expression, Integer> outputs, int[] registers) {
        this.memory = memory;
        this.starts = starts;
        this.strides = strides;
        this.outputs = outputs;
        this.registers = registers;
    }

    /** The value of an output in one row. */
    public double value(Expression output, int row) {
        int register = register(output);
        return finite(memory[starts[register] + row * strides[register]]);
    }

    /** The value in the first row of the output that was listed at {@code index} when the program was compiled. */
    public double output(int index) {
        return finite(memory[starts[registers[index]]]);
    }

    /** A copy of the column of the output that was listed at {@code index}, {@code rows} long. */
    double[] column(int index, int rows) {
        int register = registers[index];
        double[] column = new double[rows];
        for (int row = 0; row < rows; row++) {
            column[row] = memory[starts[register] + row * strides[register]];
        }
        return column;
    }

    /** A copy of an output's column, {@code rows} long. */
    public double[] column(Expression output, int rows) {
        double[] column = new double[rows];
        copy(output, column, 0, rows);
        return column;
    }

    /** Copies an output's column, {@code rows} long, into {@code target} from {@code start} on. */
    public void copy(Expression output, double[] target, int start, int rows) {
        int register = register(output);
        if (strides[register] == 0) {
            Arrays.fill(target, start, start + rows, finite(memory[starts[register]]));
            return;
        }
        int from = starts[register];
        for (int row = 0; row < rows; row++) {
            target[start + row] = finite(memory[from + row]);
        }
    }

    /** True when the program computed this expression. */
    public boolean has(Expression output) {
        return outputs.containsKey(output);
    }

    /** The value as an answer: NaN for infinity, which may stand only inside a formula, below a least or beyond a limit. */
    private static double finite(double value) {
        return Double.isInfinite(value) ? Double.NaN : value;
    }

    private int register(Expression output) {
        Integer register = outputs.get(output);
        if (register == null) {
            throw new IllegalArgumentException("not computed: " + FormulaText.inWords(output));
        }
        return register;
    }
}
