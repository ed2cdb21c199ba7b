package headroom.whatif.uncertainty;

import headroom.formula.Quantity;
import headroom.model.LiveNumbers;
import headroom.text.Digits;
import headroom.text.Figure;
import java.util.List;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Quantile;

/**
 * Mean and percentiles of a quantity's samples, in base units; NaN when no sample has a value.
 *
 * @param present the share of samples in which the quantity has a value; the other numbers are over these
 */
public record Summary(double mean, double p10, double p50, double p90, double present) {

    /** An estimator that puts the values that it is given into another order. */
    private static final Quantile QUANTILE = Quantile.withDefaults().withCopy(false);

    /** The same where there is nothing between two values, such as between one GPU and two. */
    private static final Quantile STEP = QUANTILE.with(Quantile.EstimationMethod.HF1);

    static Summary of(double[] samples) {
        double[] values = samples.clone();
        int present = presentFirst(values);
        if (present == 0) {
            return new Summary(Double.NaN, Double.NaN, Double.NaN, Double.NaN, 0);
        }
        Mean mean = Mean.create();
        for (int i = 0; i < present; i++) {
            mean.accept(values[i]);
        }
        double[] quantiles = QUANTILE.evaluateRange(values, 0, present, 0.1, 0.5, 0.9);
        return new Summary(mean.getAsDouble(), quantiles[0], quantiles[1], quantiles[2],
                (double) present / samples.length);
    }

    /**
     * P10 and P90 of the first values of an array, at least one of them, which are in another order then.
     *
     * @param steps true when both are to be values of the array, and none between two of them
     */
    public static double[] percentiles(double[] values, int count, boolean steps) {
        return (steps ? STEP : QUANTILE).evaluateRange(values, 0, count, 0.1, 0.9);
    }

    /** Moves the values that there are to the front; gives how many these are. */
    public static int presentFirst(double[] values) {
        int present = 0;
        for (double value : values) {
            if (!Double.isNaN(value)) {
                values[present++] = value;
            }
        }
        return present;
    }

    /**
     * The percentiles and the mean as a person reads them, a unit that all of them have said once; empty when no sample has
     * a value.
     */
    public String print(Quantity quantity) {
        if (present == 0) {
            return "";
        }
        List<Figure> figures = figures(quantity);
        boolean once = figures.stream().map(Figure::unit).distinct().count() == 1;
        List<String> texts = figures.stream().limit(3).map(figure -> once ? figure.number() : figure.toString())
                .toList();
        return "P10 %s · P50 %s · P90 %s · mean %s".formatted(texts.get(0), texts.get(1), texts.get(2),
                figures.getLast());
    }

    /** {@code 1.2–2.1 s}: P10 and P90, a unit that both have said once; a dash when no sample has a value. */
    public String spread(Quantity quantity) {
        if (present == 0) {
            return LiveNumbers.NO_VALUE;
        }
        List<Figure> ends = quantity.printApart(p10, p90);
        boolean once = ends.getFirst().unit().equals(ends.getLast().unit());
        boolean below = p10 < 0 || p90 < 0;
        return (once ? ends.getFirst().number() : ends.getFirst()) + (below ? " to " : "–") + ends.getLast();
    }

    /** P10, P50, P90 and the mean, in this order, printed so that they can be told apart; dashes when no sample has a value. */
    public List<Figure> figures(Quantity quantity) {
        return quantity.printApart(p10, p50, p90, mean);
    }

    /** True when all percentiles are one number, which most samples have, if not all. */
    public boolean isCertain() {
        return Digits.same(p10, p90);
    }
}
