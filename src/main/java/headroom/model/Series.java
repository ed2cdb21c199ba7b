package headroom.model;

import headroom.model.expression.Choice;
import headroom.model.expression.Expression;
import headroom.model.expression.Where;

/**
 * A line or area of a chart.
 *
 * @param name what stands at its right end
 * @param tone which of the series colours it has, 1 to 6; 0 takes the next one
 * @param right whether it belongs to the right-hand axis
 */
public record Series(String name, Expression value, Look look, int tone, boolean dotted, boolean right) {

    /**
     * How values become ink. Stacked series lie on each other in their order. A scale is not drawn: it is the topmost series
     * of the other axis in another unit, and only gives its own axis its numbers.
     */
    public enum Look {
        LINE, STEPS, AREA, STACKED, STACKED_STEPS, SCALE;

        /** Whether the series lies on the stacked ones before it. */
        public boolean stacked() {
            return this == STACKED || this == STACKED_STEPS;
        }

        /** Whether values hold until the next one, instead of running towards it. */
        public boolean steps() {
            return this == STEPS || this == STACKED_STEPS;
        }
    }

    /** True when it lies in one stack with another series. */
    public boolean isStackedWith(Series other) {
        return look.stacked() && other.look.stacked() && right == other.right;
    }

    /** A plain line. */
    public static Series line(String name, Expression value) {
        return new Series(name, value, Look.LINE, 0, false, false);
    }

    /** A line of steps. */
    public static Series steps(String name, Expression value) {
        return new Series(name, value, Look.STEPS, 0, false, false);
    }

    /** A line with the area below it tinted. */
    public static Series area(String name, Expression value) {
        return new Series(name, value, Look.AREA, 0, false, false);
    }

    /** An area that lies on the stacked ones before it. */
    public static Series stacked(String name, Expression value) {
        return new Series(name, value, Look.STACKED, 0, false, false);
    }

    /** The topmost series of the left-hand axis in another unit, such as cost per hour beside cost per million tokens. */
    public static Series scale(Expression value) {
        return new Series("", value, Look.SCALE, 0, false, true);
    }

    /** The same series in another look. */
    public Series as(Look other) {
        return new Series(name, value, other, tone, dotted, right);
    }

    /** The same series in one of the six colours. */
    public Series inTone(int other) {
        return new Series(name, value, look, other, dotted, right);
    }

    /** The same series, dotted: it belongs to another one of the same colour. */
    public Series dots() {
        return new Series(name, value, look, tone, true, right);
    }

    /** The same series on the right-hand axis. */
    public Series onTheRight() {
        return new Series(name, value, look, tone, dotted, true);
    }

    /** The same series as it would be under another option, whatever the scenario says. */
    public Series under(Choice choice, Choice.Option option) {
        return new Series(name, Where.under(choice, option, value), look, tone, dotted, right);
    }
}
