package headroom.whatif;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.model.Change;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Scenarios of one problem side by side, the first of them being what the others are held against. */
public final class Comparison {

    /** The most columns that can still be read beside one another. */
    public static final int MOST = 6;

    private final List<Evaluation> evaluations;

    private Comparison(List<Evaluation> evaluations) {
        this.evaluations = evaluations;
    }

    /**
     * Compares scenarios.
     *
     * @throws IllegalArgumentException in one sentence, when there are none or too many, or they are of several problems
     */
    public static Comparison of(List<Scenario> scenarios) {
        if (scenarios.isEmpty() || scenarios.size() > MOST) {
            throw new IllegalArgumentException(
                    "%d scenarios cannot be compared; it must be 1 to %d".formatted(scenarios.size(), MOST));
        }
        Problem problem = scenarios.getFirst().problem();
        scenarios.stream().filter(scenario -> !scenario.problem().equals(problem)).findFirst().ifPresent(stranger -> {
            throw new IllegalArgumentException("“%s” is a scenario of %s, but the first one is of %s"
                    .formatted(stranger.name(), stranger.problem().id(), problem.id()));
        });
        return new Comparison(scenarios.stream().map(Evaluation::of).toList());
    }

    /** The same scenarios; those of a name that was there before carry a number behind it. */
    public static List<Scenario> distinct(List<Scenario> scenarios) {
        List<Scenario> all = new ArrayList<>();
        List<String> taken = new ArrayList<>();
        for (Scenario scenario : scenarios) {
            String name = scenario.name();
            for (int number = 2; taken.contains(name); number++) {
                name = "%s (%d)".formatted(scenario.name(), number);
            }
            taken.add(name);
            all.add(name.equals(scenario.name()) ? scenario : scenario.named(name, scenario.note()));
        }
        return all;
    }

    /**
     * The same scenarios; those that share their name with another carry, behind it, where they come from.
     *
     * @param origins of each scenario, such as its file
     */
    public static List<Scenario> distinct(List<Scenario> scenarios, List<String> origins) {
        List<String> names = scenarios.stream().map(Scenario::name).toList();
        return distinct(IntStream.range(0, scenarios.size()).mapToObj(i -> {
            Scenario scenario = scenarios.get(i);
            return Collections.frequency(names, scenario.name()) == 1 ? scenario
                    : scenario.named("%s (%s)".formatted(scenario.name(), origins.get(i)), scenario.note());
        }).toList());
    }

    public Problem problem() {
        return reference().scenario().problem();
    }

    /** The evaluation of each scenario, in the order given. */
    public List<Evaluation> evaluations() {
        return evaluations;
    }

    /** The assumptions whose values or uncertain ranges are not the same in all scenarios, in the problem's order. */
    public List<Assumption> differingAssumptions() {
        return problem().assumptions().stream()
                .filter(assumption -> differs(scenario -> scenario.ownValue(assumption) == first().ownValue(assumption)
                        && scenario.range(assumption).equals(first().range(assumption))))
                .toList();
    }

    /** The choices that are not the same in all scenarios, in the problem's order. */
    public List<Choice> differingChoices() {
        return problem().choices().stream()
                .filter(choice -> differs(scenario -> scenario.option(choice).equals(first().option(choice)))).toList();
    }

    private boolean differs(Predicate<Scenario> sameAsFirst) {
        return !evaluations.stream().map(Evaluation::scenario).allMatch(sameAsFirst);
    }

    /** The change of an estimate from the first scenario to another one. */
    public Change change(Estimate estimate, Evaluation evaluation) {
        return Change.of(estimate, reference(), evaluation);
    }

    /** The scenarios in which no check fails, in the order given. */
    public List<Evaluation> passing() {
        return evaluations.stream().filter(evaluation -> evaluation.checks().stream().noneMatch(CheckResult::failed))
                .toList();
    }

    /** The scenario that costs least of those in which no check fails; empty when there is none, or nothing is paid for. */
    public Optional<Evaluation> cheapest() {
        return problem().cost().flatMap(cost -> passing().stream()
                .filter(evaluation -> !Double.isNaN(evaluation.value(cost)))
                .min(Comparator.comparingDouble(evaluation -> evaluation.value(cost))));
    }

    private Evaluation reference() {
        return evaluations.getFirst();
    }

    private Scenario first() {
        return reference().scenario();
    }
}
