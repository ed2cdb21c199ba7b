package headroom.formula.program;

import headroom.formula.Expression;
import headroom.formula.Quantity;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Expressions compiled into operations in dependency order. It runs over columns: one row for a scenario, 200 for a
 * sweep, any number for samples. What is the same for all rows is computed once. Immutable; safe for any thread.
 */
public final class Program {

    private final List<Quantity> inputs;
    private final Instruction[] code;
    private final double[] constants;
    private final Map<Expression, Integer> outputs;
    private final int[] listed;
    /** The places of registers in a run over one row: each behind the one before it. */
    private final int[] places;
    private final int[] still;

    /** An operation; sources and the target are registers: inputs first, then constants, then results in order. */
    static final class Instruction {

        private final Kernel kernel;
        private final int[] sources;

        Instruction(Kernel kernel, int[] sources) {
            this.kernel = kernel;
            this.sources = sources;
        }

        Kernel kernel() {
            return kernel;
        }

        int[] sources() {
            return sources;
        }
    }

    Program(List<Quantity> inputs, double[] constants, List<Instruction> code, Map<Expression, Integer> outputs,
            int[] listed) {
        this.inputs = List.copyOf(inputs);
        this.constants = constants;
        this.code = code.toArray(Instruction[]::new);
        this.outputs = outputs;
        this.listed = listed;
        this.places = IntStream.range(0, inputs.size() + constants.length + code.size()).toArray();
        this.still = new int[places.length];
    }

    /** The quantities whose columns a run must be given. */
    public List<Quantity> inputs() {
        return inputs;
    }

    /**
     * Runs over {@code rows} rows.
     *
     * @param columns for each of {@link #inputs()} a column in base units: one entry for all rows, or one a row
     * @throws IllegalArgumentException naming the quantity whose column has another length
     */
    public Columns run(Function<Quantity, double[]> columns, int rows) {
        return rows == 1 ? row(columns) : rows(given(columns, rows), rows);
    }

    /** A run over one row needs no plan of its memory, which would take longer than the run. */
    private Columns row(Function<Quantity, double[]> columns) {
        double[] memory = new double[places.length];
        int first = inputs.size();
        for (int i = 0; i < first; i++) {
            memory[i] = column(inputs.get(i), columns, 1)[0];
        }
        System.arraycopy(constants, 0, memory, first, constants.length);
        first += constants.length;
        for (int i = 0; i < code.length; i++) {
            code[i].kernel.apply(memory, code[i].sources, still, first + i, 1);
        }
        return new Columns(memory, places, still, outputs, listed);
    }

    private Columns rows(double[][] given, int rows) {
        Registers registers = registers(given, rows, IntStream.range(0, code.length).toArray(), code.length);
        for (int i = 0; i < given.length; i++) {
            registers.put(i, given[i], 0, given[i].length);
        }
        for (int i = 0; i < code.length; i++) {
            registers.run(i, rows);
        }
        return registers.columns(outputs, listed);
    }

    /**
     * Prepares runs over {@code rows} rows for one value of a quantity after another.
     *
     * @param varied one value at a time; it may be none of {@link #inputs()}
     * @param columns as of {@link #run}, for all inputs but {@code varied}
     */
    public Repeated repeated(Quantity varied, Function<Quantity, double[]> columns, int rows) {
        return new Repeated(varied, columns, rows);
    }

    /**
     * Prepares runs over long columns, some of their rows at a time, in memory for these few.
     *
     * @param columns as of {@link #run}
     * @param rows the number of rows in all
     * @param atOnce the most rows of a run
     */
    public Blocks blocks(Function<Quantity, double[]> columns, int rows, int atOnce) {
        return new Blocks(given(columns, rows), Math.min(rows, atOnce));
    }

    private double[][] given(Function<Quantity, double[]> columns, int rows) {
        return inputs.stream().map(quantity -> column(quantity, columns, rows)).toArray(double[][]::new);
    }

    private static double[] column(Quantity quantity, Function<Quantity, double[]> columns, int rows) {
        double[] column = columns.apply(quantity);
        if (column.length != 1 && column.length != rows) {
            throw new IllegalArgumentException("the column of %s has %d entries, but must have 1 or %d"
                    .formatted(quantity.id(), column.length, rows));
        }
        return column;
    }

    private Registers registers(double[][] given, int rows, int[] order, int once) {
        return new Registers(code, given, constants, rows, order, once, listed);
    }

    /** The instructions, true for each that depends on one of these inputs. */
    private boolean[] dependent(boolean[] depends) {
        int first = inputs.size() + constants.length;
        boolean[] registers = new boolean[first + code.length];
        System.arraycopy(depends, 0, registers, 0, depends.length);
        boolean[] dependent = new boolean[code.length];
        for (int i = 0; i < code.length; i++) {
            for (int source : code[i].sources) {
                dependent[i] |= registers[source];
            }
            registers[first + i] = dependent[i];
        }
        return dependent;
    }

    private int[] those(boolean[] dependent, boolean wanted) {
        return IntStream.range(0, code.length).filter(i -> dependent[i] == wanted).toArray();
    }

    /** Runs that have part of their instructions in common, which are run but once. For one thread. */
    private final class Shared {

        private final Registers registers;
        private final int[] again;

        /**
         * Runs the common instructions.
         *
         * @param changing the inputs whose values change from run to run
         */
        Shared(double[][] given, boolean[] changing, int rows) {
            boolean[] dependent = dependent(changing);
            int[] once = those(dependent, false);
            again = those(dependent, true);
            registers = registers(given, rows, IntStream.concat(IntStream.of(once), IntStream.of(again)).toArray(),
                    once.length);
            for (int i = 0; i < given.length; i++) {
                if (!changing[i]) {
                    registers.put(i, given[i], 0, given[i].length);
                }
            }
            for (int i : once) {
                registers.run(i, rows);
            }
        }

        Columns run(int rows) {
            for (int i : again) {
                registers.run(i, rows);
            }
            return registers.columns(outputs, listed);
        }
    }

    /**
     * Runs that differ in the value of one quantity: what does not depend on it is computed once for all of them. For one
     * thread.
     */
    public final class Repeated {

        private final Shared shared;
        private final int input;
        private final int rows;

        private Repeated(Quantity varied, Function<Quantity, double[]> columns, int rows) {
            this.rows = rows;
            input = inputs.indexOf(varied);
            boolean[] changing = new boolean[inputs.size()];
            if (input >= 0) {
                changing[input] = true;
            }
            shared = new Shared(given(quantity -> quantity.equals(varied) ? new double[1] : columns.apply(quantity),
                    rows), changing, rows);
        }

        /** The run for a value, in base units; the answer holds until the next one is asked for. */
        public Columns at(double value) {
            if (input >= 0) {
                shared.registers.put(input, value);
            }
            return shared.run(rows);
        }
    }

    /** Runs over one part after another of long columns; what is the same for all rows is computed once. For one thread. */
    public final class Blocks {

        private final double[][] given;
        private final Shared shared;

        private Blocks(double[][] given, int atOnce) {
            this.given = given;
            boolean[] changing = new boolean[given.length];
            for (int i = 0; i < given.length; i++) {
                changing[i] = given[i].length > 1;
            }
            shared = new Shared(given, changing, atOnce);
        }

        /** The run over some rows; the answer holds until the next one is asked for. */
        public Columns at(int start, int rows) {
            for (int i = 0; i < given.length; i++) {
                if (given[i].length > 1) {
                    shared.registers.put(i, given[i], start, rows);
                }
            }
            return shared.run(rows);
        }
    }
}
