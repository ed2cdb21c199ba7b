package headroom.whatif.seek;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Group;
import headroom.formula.Group.Nature;
import headroom.formula.Range;
import headroom.model.Change;
import headroom.model.Check;
import headroom.model.Difference;
import headroom.model.Scenario;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Group.Nature;
import headroom.formula.Group;
import headroom.formula.Range;
import headroom.text.Digits;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One change that by itself makes a failed check pass.
 *
 * @param change an assumption moved, or another option chosen
 * @param cheapest true when the assumption moves to its cheapest value; else it moves no further than needed
 * @param stillFailing the checks that fail after the change and did before
 * @param newlyFailing the checks that fail after the change only
 * @param cost the change of the problem's cost; empty where the problem has none
 */
public record Fix(Difference change, boolean cheapest, List<Check> stillFailing, List<Check> newlyFailing,
        Optional<Change> cost) {

    /**
     * Fixes in the order in which they are offered: that which breaks least first; of those, what the designers decide
     * before what is given, and that before what the customers want; of those the cheapest, and of equally cheap ones the
     * smallest change.
     */
    public static final Comparator<Fix> BEST_FIRST = Comparator
            .comparingInt((Fix fix) -> fix.newlyFailing().size() + fix.stillFailing().size())
            .thenComparingInt(fix -> fix.newlyFailing().size()).thenComparing(Fix::nature)
            .thenComparingDouble(Fix::costs).thenComparingDouble(Fix::size);

    public Fix {
        stillFailing = List.copyOf(stillFailing);
        newlyFailing = List.copyOf(newlyFailing);
    }

    /** The scenario with the change made. */
    public Scenario scenario() {
        return change.after();
    }

    /** The change as a person reads it: {@code Spare units per role 0 → 1 unit}. */
    public String text() {
        return change.summary();
    }

    /** True when no check fails after the change. */
    public boolean isClean() {
        return stillFailing.isEmpty() && newlyFailing.isEmpty();
    }

    /** The distance that a slider moves, as a share of its length; 0 for an option. */
    public double size() {
        return change.assumptions().stream().mapToDouble(assumption -> {
            Range range = assumption.range();
            return Math.abs(range.share(change.before().ownValue(assumption))
                    - range.share(change.after().ownValue(assumption)));
        }).sum();
    }

    /** True when it breaks less than another one, or as little for less. */
    boolean isBetterThan(Fix other) {
        int more = newlyFailing.size() - other.newlyFailing.size();
        return more < 0 || (more == 0 && costs() < other.costs() && !Digits.same(costs(), other.costs()));
    }

    /** The nature of the change: who can make it. */
    public Nature nature() {
        return Stream.concat(change.assumptions().stream().map(Assumption::group).map(Group::nature),
                change.choices().stream().map(Choice::nature)).max(Comparator.naturalOrder()).orElse(Nature.GIVEN);
    }

    /** The rise of the cost, in base units; where that cannot be told it counts as the dearest. */
    private double costs() {
        return cost.map(paid -> paid.after() - paid.before()).filter(more -> !Double.isNaN(more))
                .orElse(Double.POSITIVE_INFINITY);
    }
}
