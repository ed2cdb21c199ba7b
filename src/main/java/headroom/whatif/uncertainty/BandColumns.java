package headroom.whatif.uncertainty;

import headroom.model.expression.Columns;
import headroom.model.expression.Expression;
import headroom.whatif.Bands.Band;
import headroom.whatif.Column;
import java.util.List;
import java.util.stream.IntStream;

/** Collects the samples of a chart's series at one place after another, and keeps their percentiles. */
final class BandColumns {

    /** Percentiles closer than this, as a share of their size, are those of a certain number. */
    private static final double NOISE = 1e-9;

    private final int samples;
    private final double[][] values;
    private final double[][] p10;
    private final double[][] p90;
    private final double[] tops;

    BandColumns(int series, int places, int samples) {
        this.samples = samples;
        this.values = new double[series][samples];
        this.p10 = new double[series][places];
        this.p90 = new double[series][places];
        this.tops = new double[samples];
    }

    /** Takes the samples of a series at the present place. */
    void fill(int series, Columns results, Expression value) {
        results.copy(value, values[series], 0, samples);
    }

    /**
     * Leaves a place.
     *
     * @param sums the series that each one's top is the sum of, itself the last; none for a series without a band
     */
    void close(int place, List<List<Integer>> sums) {
        for (int series = 0; series < values.length; series++) {
            int present = sums.get(series).isEmpty() ? 0 : sum(sums.get(series));
            boolean known = present > 0 && 2 * present >= samples;
            double[] percentiles = known ? Summary.percentiles(tops, present) : new double[]{Double.NaN, Double.NaN};
            p10[series][place] = percentiles[0];
            p90[series][place] = percentiles[1];
        }
    }

    /** Adds up, in {@link #tops}; gives how many samples have a value, which then stand first. */
    private int sum(List<Integer> series) {
        System.arraycopy(values[series.getLast()], 0, tops, 0, samples);
        for (int below : series.subList(0, series.size() - 1)) {
            for (int i = 0; i < samples; i++) {
                tops[i] += Double.isNaN(values[below][i]) ? 0 : values[below][i];
            }
        }
        return Summary.presentFirst(tops);
    }

    /** A band for each series. */
    List<Band> bands() {
        return IntStream.range(0, values.length)
                .mapToObj(series -> isCertain(series) ? Band.NONE
                        : new Band(Column.of(p10[series]), Column.of(p90[series])))
                .toList();
    }

    private boolean isCertain(int series) {
        return IntStream.range(0, p10[series].length)
                .noneMatch(i -> p90[series][i] - p10[series][i] > NOISE * Math.abs(p90[series][i]));
    }
}
