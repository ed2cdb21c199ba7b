package headroom.whatif.seek;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import headroom.model.Difference;
import headroom.model.Headline;
import headroom.model.Scenario;
import headroom.whatif.seek.Goal.Relation;

/**
 * A question for the values of one assumption that reach a goal.
 *
 * @param target in base units
 * @param by the assumption that may change; all else stays as the scenario has it
 */
public record GoalQuestion(Scenario scenario, Estimate estimate, Relation relation, double target, Assumption by) {

    /** The goal by itself. */
    public Goal goal() {
        return Goal.of(estimate, relation, target);
    }

    /** The name that a person sees on the screen: the tile's where there is one that no other estimate has. */
    public static String name(Scenario scenario, Estimate estimate) {
        return scenario.problem().headlines().stream().filter(headline -> headline.estimate().equals(estimate))
                .map(Headline::label).filter(label -> scenario.problem().estimates().stream()
                        .noneMatch(other -> !other.equals(estimate) && other.label().equals(label)))
                .findFirst().orElse(estimate.label());
    }

    /** The name of what is to reach it, as a person sees it on the screen. */
    public String name() {
        return name(scenario, estimate);
    }

    /** The assumption's value now, in its own unit. */
    public double present() {
        return scenario.ownValue(by);
    }

    /** A value of the assumption, in its own unit, as a person reads it. */
    public String print(double value) {
        return by.print(by.unit().toBase(value)).toString();
    }

    /** True when the assumption has any part in the estimate, under the options that are chosen. */
    public boolean isConnected() {
        return Lever.isConnected(scenario, goal(), by);
    }

    /** The name of the step of the history that moves the assumption there: {@code Goal: Cost ≤ $900/h by …}. */
    public String step(double value) {
        String move = Difference.between(scenario, scenario.with(by, value)).summary();
        return "Goal: %s %s %s by %s".formatted(name(), relation.sign(), estimate.printExact(target),
                FormulaText.inSentence(move));
    }
}
