package headroom.formula.program;

import headroom.formula.Expression;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Map;

/**
 * The registers of a {@link Program}, whose columns lie in one memory. A place is used again as soon as nothing needs
 * what stands there, so that the memory of a run fits into a processor's cache. For one thread.
 */
final class Registers {

    /** Nearly all operations have two sources: their index arrays are used again. */
    private static final int USUAL_SOURCES = 2;

    private final Program.Instruction[] code;
    private final Kernel[] kernels;
    private final int first;
    private final int rows;
    private final int[] starts;
    private final int[] strides;
    private final double[] memory;
    private final int[] from = new int[USUAL_SOURCES];
    private final int[] by = new int[USUAL_SOURCES];

    /**
     * Registers with columns of so many rows; what is the same for all rows stands there already.
     *
     * @param given the columns of the inputs: one entry for all rows, or more
     * @param order the instructions in the order in which they will be run
     * @param once the number of first ones that are run once, the others again and again; what these need of them stays
     * @param outputs registers that keep their columns
     */
    Registers(Program.Instruction[] code, double[][] given, double[] constants, int rows, int[] order, int once,
            int[] outputs) {
        this.code = code;
        this.kernels = Arrays.stream(code).map(instruction -> instruction.kernel().forOneRun()).toArray(Kernel[]::new);
        this.first = given.length + constants.length;
        this.rows = rows;
        this.starts = new int[first + code.length];
        this.strides = new int[starts.length];
        int columns = 0;
        for (int i = 0; i < given.length; i++) {
            strides[i] = given[i].length > 1 ? 1 : 0;
            starts[i] = strides[i] * columns;
            columns += strides[i];
        }
        columns = place(order, lastNeeded(order, once, outputs), columns);
        this.memory = new double[lay(columns)];
        for (int i = 0; i < first; i++) {
            if (strides[i] == 0) {
                memory[starts[i]] = i < given.length ? given[i][0] : constants[i - given.length];
            }
        }
    }

    /** The turn in which each register is needed for the last time; later than all for those that stay. */
    private int[] lastNeeded(int[] order, int once, int[] outputs) {
        int[] last = new int[starts.length];
        Arrays.fill(last, 0, first, order.length);
        for (int turn = 0; turn < order.length; turn++) {
            last[first + order[turn]] = turn;
        }
        boolean[] again = new boolean[starts.length];
        for (int turn = once; turn < order.length; turn++) {
            again[first + order[turn]] = true;
        }
        for (int turn = 0; turn < order.length; turn++) {
            for (int source : code[order[turn]].sources()) {
                boolean stays = turn >= once && !again[source];
                last[source] = Math.max(last[source], stays ? order.length : turn);
            }
        }
        for (int output : outputs) {
            last[output] = order.length;
        }
        return last;
    }

    /** Gives each column a place; gives how many places there are. */
    private int place(int[] order, int[] last, int taken) {
        int columns = taken;
        Deque<Integer> free = new ArrayDeque<>();
        for (int turn = 0; turn < order.length; turn++) {
            int target = first + order[turn];
            int[] sources = code[order[turn]].sources();
            for (int source : sources) {
                strides[target] |= strides[source];
            }
            if (strides[target] == 1) {
                starts[target] = free.isEmpty() ? columns++ : free.pop();
            }
            for (int source : sources) {
                if (strides[source] == 1 && last[source] == turn) {
                    free.push(starts[source]);
                    // A source that is named twice is free but once.
                    last[source] = -1;
                }
            }
        }
        return columns;
    }

    /** Turns places into indices, single values before columns; gives the size of the memory. */
    private int lay(int columns) {
        int singles = 0;
        for (int register = 0; register < starts.length; register++) {
            if (strides[register] == 0) {
                starts[register] = singles++;
            }
        }
        for (int register = 0; register < starts.length; register++) {
            if (strides[register] == 1) {
                starts[register] = singles + starts[register] * rows;
            }
        }
        return singles + columns * rows;
    }

    /** Puts a single value into a register. */
    void put(int register, double value) {
        memory[starts[register]] = value;
    }

    /** Puts part of a column into a register. */
    void put(int register, double[] column, int start, int length) {
        System.arraycopy(column, start, memory, starts[register], length);
    }

    /** Runs an instruction over so many rows. */
    void run(int index, int length) {
        int[] sources = code[index].sources();
        int[] starting = sources.length == USUAL_SOURCES ? from : new int[sources.length];
        int[] stepping = sources.length == USUAL_SOURCES ? by : new int[sources.length];
        for (int k = 0; k < sources.length; k++) {
            starting[k] = starts[sources[k]];
            stepping[k] = strides[sources[k]];
        }
        int target = first + index;
        kernels[index].apply(memory, starting, stepping, starts[target], strides[target] == 1 ? length : 1);
    }

    /** The columns that stand in the registers, which change with the next run. */
    Columns columns(Map<Expression, Integer> outputs, int[] listed) {
        return new Columns(memory, starts, strides, outputs, listed);
    }
}
