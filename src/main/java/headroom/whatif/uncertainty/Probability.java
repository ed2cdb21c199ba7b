package headroom.whatif.uncertainty;

import headroom.model.Sampling;
import headroom.text.Digits;

/** The words for how probably a check holds. */
public final class Probability {

    /** The least probability that is told in numbers. */
    private static final double LEAST = 0.01;
    private static final int MOST_DECIMALS = 3;

    private Probability() {}

    /**
     * Whole per cent, but never 0 or 100 unless every sample says so, and never the threshold where it is not reached:
     * {@code 62 %}, {@code > 99 %}, {@code 89.6 %}.
     */
    public static String text(double share, Sampling sampling) {
        if (share > 0 && share < LEAST) {
            return "< 1 %";
        }
        double threshold = sampling.threshold();
        if (share < 1 && share > 1 - LEAST && !(share < threshold && threshold < 1)) {
            return "> 99 %";
        }
        int decimals = 0;
        while (share < threshold && rounded(share, decimals) >= threshold && decimals < MOST_DECIMALS) {
            decimals++;
        }
        return Digits.decimals(share * 100, decimals) + " %";
    }

    private static double rounded(double share, int decimals) {
        double scale = 100 * Math.pow(10, decimals);
        return Math.rint(share * scale) / scale;
    }
}
