package headroom.model.expression;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Expressions compiled into operations in dependency order. It runs over columns: one row for a scenario, 200 for a
 * sweep, any number for samples. What is the same for all rows is computed once. Immutable; safe for any thread.
 */
public final class Program {

    /** Nearly all operations have two sources: their index arrays are used again. */
    private static final int USUAL_SOURCES = 2;

    private final List<Quantity> inputs;
    private final Instruction[] code;
    private final double[] constants;
    private final Map<Expression, Integer> outputs;
    private final int[] listed;

    /** An operation; sources and the target are registers: inputs first, then constants, then results in order. */
    static final class Instruction {

        private final Kernel kernel;
        private final int[] sources;

        Instruction(Kernel kernel, int[] sources) {
            this.kernel = kernel;
            this.sources = sources;
        }
    }

    Program(List<Quantity> inputs, double[] constants, List<Instruction> code, Map<Expression, Integer> outputs,
            int[] listed) {
        this.inputs = List.copyOf(inputs);
        this.constants = constants;
        this.code = code.toArray(Instruction[]::new);
        this.outputs = outputs;
        this.listed = listed;
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
        Layout layout = new Layout(columns, rows);
        for (int i = 0; i < code.length; i++) {
            layout.run(code[i], inputs.size() + constants.length + i);
        }
        return layout.results();
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
     * Runs that differ in the value of one quantity: what does not depend on it is computed once for all of them. For one
     * thread.
     */
    public final class Repeated {

        private final Layout layout;
        private final int input;
        private final int[] dependent;

        private Repeated(Quantity varied, Function<Quantity, double[]> columns, int rows) {
            input = inputs.indexOf(varied);
            layout = new Layout(quantity -> quantity.equals(varied) ? new double[1] : columns.apply(quantity), rows);
            boolean[] depends = new boolean[layout.starts.length];
            if (input >= 0) {
                depends[input] = true;
            }
            int first = inputs.size() + constants.length;
            for (int i = 0; i < code.length; i++) {
                depends[first + i] = IntStream.of(code[i].sources).anyMatch(source -> depends[source]);
                if (!depends[first + i]) {
                    layout.run(code[i], first + i);
                }
            }
            dependent = IntStream.range(0, code.length).filter(i -> depends[first + i]).toArray();
        }

        /** The run for a value, in base units; the answer holds until the next one is asked for. */
        public Columns at(double value) {
            if (input >= 0) {
                layout.memory[layout.starts[input]] = value;
            }
            for (int i : dependent) {
                layout.run(code[i], inputs.size() + constants.length + i);
            }
            return layout.results();
        }
    }

    /** Where each register's column lies, and the memory that holds them all. */
    private final class Layout {

        private final int rows;
        private final int[] starts;
        private final int[] strides;
        private final double[] memory;
        private final int[] from = new int[USUAL_SOURCES];
        private final int[] by = new int[USUAL_SOURCES];

        Layout(Function<Quantity, double[]> columns, int rows) {
            this.rows = rows;
            int registers = inputs.size() + constants.length + code.length;
            starts = new int[registers];
            strides = new int[registers];
            double[][] given = inputs.stream().map(quantity -> column(quantity, columns)).toArray(double[][]::new);
            memory = new double[place(given)];
            for (int i = 0; i < given.length; i++) {
                System.arraycopy(given[i], 0, memory, starts[i], given[i].length);
            }
            System.arraycopy(constants, 0, memory, constants.length == 0 ? 0 : starts[given.length], constants.length);
        }

        Columns results() {
            return new Columns(memory, starts, strides, outputs, listed);
        }

        private double[] column(Quantity quantity, Function<Quantity, double[]> columns) {
            double[] column = columns.apply(quantity);
            if (column.length != 1 && column.length != rows) {
                throw new IllegalArgumentException("the column of %s has %d entries, but must have 1 or %d"
                        .formatted(quantity.id(), column.length, rows));
            }
            return column;
        }

        private int place(double[][] given) {
            int size = 0;
            for (int register = 0; register < starts.length; register++) {
                boolean varies = register < given.length ? given[register].length > 1
                        : register >= given.length + constants.length
                                && anyVaries(code[register - given.length - constants.length]);
                starts[register] = size;
                strides[register] = varies ? 1 : 0;
                size += varies ? rows : 1;
            }
            return size;
        }

        private boolean anyVaries(Instruction instruction) {
            for (int source : instruction.sources) {
                if (strides[source] == 1) {
                    return true;
                }
            }
            return false;
        }

        private void run(Instruction instruction, int target) {
            int[] sources = instruction.sources;
            int[] starting = sources.length == USUAL_SOURCES ? from : new int[sources.length];
            int[] stepping = sources.length == USUAL_SOURCES ? by : new int[sources.length];
            for (int k = 0; k < sources.length; k++) {
                starting[k] = starts[sources[k]];
                stepping[k] = strides[sources[k]];
            }
            instruction.kernel.apply(memory, starting, stepping, starts[target], strides[target] == 1 ? rows : 1);
        }
    }
}
