package headroom.model.function;

/** Consecutive ranks of items, by way of few of them: their logarithms, and how many ranks each stands for. */
final class Ranks {

    private final double[] logarithms;
    private final double[] counts;

    /**
     * The ranks {@code first}, {@code first + 1}, …, for sums of what changes at most as a power of the rank does.
     *
     * @param count how many there are
     * @param steepness the greatest power
     */
    Ranks(double first, int count, double steepness) {
        RankSum sum = new RankSum(first, count, steepness);
        logarithms = new double[sum.size()];
        counts = new double[sum.size()];
        for (int i = 0; i < counts.length; i++) {
            logarithms[i] = Math.log(sum.place(i));
            counts[i] = sum.weight(i);
        }
    }

    int size() {
        return counts.length;
    }

    /** The natural logarithm of a rank. */
    double logarithm(int index) {
        return logarithms[index];
    }

    /** How many ranks it stands for; corrections of rounding may be negative. */
    double count(int index) {
        return counts[index];
    }
}
