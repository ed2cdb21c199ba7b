package headroom.whatif.uncertainty;

import headroom.formula.Assumption;
import headroom.formula.Expression;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.whatif.sensitivity.Sensitivity;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;

/** The outcome of a simulation. What it answers is computed when it is asked. Safe for any thread. */
public final class Samples {

    private final Scenario scenario;
    private final int size;
    private final Map<Expression, double[]> columns;
    private final Map<Check, PassCount> checks;
    private final Draws draws;
    /** The ranks of what was drawn, once for all quantities. */
    private final Map<Assumption, double[]> ranks = new ConcurrentHashMap<>();

    Samples(Scenario scenario, int size, Map<Expression, double[]> columns, Map<Check, PassCount> checks,
            Draws draws) {
        this.scenario = scenario;
        this.size = size;
        this.columns = columns;
        this.checks = checks;
        this.draws = draws;
    }

    /** The scenario that the samples are of. */
    public Scenario scenario() {
        return scenario;
    }

    /** The number of samples. */
    public int size() {
        return size;
    }

    /** Mean and percentiles of a quantity, in base units, over the samples in which it has a value. */
    public Summary summary(Expression quantity) {
        return Summary.of(column(quantity));
    }

    /** The greatest value that any sample has, in base units; NaN when none has one. */
    public double greatest(Expression quantity) {
        return Arrays.stream(column(quantity)).filter(value -> !Double.isNaN(value)).max().orElse(Double.NaN);
    }

    /** A quantity's values, spread over bins of equal width. */
    public Histogram histogram(Expression quantity, int bins) {
        return Histogram.of(column(quantity), bins);
    }

    /** A quantity's values between two values, spread over bins of equal width. */
    public Histogram histogram(Expression quantity, double low, double high, int bins) {
        return Histogram.between(low, high, column(quantity), bins);
    }

    /** The share of passes of a check among the samples to which it applies; empty when it applies to none. */
    public OptionalDouble probability(Check check) {
        PassCount count = Objects.requireNonNull(checks.get(check), () -> "not among these samples: " + check.id());
        return count.applied() == 0 ? OptionalDouble.empty()
                : OptionalDouble.of((double) count.passed() / count.applied());
    }

    /**
     * The probability that an uncertain assumption is drawn outside the values that it allows, 0–1; the nearest allowed value
     * stands instead.
     */
    public double outside(Assumption assumption) {
        return Distribution.outside(assumption, scenario.range(assumption).orElseThrow());
    }

    /** The closeness, −1 to 1, with which a quantity follows an uncertain assumption. */
    public record Importance(Assumption assumption, double rank) {}

    /**
     * The uncertain assumptions, without those that are not used at present, by their rank correlation (Spearman) with a quantity, the
     * strongest first.
     */
    public List<Importance> importance(Expression quantity) {
        RankCorrelation with = RankCorrelation.with(column(quantity));
        Evaluation present = Evaluation.of(scenario);
        return draws.assumptions().stream().filter(assumption -> Sensitivity.concerns(present, quantity, assumption))
                .map(assumption -> new Importance(assumption, with.isComplete(size) ? with.ofRanks(ranks(assumption))
                        : with.of(draws.column(assumption))))
                .sorted(Comparator.comparingDouble((Importance each) -> -Math.abs(each.rank()))).toList();
    }

    private double[] ranks(Assumption assumption) {
        return ranks.computeIfAbsent(assumption, one -> RankCorrelation.ranks(draws.column(one)));
    }

    private double[] column(Expression quantity) {
        return Objects.requireNonNull(columns.get(quantity), "not among these samples");
    }
}
