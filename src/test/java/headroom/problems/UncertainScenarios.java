package headroom.problems;

import headroom.formula.Assumption;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Scenarios some of whose assumptions are uncertain: one seed makes the same ones uncertain, today and tomorrow. */
public final class UncertainScenarios {

    private static final double SPREAD = 0.2;

    private UncertainScenarios() {}

    /** The scenario with so many of its assumptions uncertain around their values, chosen at random. */
    public static Scenario of(Scenario scenario, int uncertain, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Scenario result = scenario;
        int made = 0;
        List<Assumption> assumptions = scenario.problem().assumptions();
        for (int turn = 0; made < uncertain && turn < 20 * assumptions.size(); turn++) {
            Assumption assumption = assumptions.get(random.nextInt(assumptions.size()));
            double value = scenario.ownValue(assumption);
            UncertainRange range = UncertainRange.of(assumption, assumption.range().nearest(value * (1 - SPREAD)),
                    assumption.range().nearest(value * (1 + SPREAD)));
            if (result.range(assumption).isEmpty() && range.rejection(assumption).isEmpty()) {
                result = result.with(assumption, range);
                made++;
            }
        }
        return result;
    }
}
