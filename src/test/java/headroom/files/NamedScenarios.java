package headroom.files;

import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.RandomScenarios;
import java.util.random.RandomGenerator;

/** Random scenarios with all that a file holds besides values and choices: a name and a note. */
final class NamedScenarios {

    private final RandomGenerator random;

    /** Scenarios that a seeded generator repeats. */
    NamedScenarios(RandomGenerator random) {
        this.random = random;
    }

    /** The next scenario. */
    Scenario of(Problem problem) {
        return RandomScenarios.of(problem, random.nextLong()).named("Draw “" + random.nextInt() + "”",
                random.nextBoolean() ? "" : "A note,\non two lines ✓");
    }
}
