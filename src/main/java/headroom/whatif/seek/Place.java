package headroom.whatif.seek;

/**
 * How a goal stands at one value of an assumption.
 *
 * @param at the assumption, in its own unit
 * @param value in base units, NaN when absent
 * @param limit in base units, NaN when absent
 * @param distance 0 where the goal is reached, NaN where it cannot be told
 */
record Place(double at, double value, double limit, double distance) {

    boolean reached() {
        return distance == 0;
    }

    /** How far the value is above the limit. */
    double beyond() {
        return value - limit;
    }

    /** Whether the goal is reached at one of two neighbours only, or the value passes its limit between them. */
    boolean isApart(Place next, Goal.Relation relation) {
        boolean passes = relation == Goal.Relation.EQUAL && !reached() && !next.reached()
                && beyond() * next.beyond() < 0;
        return reached() != next.reached() || passes;
    }
}
