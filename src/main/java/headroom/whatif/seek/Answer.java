package headroom.whatif.seek;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Values at which an assumption reaches a goal.
 *
 * @param intervals all of them, rising; empty when the goal is out of reach
 * @param absent the intervals in which the quantity has no value, rising
 * @param nearest the place nearest to the goal when it is out of reach; empty when it is not, or there is no value anywhere
 */
public record Answer(List<Interval> intervals, List<Interval> absent, Optional<Nearest> nearest) {

    public Answer {
        intervals = List.copyOf(intervals);
        absent = List.copyOf(absent);
    }

    /**
     * The place that comes nearest to a goal.
     *
     * @param at the assumption, in its own unit
     * @param value of the quantity, in base units
     * @param distance the distance of the value from its limit, in base units
     */
    public record Nearest(double at, double value, double distance) {}

    /** The nearest interval below a value of the assumption and the nearest above, or the one that holds it. */
    public List<Interval> around(double present) {
        List<Interval> holding = intervals.stream().filter(interval -> interval.contains(present)).toList();
        Optional<Interval> below =
                intervals.reversed().stream().filter(interval -> interval.high() < present).findFirst();
        Optional<Interval> above = intervals.stream().filter(interval -> interval.low() > present).findFirst();
        return holding.isEmpty() ? Stream.of(below, above).flatMap(Optional::stream).toList() : holding;
    }

    /** The interval that is nearest to a value of the assumption; empty when the goal is out of reach. */
    public Optional<Interval> closestTo(double present) {
        return intervals.stream().min((one, other) -> Double.compare(one.distance(present), other.distance(present)));
    }
}
