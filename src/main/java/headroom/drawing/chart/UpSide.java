package headroom.drawing.chart;

import headroom.model.Axis.Up;
import headroom.model.LineChart;
import headroom.model.expression.Range.Scale;
import headroom.whatif.ChartData.LineData;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.jfree.data.Range;

/** A vertical axis of a line chart and the series that are drawn on it. */
final class UpSide {

    /** How much two ratios may differ that are the same. */
    private static final double SAME = 1e-9;

    private final LineData data;
    private final Up up;
    private final boolean right;
    private final List<Integer> members;
    private final double[] tops;
    private final List<Double> levels;

    private UpSide(LineData data, boolean right) {
        LineChart chart = data.chart();
        this.data = data;
        this.up = right ? Objects.requireNonNull(chart.right()) : chart.up();
        this.right = right;
        this.members = IntStream.range(0, chart.series().size())
                .filter(i -> chart.series().get(i).right() == right).boxed().toList();
        this.tops = members.stream()
                .flatMapToDouble(series -> IntStream.range(0, data.xs().size()).mapToDouble(i -> data.top(series, i)))
                .filter(value -> !Double.isNaN(value)).toArray();
        this.levels = UpRange.levels(data.guides(), right);
    }

    /** The left-hand axis, and the right-hand one where there is one. */
    static List<UpSide> of(LineData data) {
        UpSide left = new UpSide(data, false);
        return data.chart().right() == null ? List.of(left) : List.of(left, new UpSide(data, true));
    }

    Up up() {
        return up;
    }

    boolean isRight() {
        return right;
    }

    /** The series, by their places among the chart's. */
    List<Integer> members() {
        return members;
    }

    boolean hasValues() {
        return tops.length > 0;
    }

    Ticks ticks() {
        return new Ticks(up.style(), up.unit());
    }

    /** The range of the axis when it stands alone. */
    Division division() {
        return UpRange.of(up, tops, levels, 1);
    }

    /** The ranges of this axis and one on the right; if both begin at 0, they share their grid lines. */
    List<Division> divisionsWith(UpSide other) {
        OptionalDouble multiple = multipleAt(other);
        if (multiple.isPresent()) {
            Division own = division();
            return List.of(own, Division.undivided(new Range(own.range().getLowerBound() * multiple.getAsDouble(),
                    own.range().getUpperBound() * multiple.getAsDouble())));
        }
        return beginsAtZero() && other.beginsAtZero()
                ? ticks().together(extent().getUpperBound(), other.ticks(), other.extent().getUpperBound())
                : List.of(division(), other.division());
    }

    private Range extent() {
        return UpRange.extent(up, tops, levels, 1);
    }

    private boolean beginsAtZero() {
        return up.scale() == Scale.LINEAR && extent().getLowerBound() == 0;
    }

    /**
     * What values here are multiplied by to be those on the right, if the only line there is one of these in another unit,
     * such as cost per hour beside cost per million tokens: it need only be drawn once and can be read on both axes.
     */
    OptionalDouble multipleAt(UpSide other) {
        boolean linear = up.scale() == Scale.LINEAR && other.up.scale() == Scale.LINEAR;
        return !linear || other.members.size() != 1 ? OptionalDouble.empty()
                : members.stream().mapToDouble(series -> multiple(series, other.members.getFirst()))
                        .filter(ratio -> ratio > 0).findFirst();
    }

    private double multiple(int series, int other) {
        double ratio = Double.NaN;
        for (int i = 0; i < data.xs().size(); i++) {
            double here = data.top(series, i);
            double there = data.top(other, i);
            boolean same = here == 0 ? there == 0
                    : Double.isNaN(here) ? Double.isNaN(there)
                    : Double.isNaN(ratio) || Math.abs(there / here - ratio) <= SAME * Math.abs(ratio);
            if (!same) {
                return Double.NaN;
            }
            ratio = here == 0 || Double.isNaN(here) ? ratio : there / here;
        }
        return ratio;
    }
}
