package headroom.whatif.chart;

import headroom.formula.Expression;
import headroom.formula.program.Columns;
import headroom.whatif.Column;
import headroom.whatif.chart.Bands.Band;
import headroom.whatif.uncertainty.Summary;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Collects the samples of a chart's series at one place after another, in any order, and keeps their percentiles. */
final class BandColumns {

    /** Percentiles closer than this, as a share of their size, are those of a certain number. */
    private static final double NOISE = 1e-9;

    private final int samples;
    private final List<List<Integer>> sums;
    private final IntPredicate steps;
    private final double[][] values;
    private final double[] tops;
    private final SortedMap<Double, Ends> places = new TreeMap<>();

    /** The ends of all bands at a place; two of them are never compared. */
    @SuppressWarnings("ArrayRecordComponent")
    record Ends(double[] p10, double[] p90) {}

    /**
     * @param sums the series that each one's top is the sum of, itself the last; none for a series without a band
     * @param steps the series that step: between two of their values there is none
     */
    BandColumns(List<List<Integer>> sums, IntPredicate steps, int samples) {
        this.steps = steps;
        this.samples = samples;
        this.sums = sums;
        this.values = new double[sums.size()][samples];
        this.tops = new double[samples];
    }

    /** Takes the samples of a series at the present place. */
    void fill(int series, Columns results, Expression value) {
        results.copy(value, values[series], 0, samples);
    }

    /** Leaves a place; gives what was found there. */
    Ends close(double place) {
        Ends ends = new Ends(new double[values.length], new double[values.length]);
        for (int series = 0; series < values.length; series++) {
            int present = sums.get(series).isEmpty() ? 0 : sum(sums.get(series));
            boolean known = present > 0 && 2 * present >= samples;
            double[] percentiles = known ? Summary.percentiles(tops, present, steps.test(series))
                    : new double[]{Double.NaN, Double.NaN};
            ends.p10[series] = percentiles[0];
            ends.p90[series] = percentiles[1];
        }
        places.put(place, ends);
        return ends;
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

    /** A band for each series, at all places so far. */
    Bands bands() {
        return new Bands(Column.of(places.keySet().stream().mapToDouble(place -> place).toArray()),
                IntStream.range(0, values.length).mapToObj(this::band).toList());
    }

    private Band band(int series) {
        Column p10 = column(ends -> ends.p10[series]);
        Column p90 = column(ends -> ends.p90[series]);
        boolean certain = IntStream.range(0, p10.size())
                .noneMatch(i -> p90.at(i) - p10.at(i) > NOISE * Math.abs(p90.at(i)));
        return certain ? Band.NONE : new Band(p10, p90);
    }

    private Column column(Function<Ends, Double> end) {
        return Column.of(places.values().stream().mapToDouble(end::apply).toArray());
    }
}
