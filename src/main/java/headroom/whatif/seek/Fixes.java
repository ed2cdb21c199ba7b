package headroom.whatif.seek;

import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Difference;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.model.expression.Range;
import headroom.whatif.seek.GoalSeek.Care;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** Looks for what would make a failed check pass, one change at a time. */
public final class Fixes {

    private final Scenario scenario;
    private final Check check;
    private final BooleanSupplier cancelled;

    private Fixes(Scenario scenario, Check check, BooleanSupplier cancelled) {
        this.scenario = scenario;
        this.check = check;
        this.cancelled = cancelled;
    }

    /**
     * Every single change after which a check passes: first those that leave no other check failing, then the smaller ones
     * by how far a slider moves; options before sliders.
     *
     * @param locked assumptions that may not be changed
     * @param cancelled asked now and then; once it says so, the search ends
     * @throws CancellationException when cancelled
     */
    public static List<Fix> of(Scenario scenario, Check check, Set<Assumption> locked, BooleanSupplier cancelled) {
        Fixes fixes = new Fixes(scenario, check, cancelled);
        List<Fix> found = new ArrayList<>();
        for (Choice choice : scenario.problem().choices()) {
            choice.options().stream().map(option -> scenario.with(choice, option)).map(fixes::fix)
                    .flatMap(Optional::stream).forEach(found::add);
        }
        scenario.problem().assumptions().stream().filter(assumption -> !locked.contains(assumption))
                .flatMap(fixes::least)
                .forEach(found::add);
        found.sort(
                Comparator.comparingInt((Fix fix) -> fix.stillFailing().size()).thenComparingDouble(Fixes::distance));
        return List.copyOf(found);
    }

    /** The least move down and the least move up: with steps in a formula, more load may help as well as less. */
    private Stream<Fix> least(Assumption assumption) {
        double present = scenario.value(assumption);
        return GoalSeek.of(scenario, Goal.of(check), assumption, Care.QUICK, cancelled).around(present).stream()
                .map(interval -> scenario.with(assumption, assumption.range().nearest(interval.near(present))))
                .map(this::fix).flatMap(Optional::stream);
    }

    /** Empty where the check fails all the same. */
    private Optional<Fix> fix(Scenario changed) {
        Evaluation evaluation = Evaluation.of(changed);
        List<Check> failing =
                evaluation.checks().stream().filter(CheckResult::failed).map(CheckResult::check).toList();
        return failing.contains(check) ? Optional.empty()
                : Optional.of(new Fix(Difference.between(scenario, changed), failing));
    }

    private static double distance(Fix fix) {
        return fix.change().assumptions().stream().mapToDouble(assumption -> {
            Range range = assumption.range();
            return Math.abs(range.share(fix.change().before().value(assumption))
                    - range.share(fix.change().after().value(assumption)));
        }).sum();
    }
}
