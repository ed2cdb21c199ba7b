package headroom.files;

import headroom.formula.Assumption;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.RandomScenarios;
import java.util.random.RandomGenerator;

/** Random scenarios with all that a file holds besides values and choices: a name, a note, and ranges. */
public final class NamedScenarios {

    private final RandomGenerator random;

    /** Scenarios that a seeded generator repeats. */
    public NamedScenarios(RandomGenerator random) {
        this.random = random;
    }

    /** The next scenario. */
    public Scenario of(Problem problem) {
        Scenario scenario = RandomScenarios.of(problem, random.nextLong());
        String name = "Draw “" + random.nextInt() + "”";
        String note = random.nextBoolean() ? "" : "A note,\non two lines ✓";
        return (random.nextBoolean() ? scenario : uncertain(scenario)).named(name, note);
    }

    /** The same scenario, in which half of what can be uncertain is. */
    private Scenario uncertain(Scenario certain) {
        Scenario scenario = certain.with(
                new Sampling(random.nextLong(), random.nextInt(Sampling.LEAST, Sampling.MOST)));
        for (Assumption assumption : certain.problem().assumptions()) {
            double value = certain.ownValue(assumption);
            UncertainRange range = UncertainRange.of(assumption, assumption.range().nearest(value * 0.7),
                    assumption.range().nearest(value * 1.3));
            if (random.nextBoolean() && range.rejection(assumption).isEmpty()) {
                scenario = scenario.with(assumption, range);
            }
        }
        return scenario;
    }
}
