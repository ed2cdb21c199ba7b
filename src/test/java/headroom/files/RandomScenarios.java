package headroom.files;

import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.model.expression.Range;
import java.util.random.RandomGenerator;

/** Scenarios drawn from the whole of every range. */
public final class RandomScenarios {

    private final RandomGenerator random;

    /** Scenarios that a seeded generator repeats. */
    public RandomScenarios(RandomGenerator random) {
        this.random = random;
    }

    /** The next scenario. */
    public Scenario of(Problem problem) {
        Scenario scenario = Scenario.defaults(problem).named("Draw “" + random.nextInt() + "”", random.nextBoolean()
                ? "" : "A note,\non two lines ✓");
        for (Assumption assumption : problem.assumptions()) {
            if (random.nextBoolean()) {
                scenario = scenario.with(assumption, value(assumption.range()));
            }
        }
        for (Choice choice : problem.choices()) {
            scenario = scenario.with(choice, choice.options().get(random.nextInt(choice.options().size())));
        }
        return scenario;
    }

    private double value(Range range) {
        double share = random.nextDouble();
        double value = range.scale() == Range.Scale.LINEAR ? range.low() + share * (range.high() - range.low())
                : range.low() * Math.pow(range.high() / range.low(), share);
        return range.nearest(value);
    }
}
