package headroom.whatif.chart;

import headroom.formula.Assumption;
import headroom.formula.Expression;
import headroom.formula.Range;
import headroom.formula.Range.Scale;
import headroom.model.Axis.Across;
import headroom.model.Axis.Span;
import headroom.model.AxisRange;
import headroom.whatif.Column;
import headroom.whatif.axis.RoundNumbers;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Points at which a sweep puts its quantity: evenly over the axis's span, and only where a scenario could stand too. */
record SweepPoints(Across across, ToDoubleFunction<Expression> values) {

    /** The part of its upper end at which a logarithmic axis begins when nothing says where. */
    private static final double DECADES_DOWN = 1e-3;

    /** The places in base units, rising; fewer than {@code points} where whole numbers leave no more; none without a span. */
    Column spread(int points) {
        return spread(ends(), points);
    }

    /** The places in a given part of the axis. */
    Column spread(AxisRange part, int points) {
        return spread(inside(new Ends(own(part.low()), own(part.high()))), points);
    }

    /** The part of the axis that a scenario gives it; empty where it has no length. */
    Optional<AxisRange> span() {
        Ends ends = ends();
        return ends.low < ends.high && Double.isFinite(ends.high - ends.low)
                ? Optional.of(AxisRange.between(base(ends.low), base(ends.high))) : Optional.empty();
    }

    private Column spread(Ends ends, int points) {
        if (!Double.isFinite(ends.low) || !Double.isFinite(ends.high)) {
            return Column.of();
        }
        DoubleStream even = IntStream.range(0, points)
                .mapToDouble(i -> across.scale().between(ends.low, ends.high, (double) i / (points - 1)));
        return Column.of(even.map(this::allowed).distinct().map(this::base).toArray());
    }

    /** The expression that has no value when there are no places. */
    Expression missing() {
        return across.span() instanceof Span.Between between
                ? Double.isNaN(values.applyAsDouble(between.low())) ? between.low() : between.high()
                : across.over();
    }

    /** Two ends in the quantity's own unit. */
    private record Ends(double low, double high) {}

    private Ends ends() {
        Ends wanted = switch (across.span()) {
            case Span.Whole _ -> whole();
            case Span.Fixed fixed -> new Ends(own(fixed.low()), own(fixed.high()));
            case Span.Around around -> around(own(values.applyAsDouble(across.over())), around);
            case Span.Between between ->
                    new Ends(own(values.applyAsDouble(between.low())), own(values.applyAsDouble(between.high())));
        };
        return inside(wanted);
    }

    private Ends inside(Ends wanted) {
        Ends inside = new Ends(allowed(wanted.low), Math.max(allowed(wanted.low), allowed(wanted.high)));
        return across.scale() == Scale.LINEAR || inside.low > 0 ? inside : new Ends(positive(inside.high), inside.high);
    }

    private Ends whole() {
        if (across.over() instanceof Assumption assumption) {
            Range range = assumption.range();
            return new Ends(range.zero() ? 0 : range.low(), range.high());
        }
        throw new IllegalArgumentException(
                "%s is no assumption, so a chart cannot run over its whole range".formatted(across.over().id()));
    }

    private Ends around(double present, Span.Around around) {
        double low = present * around.below();
        double high = present * around.above();
        if (!(high > low)) {
            return new Ends(low, high);
        }
        if (across.scale() == Scale.LOGARITHMIC) {
            return new Ends(low > 0 ? RoundNumbers.stopBelow(low) : 0, RoundNumbers.stopAbove(high));
        }
        double step = RoundNumbers.step((high - low) / 5);
        return new Ends(RoundNumbers.down(low, step), RoundNumbers.up(high, step));
    }

    private double positive(double high) {
        return across.over() instanceof Assumption assumption && assumption.range().low() > 0
                ? assumption.range().low()
                : high * DECADES_DOWN;
    }

    private double allowed(double own) {
        return across.over() instanceof Assumption assumption && Double.isFinite(own) ? assumption.range().nearest(own)
                : own;
    }

    private double base(double own) {
        return across.over().unit().toBase(own);
    }

    private double own(double base) {
        return across.over().unit().fromBase(base);
    }
}
