package headroom.drawing.plot.map;

import headroom.drawing.plot.axis.Ink;
import headroom.drawing.plot.axis.TickedAxis;
import headroom.formula.Estimate;
import headroom.formula.Range.Scale;
import headroom.model.AxisRange;
import headroom.text.Style;
import headroom.whatif.Column;
import headroom.whatif.Plane;
import headroom.whatif.axis.Ticks;
import java.util.List;
import java.util.Optional;

/**
 * The map from an estimate's values on a plane to colours: even, or by factors where they span so many that evenly all but
 * the greatest would look alike.
 */
record ValueScale(Estimate estimate, double least, double greatest, Scale scale) {

    private static final double MANY_TIMES = 30;

    /** The scale of a plane's values; empty where it has none. */
    static Optional<ValueScale> of(Plane plane) {
        List<Column> values = plane.values();
        double least = values.stream().flatMapToDouble(Column::present).min().orElse(Double.NaN);
        double greatest = values.stream().flatMapToDouble(Column::present).max().orElse(Double.NaN);
        Scale scale = least > 0 && greatest > MANY_TIMES * least ? Scale.LOGARITHMIC : Scale.LINEAR;
        return Double.isNaN(least) ? Optional.empty()
                : Optional.of(new ValueScale(plane.estimate(), least, greatest, scale));
    }

    /** The share of the way from the least to the greatest at a value, 0–1; the middle where all are alike. */
    double share(double value) {
        return least == greatest ? 0.5 : scale.share(least, greatest, value);
    }

    /** The unit, where the ticks of the axis do not say it. */
    String caption() {
        return switch (estimate.style()) {
            case COUNT, FITTING, NEEDED, NUMBER, DOLLARS -> Style.unitOfMany(estimate.unit());
            case SHARE, FACTOR, TIME, BYTES, BINARY_BYTES, GIBIBYTES -> "";
        };
    }

    /** An axis from the least value to the greatest. */
    TickedAxis axis(Ink ink) {
        double room = least == greatest ? Math.max(Math.abs(least) / 2, estimate.unit().scale() / 2) : 0;
        AxisRange range = AxisRange.between(least - room, greatest + room);
        return new TickedAxis(new Ticks(estimate.style(), estimate.unit()), scale, range, ink);
    }
}
