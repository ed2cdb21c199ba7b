package headroom.whatif.chart;

import headroom.whatif.Column;
import headroom.whatif.axis.Extent;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Bands in which the tops of a chart's series lie eight times in ten while its uncertain assumptions vary, in base units.
 *
 * @param places the places where bands are known: for lines some of their places, rising; for bars the numbers of the
 *               categories
 * @param series a band for each of the chart's series; of those that lie on one another, only the topmost has one
 */
public record Bands(Column places, List<Band> series) {

    public Bands {
        series = List.copyOf(series);
    }

    /**
     * The band of a series, with an entry for each place; NaN where less than half of the samples have a value.
     *
     * @param p10 the value that one sample in ten is less than
     * @param p90 the value that one sample in ten is more than
     */
    public record Band(Column p10, Column p90) {

        /** The band of a series that is certain: none. */
        public static final Band NONE = new Band(Column.of(), Column.of());

        /** True when there is nothing to draw. */
        public boolean isNone() {
            return p10.isAbsent();
        }
    }

    /** True when no series has a band. */
    public boolean isNone() {
        return series.stream().allMatch(Band::isNone);
    }

    /** The ends of the bands of some series, as far as they may go. */
    double[] ends(List<Integer> members, Extent reach) {
        return members.stream().map(series::get)
                .flatMapToDouble(band -> DoubleStream.concat(band.p10.present(), band.p90.present()))
                .map(end -> Math.clamp(end, reach.low(), reach.high())).toArray();
    }

    /** The P10 of a series anywhere between the first and the last place, on a straight line from one to the next. */
    public double p10(int series, double at) {
        return p10(series, at, false);
    }

    /** The P90 of a series anywhere between the first and the last place, on a straight line from one to the next. */
    public double p90(int series, double at) {
        return p90(series, at, false);
    }

    /** The P10 of a series anywhere between the first and the last place; of one that {@code steps}, it holds until the next. */
    public double p10(int series, double at, boolean steps) {
        return between(this.series.get(series).p10, at, steps);
    }

    /** The P90 of a series anywhere between the first and the last place; of one that {@code steps}, it holds until the next. */
    public double p90(int series, double at, boolean steps) {
        return between(this.series.get(series).p90, at, steps);
    }

    private double between(Column values, double at, boolean steps) {
        if (values.size() == 0 || at < places.at(0)) {
            return Double.NaN;
        }
        int place = 0;
        while (place < places.size() - 1 && places.at(place + 1) <= at) {
            place++;
        }
        if (at == places.at(place)) {
            return values.at(place);
        }
        if (place == places.size() - 1) {
            return Double.NaN;
        }
        if (steps && values.has(place + 1)) {
            return values.at(place);
        }
        double part = (at - places.at(place)) / (places.at(place + 1) - places.at(place));
        return values.at(place) + part * (values.at(place + 1) - values.at(place));
    }
}
