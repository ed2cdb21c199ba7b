package headroom.formula.function;

import java.util.Arrays;

/**
 * Consecutive ranks of items, by way of few of them: their logarithms, and how many ranks each stands for. For one thread;
 * its arrays must not be written to, but for the room.
 */
final class Ranks {

    private final double[] logarithms;
    private final double[] counts;
    private final double[] room;
    private final double all;
    private final double greatestLogarithm;

    /**
     * The ranks {@code first}, {@code first + 1}, …, for sums of what changes at most as a power of the rank does.
     *
     * @param count the number of ranks
     * @param steepness the greatest power
     */
    Ranks(double first, int count, double steepness) {
        RankSum sum = new RankSum(first, count, steepness);
        logarithms = new double[sum.size()];
        counts = new double[sum.size()];
        room = new double[sum.size()];
        for (int i = 0; i < counts.length; i++) {
            logarithms[i] = Math.log(sum.place(i));
            counts[i] = sum.weight(i);
        }
        all = Arrays.stream(counts).sum();
        greatestLogarithm = Arrays.stream(logarithms).max().orElseThrow();
    }

    /** The natural logarithms of the ranks. */
    double[] logarithms() {
        return logarithms;
    }

    /** The number of ranks that each stands for; corrections of rounding may be negative. */
    double[] counts() {
        return counts;
    }

    /** An array with a place for each of these ranks, which whoever asks next writes over. */
    double[] room() {
        return room;
    }

    /** The number of ranks. */
    double all() {
        return all;
    }

    /** The natural logarithm of the last rank. */
    double greatestLogarithm() {
        return greatestLogarithm;
    }

    /** The sum over all ranks of a function of the rank, given its values for some and how many ranks each stands for. */
    static double sum(double[] counts, double[] values) {
        // Four sums that do not wait for one another.
        double first = 0;
        double second = 0;
        double third = 0;
        double fourth = 0;
        int whole = counts.length & -4;
        for (int i = 0; i < whole; i += 4) {
            first += counts[i] * values[i];
            second += counts[i + 1] * values[i + 1];
            third += counts[i + 2] * values[i + 2];
            fourth += counts[i + 3] * values[i + 3];
        }
        for (int i = whole; i < counts.length; i++) {
            first += counts[i] * values[i];
        }
        return first + second + (third + fourth);
    }
}
