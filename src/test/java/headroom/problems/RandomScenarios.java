package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Range;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.math.BigDecimal;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Random scenarios of a problem: one seed gives one scenario, today and tomorrow. */
public final class RandomScenarios {

    private static final int SCENARIOS = 300;
    /** How often a value is the lowest, the highest, or 0 where that is allowed. */
    private static final double EXTREME = 0.1;
    /** How often an assumption keeps its default in a scenario that stays near the reference design. */
    private static final double KEPT = 0.7;

    private RandomScenarios() {}

    /** Asserts that some hundred scenarios break nothing; the generator is for what else a breach is looked for with. */
    public static void hold(Problem problem, BiFunction<Evaluation, RandomGenerator, Stream<String>> breaches) {
        hold(problem, SCENARIOS, breaches);
    }

    /** Asserts that some scenarios, as many as are asked for, break nothing. */
    static void hold(Problem problem, int scenarios,
            BiFunction<Evaluation, RandomGenerator, Stream<String>> breaches) {
        for (long seed = 0; seed < scenarios; seed++) {
            Scenario scenario = of(problem, seed);
            List<String> found = breaches.apply(Evaluation.of(scenario), new SplittableRandom(~seed)).toList();
            assertEquals(List.of(), found, "seed %d: %s".formatted(seed, commandLine(scenario)));
        }
    }

    /** The scenario of a seed: every other one is wild, the rest stay near the defaults. */
    public static Scenario of(Problem problem, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        double kept = seed % 2 == 0 ? 0 : KEPT;
        Scenario scenario = Scenario.defaults(problem);
        for (Choice choice : problem.choices()) {
            scenario = scenario.with(choice, choice.options().get(random.nextInt(choice.options().size())));
        }
        for (Assumption assumption : problem.assumptions()) {
            if (random.nextDouble() >= kept) {
                scenario = scenario.with(assumption, value(assumption, random));
            }
        }
        return scenario;
    }

    /** An allowed value, in the assumption's own unit, spread over its range as its slider is. */
    static double value(Assumption assumption, RandomGenerator random) {
        Range range = assumption.range();
        double chance = random.nextDouble();
        double place = random.nextDouble();
        if (chance < 2 * EXTREME) {
            return chance < EXTREME ? range.low() : range.high();
        }
        if (range.zero() && chance < 3 * EXTREME) {
            return 0;
        }
        return range.nearest(range.scale() == Range.Scale.LOGARITHMIC
                ? range.low() * Math.pow(range.high() / range.low(), place)
                : range.low() + place * (range.high() - range.low()));
    }

    /** The command line that evaluates a scenario again, digit for digit. */
    static String commandLine(Scenario scenario) {
        Scenario defaults = Scenario.defaults(scenario.problem());
        Stream<String> values = scenario.changedAssumptions(defaults).stream()
                .map(assumption -> "--set %s=%s".formatted(assumption, exactly(scenario.ownValue(assumption))));
        Stream<String> choices = scenario.changedChoices(defaults).stream()
                .map(choice -> "--choose %s=%s".formatted(choice, scenario.option(choice).id()));
        return Stream.of(Stream.of("evaluate " + scenario.problem().id()), values, choices).flatMap(words -> words)
                .collect(Collectors.joining(" "));
    }

    private static String exactly(double value) {
        return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
    }
}
