package headroom.whatif.chart;

import headroom.formula.Range.Scale;
import headroom.model.Series;
import headroom.whatif.Column;
import headroom.whatif.chart.BandColumns.Ends;
import headroom.whatif.chart.Bands.Band;
import headroom.whatif.chart.ChartData.LineData;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.DoubleFunction;
import java.util.function.Supplier;

/**
 * Decides where the band of a line is sampled: besides some of the line's places at both sides of its jumps, and, as far as
 * that is affordable, at both sides of those of the band itself, which lie elsewhere where the place of a jump is uncertain.
 */
final class BandSteps {

    /** A jump is followed into this part of the axis, less than can be seen. */
    private static final double UPRIGHT = 1.0 / 4_000;
    /** A jump is the same on half of the way; of a steep band there is less on it. */
    private static final double SAME = 0.6;

    private final LineData data;
    private final DoubleFunction<Ends> sampling;

    /** @param sampling samples at a place */
    BandSteps(LineData data, DoubleFunction<Ends> sampling) {
        this.data = data;
        this.sampling = sampling;
    }

    /** An end of a band that seems to jump between two places. */
    private record Bracket(int series, boolean upper, double low, double high, double before, double after) {

        double change() {
            return Math.abs(after - before);
        }

        double of(Ends ends) {
            return (upper ? ends.p90() : ends.p10())[series];
        }
    }

    /** Some places of the line, and those beside its jumps. */
    Column places(Column some) {
        TreeSet<Double> places = new TreeSet<>();
        some.present().forEach(places::add);
        for (int series = 0; series < data.columns().size(); series++) {
            Series.Look look = data.chart().series().get(series).look();
            for (int gap : look == Series.Look.SCALE ? List.<Integer>of()
                    : Jumps.gaps(data.columns().get(series), look.steps())) {
                places.add(data.xs().at(gap));
                places.add(data.xs().at(gap + 1));
            }
        }
        return Column.of(places.stream().mapToDouble(place -> place).toArray());
    }

    Ends sample(double place) {
        return sampling.apply(place);
    }

    /** Follows the largest jumps of the bands so far, by no more than so many places. */
    void refine(Supplier<Bands> soFar, int most) {
        int left = most;
        List<Bracket> brackets = brackets(soFar.get());
        for (Bracket bracket : brackets) {
            Bracket now = bracket;
            while (left > 0 && isSlanting(now)) {
                double middle = Jumps.between(data.chart().across(), now.low, now.high, 0.5);
                if (middle <= now.low || middle >= now.high) {
                    break;
                }
                left--;
                double there = now.of(sample(middle));
                Bracket first = new Bracket(now.series, now.upper, now.low, middle, now.before, there);
                Bracket second = new Bracket(now.series, now.upper, middle, now.high, there, now.after);
                Bracket half = first.change() >= second.change() ? first : second;
                if (!(half.change() >= SAME * now.change())) {
                    break;
                }
                now = half;
            }
        }
    }

    private List<Bracket> brackets(Bands bands) {
        List<Bracket> brackets = new ArrayList<>();
        for (int series = 0; series < bands.series().size(); series++) {
            Band band = bands.series().get(series);
            for (boolean upper : band.isNone() ? new boolean[0] : new boolean[]{false, true}) {
                Column ends = upper ? band.p90() : band.p10();
                for (int gap : Jumps.gaps(ends, data.holds(series))) {
                    brackets.add(new Bracket(series, upper, bands.places().at(gap), bands.places().at(gap + 1),
                            ends.at(gap), ends.at(gap + 1)));
                }
            }
        }
        brackets.sort(Comparator.comparingDouble(Bracket::change).reversed());
        return brackets;
    }

    private boolean isSlanting(Bracket bracket) {
        double first = data.xs().at(0);
        double last = data.xs().at(data.xs().size() - 1);
        Scale scale = data.chart().across().scale();
        return scale.share(first, last, bracket.high) - scale.share(first, last, bracket.low) > UPRIGHT;
    }
}
