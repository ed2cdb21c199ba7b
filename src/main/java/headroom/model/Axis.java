package headroom.model;

import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.Range.Scale;
import headroom.text.Style;
import headroom.text.Unit;
import org.jspecify.annotations.Nullable;

/** An axis of a chart. */
public sealed interface Axis {

    /** The name beside the axis; may be empty where the chart's title says it. */
    String label();

    /** Equal steps or equal factors for equal lengths. */
    Scale scale();

    /**
     * A horizontal axis, along which one quantity runs: an assumption, an estimate that is then no longer computed, or a
     * coordinate.
     *
     * @param shown the quantity whose values stand at the axis: mostly that which runs, else an estimate that follows from it
     * @param present the value of the shown quantity in the scenario, marked in the chart; null where it has none
     */
    record Across(String label, Quantity over, Quantity shown, Span span, Scale scale, @Nullable Expression present)
            implements
                Axis {

        /** True when the axis shows what follows from the quantity that runs, not that quantity. */
        public boolean follows() {
            return !shown.equals(over);
        }

        /** An axis over a coordinate; {@code present} is where the scenario stands on it. */
        public static Across of(Quantity quantity, Span span, Scale scale, @Nullable Expression present) {
            return new Across(quantity.label(), quantity, quantity, span, scale, present);
        }

        /** An axis of what an assumption makes of an estimate. */
        public static Across ofWhatFollows(Quantity quantity, Estimate shown, Span span, Scale scale) {
            return new Across(shown.label(), quantity, shown, span, scale, shown);
        }
    }

    /** A vertical axis: the unit and style of its ticks. A linear one starts at 0 unless values are negative. */
    record Up(String label, Unit unit, Style style, Scale scale) implements Axis {}

    /** The part of a quantity's values that a chart runs over. */
    sealed interface Span {

        /** An assumption's whole range. */
        record Whole() implements Span {}

        /** The values from low to high, both in base units. */
        record Fixed(double low, double high) implements Span {}

        /**
         * The values from {@code below} to {@code above} times the present one, rounded outwards to round numbers and
         * kept inside
         * an assumption's range; {@code below} may be 0.
         */
        record Around(double below, double above) implements Span {}

        /** The values between two that depend on the scenario. */
        record Between(Expression low, Expression high) implements Span {}
    }
}
