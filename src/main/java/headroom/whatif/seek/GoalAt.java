package headroom.whatif.seek;

/**
 * The standing of a goal at one value of an assumption.
 *
 * @param at the assumption, in its own unit
 * @param value in base units, NaN when absent
 * @param limit in base units, NaN when absent
 * @param distance 0 where the goal is reached, NaN where it cannot be told
 */
record GoalAt(double at, double value, double limit, double distance) {

    boolean reached() {
        return distance == 0;
    }

    /** True when it cannot be told how far the goal is. */
    boolean absent() {
        return Double.isNaN(distance);
    }

    /** The distance of the value above the limit. */
    double beyond() {
        return value - limit;
    }

    /** True when only one of two neighbours reaches the goal, or has a value, or the value passes its limit between them. */
    boolean isApart(GoalAt next, Goal.Relation relation) {
        boolean passes = relation == Goal.Relation.EQUAL && !reached() && !next.reached()
                && beyond() * next.beyond() < 0;
        return reached() != next.reached() || absent() != next.absent() || passes;
    }
}
