package headroom.model;

import headroom.formula.Expression;

/**
 * A line or area of a chart.
 *
 * @param name the name at its right end
 * @param tone the number of its series colour, 1 to 6; 0 takes the next one
 * @param right true when it belongs to the right-hand axis
 */
public record Series(String name, Expression value, Look look, int tone, boolean dotted, boolean right) {

    /**
     * The way in which values are drawn. Stacked series lie on each other in their order. A scale is not drawn: it is
     * the topmost series
     * of the other axis in another unit, and only gives its own axis its numbers.
     */
    public enum Look {
        LINE, STEPS, AREA, STACKED, STACKED_STEPS, SCALE;

        /** True when the series lies on the stacked ones before it. */
        public boolean stacked() {
            return this == STACKED || this == STACKED_STEPS;
        }

        /** True when values hold until the next one, instead of running towards it. */
        public boolean steps() {
            return this == STEPS || this == STACKED_STEPS;
        }
    }

    /** True when it lies in one stack with another series. */
    public boolean isStackedWith(Series other) {
        return look.stacked() && other.look.stacked() && right == other.right;
    }
}
