package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Assumption;
import headroom.formula.Condition;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.program.Columns;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every problem in every scenario. A failure names the seed and the command line that repeats it. */
class RandomScenariosTest {

    private static final int PROGRAMS = 20;
    private static final int ROWS = 50;
    /** What {@link Evaluation#reason} says when the problem itself gave no reason: true, but no help to a person. */
    private static final List<String> NO_REASON = List.of("for these values", "nothing can be divided by it",
            "the number is too large", "it holds for no number", "it runs over");

    private static final Map<String, Set<String>> SHARES = Map.of("kv-pool",
            Set.of("gpuHitShare", "memoryHitShare", "ssdHitShare", "missShare", "hitShare", "tokenHitShare"), "gateway",
            Set.of("effectiveHitRate", "staleShare"), "lora-service",
            Set.of("residentHitShare", "hostHitShare", "shedShare", "prefillTimeShare"), "rl-rollout",
            Set.of("idleShare", "truncatedShare", "rolloutCostShare"));
    private static final Set<String> SAVINGS = Set.of("netSavingPerHour", "savedVersusSync");

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyEstimateIsAFiniteNumberOrSaysWhyThereIsNone(Problem problem) {
        RandomScenarios.hold(problem, (evaluation, _) -> problem.figures().stream()
                .filter(estimate -> !Double.isFinite(evaluation.value(estimate)))
                .filter(estimate -> evaluation.reason(estimate).filter(reason -> !reason.isBlank())
                        .filter(reason -> NO_REASON.stream().noneMatch(reason::contains)).isEmpty())
                .map(estimate -> "%s: %s".formatted(estimate, evaluation.reason(estimate))));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void nothingIsMinusZero(Problem problem) {
        RandomScenarios.hold(problem, (evaluation, _) -> Stream.concat(
                problem.estimates().stream().filter(estimate -> isMinusZero(evaluation.value(estimate)))
                        .map(Estimate::id),
                evaluation.checks().stream()
                        .filter(result -> DoubleStream.of(result.value(), result.limit(), result.margin())
                                .anyMatch(RandomScenariosTest::isMinusZero))
                        .map(CheckResult::toString)));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void onlySavingsAreNegative(Problem problem) {
        RandomScenarios.hold(problem, (evaluation, _) -> problem.estimates().stream()
                .filter(estimate -> evaluation.value(estimate) < 0 && !SAVINGS.contains(estimate.id()))
                .map(estimate -> estimate + " = " + evaluation.value(estimate)));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void sharesStayBetweenNoneAndAll(Problem problem) {
        RandomScenarios.hold(problem, (evaluation, _) -> SHARES.getOrDefault(problem.id(), Set.of()).stream()
                .filter(id -> evaluation.value(estimate(problem, id)) < 0
                        || evaluation.value(estimate(problem, id)) > 1)
                .map(id -> id + " = " + evaluation.value(estimate(problem, id))));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyCheckHasTheMarginOfItsValueAndLimit(Problem problem) {
        RandomScenarios.hold(problem, (evaluation, _) -> evaluation.checks().stream()
                .filter(result -> result.margin() != margin(result)).map(CheckResult::toString));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void noValueAndNoLimitOfACheckIsInfinite(Problem problem) {
        RandomScenarios.hold(problem, (evaluation, _) -> evaluation.checks().stream()
                .filter(result -> Double.isInfinite(result.value()) || Double.isInfinite(result.limit()))
                .map(CheckResult::toString));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aCheckThatAppliesPassesWhereItsMarginIsNotNegative(Problem problem) {
        RandomScenarios.hold(problem, (evaluation, _) -> evaluation.checks().stream().filter(CheckResult::applies)
                .filter(result -> result.passed() != (result.margin() >= -1e-9)).map(CheckResult::toString));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyFailedCheckSaysWhyInACompleteSentence(Problem problem) {
        RandomScenarios.hold(problem, (evaluation, _) -> evaluation.checks().stream().filter(CheckResult::failed)
                .map(result -> result.check().id() + ": "
                        + new LiveNumbers(evaluation).text(evaluation.failureOf(result.check())))
                .filter(sentence -> !sentence.endsWith(".") || sentence.contains(LiveNumbers.NO_VALUE)
                        || sentence.contains("{")));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theBindingConstraintIsTheFailedCheckOfTheGravestKindWithTheLowestMarginInIt(Problem problem) {
        RandomScenarios.hold(problem, (evaluation, _) -> {
            Optional<CheckResult> gravest = evaluation.checks().stream().filter(CheckResult::failed)
                    .min(Comparator.<CheckResult, Check.Kind>comparing(result -> result.check().kind())
                            .thenComparingDouble(CheckResult::margin));
            return Stream.of(evaluation.binding()).filter(binding -> !binding.equals(gravest))
                    .map(binding -> "%s binds, not %s".formatted(binding, gravest));
        });
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aColumnOfScenariosGivesWhatEachOfThemGivesAloneBitForBit(Problem problem) {
        List<Expression> asked = new ArrayList<>(problem.estimates());
        problem.checks().forEach(check -> asked.addAll(List.of(check.value(), check.limit())));
        for (long seed = 0; seed < PROGRAMS; seed++) {
            Scenario start = RandomScenarios.of(problem, seed);
            List<Scenario> rows = variants(start, new SplittableRandom(seed));
            Columns together = problem.program(asked, start.options(), Set.of())
                    .run(quantity -> column((Assumption) quantity, rows), ROWS);
            for (int row = 0; row < ROWS; row++) {
                int at = row;
                long fixedSeed = seed;
                Evaluation alone = Evaluation.of(rows.get(row));
                List<Expression> different = asked.stream()
                        .filter(one -> Double.compare(together.value(one, at), alone.value(one)) != 0).toList();
                assertEquals(List.of(), different, () -> "row %d of seed %d: %s".formatted(at, fixedSeed,
                        RandomScenarios.commandLine(alone.scenario())));
            }
        }
    }

    /** Rows that share the scenario's choices and about half of its values. */
    private static List<Scenario> variants(Scenario start, RandomGenerator random) {
        List<Assumption> varied =
                start.problem().assumptions().stream().filter(_ -> random.nextBoolean()).toList();
        return Stream.generate(() -> {
            Scenario row = start;
            for (Assumption assumption : varied) {
                row = row.with(assumption, RandomScenarios.value(assumption, random));
            }
            return row;
        }).limit(ROWS).toList();
    }

    /** An assumption's values, as one entry where all rows agree. */
    private static double[] column(Assumption assumption, List<Scenario> rows) {
        double[] values = rows.stream().mapToDouble(row -> row.baseValue(assumption)).toArray();
        return Arrays.stream(values).distinct().count() == 1 ? Arrays.copyOf(values, 1) : values;
    }

    private static Estimate estimate(Problem problem, String id) {
        return problem.estimate(id).orElseThrow();
    }

    private static boolean isMinusZero(double value) {
        return value == 0 && Double.compare(value, 0) < 0;
    }

    private static double margin(CheckResult result) {
        double larger = Math.max(Math.abs(result.value()), Math.abs(result.limit()));
        double room = result.limit() - result.value();
        double margin = larger == 0 ? 0 : room / larger;
        return !result.applies() ? 0 : Double.isNaN(room) ? -1
                : result.check().relation() == Condition.Relation.AT_MOST ? margin : -margin;
    }
}
