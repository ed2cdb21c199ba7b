package headroom.model;

import headroom.model.expression.Expression;

/**
 * A published figure that a problem is held against.
 *
 * @param what what was measured
 * @param published the figure
 * @param source where it was published
 * @param date when it was published; empty where that is not told
 * @param scenario the system that it was measured on
 * @param computed what the problem computes for it
 * @param within how near the two must be, as a share of the published figure
 */
public record Evidence(String what, Expression published, String source, String date, Scenario scenario,
        Expression computed, double within) {

    /** The published figure, in base units. */
    public double publishedValue() {
        return Evaluation.of(scenario).value(published);
    }

    /** What the problem computes, in base units; NaN where it has no value. */
    public double computedValue() {
        return Evaluation.of(scenario).value(computed);
    }

    /** How much more than the published figure is computed, as a share of it; NaN where nothing is computed. */
    public double difference() {
        return computedValue() / publishedValue() - 1;
    }

    /** Whether the two are as near as they must be. */
    public boolean holds() {
        return Math.abs(difference()) <= within;
    }
}
