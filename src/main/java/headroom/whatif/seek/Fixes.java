package headroom.whatif.seek;

import headroom.formula.Assumption;
import headroom.formula.Group;
import headroom.model.Change;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Difference;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.whatif.seek.GoalSeek.Care;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** Looks for what would make a failed check pass, one change at a time. Safe for any thread. */
public final class Fixes {

    private final Evaluation present;
    private final Check check;
    private final Set<Assumption> kept;

    /**
     * Fixes of a check that fails.
     *
     * @param kept assumptions that may not be changed
     */
    public Fixes(Evaluation present, Check check, Set<Assumption> kept) {
        this.present = present;
        this.check = check;
        this.kept = Set.copyOf(kept);
    }

    /**
     * Every single change after which a check passes, the best first.
     *
     * @param kept assumptions that may not be changed
     * @param cancelled asked now and then; once it says so, the search ends
     * @throws CancellationException when cancelled
     */
    public static List<Fix> of(Scenario scenario, Check check, Set<Assumption> kept, BooleanSupplier cancelled) {
        Fixes fixes = new Fixes(Evaluation.of(scenario), check, kept);
        List<Fix> found = new ArrayList<>(fixes.byOptions());
        fixes.movable().forEach(assumption -> found.addAll(fixes.by(assumption, cancelled)));
        found.sort(Fix.BEST_FIRST);
        return List.copyOf(found);
    }

    /** The assumptions that may be changed: all but measured rates, which nobody can decide, and those that are kept. */
    public List<Assumption> movable() {
        Problem problem = present.scenario().problem();
        return problem.assumptions().stream()
                .filter(assumption -> !kept.contains(assumption) && !problem.isMeasured(assumption)).toList();
    }

    /** Every other option that fixes the check. */
    public List<Fix> byOptions() {
        Scenario scenario = present.scenario();
        return scenario.problem().choices().stream()
                .flatMap(choice -> choice.options().stream().map(option -> scenario.with(choice, option)))
                .map(changed -> fix(changed, false)).flatMap(Optional::stream).toList();
    }

    /**
     * The least move of an assumption down and the least move up that fix the check: with steps in a formula, more load may
     * help as well as less. Of what the designers decide also the cheapest value that breaks least, where it is better than
     * those.
     *
     * @param cancelled asked now and then; once it says so, the search ends
     * @throws CancellationException when cancelled
     */
    public List<Fix> by(Assumption assumption, BooleanSupplier cancelled) {
        Scenario scenario = present.scenario();
        double now = scenario.ownValue(assumption);
        Answer answer = GoalSeek.of(scenario, Goal.of(check), assumption, Care.QUICK, cancelled);
        List<Double> nearest = answer.around(now).stream()
                .map(interval -> assumption.range().nearest(interval.near(now))).toList();
        Optional<Double> cheapest = answer.intervals().isEmpty() ? Optional.empty()
                : cheapest(assumption, nearest).filter(value -> !nearest.contains(value));
        List<Fix> least = nearest.stream().flatMap(value -> fix(scenario.with(assumption, value), false).stream())
                .toList();
        return Stream.concat(least.stream(),
                cheapest.stream().flatMap(value -> fix(scenario.with(assumption, value), true).stream())
                        .filter(fix -> least.stream().allMatch(fix::isBetterThan)))
                .toList();
    }

    private Optional<Double> cheapest(Assumption assumption, List<Double> known) {
        return assumption.group().nature() != Group.Nature.DECISION ? Optional.empty()
                : present.scenario().problem().cost()
                        .map(cost -> new CheapestValue(present, check, cost).of(assumption, known))
                        .filter(OptionalDouble::isPresent).map(OptionalDouble::getAsDouble);
    }

    /** Empty where the check fails all the same. */
    private Optional<Fix> fix(Scenario changed, boolean cheapest) {
        Evaluation after = Evaluation.of(changed);
        if (after.check(check).failed()) {
            return Optional.empty();
        }
        List<Check> failing = after.checks().stream().filter(CheckResult::failed).map(CheckResult::check).toList();
        return Optional.of(new Fix(Difference.between(present.scenario(), changed), cheapest,
                failing.stream().filter(other -> present.check(other).failed()).toList(),
                failing.stream().filter(other -> !present.check(other).failed()).toList(),
                changed.problem().cost().map(cost -> Change.of(cost, present, after))));
    }
}
