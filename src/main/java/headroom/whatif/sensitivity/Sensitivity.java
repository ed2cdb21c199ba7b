package headroom.whatif.sensitivity;

import headroom.formula.Assumption;
import headroom.formula.Expression;
import headroom.formula.Range;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.whatif.Column;
import headroom.whatif.Enquiry;
import headroom.whatif.Runner;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Moves every assumption of a scenario by itself: what a tornado chart shows. A pure function, safe for any thread. */
public final class Sensitivity {

    /**
     * The number of places of each assumption that are looked at, so that a quantity which turns on the way is not
     * mistaken.
     */
    private static final int POINTS = 5;

    private final Scenario scenario;
    private final Runner runner;
    private final Expression quantity;
    private final double share;
    private final double present;

    private Sensitivity(Scenario scenario, Expression quantity, double share) {
        this.scenario = scenario;
        this.runner = Runner.of(scenario, List.of(quantity));
        this.quantity = quantity;
        this.share = share;
        this.present = runner.here().value(quantity, 0);
    }

    /** The swing of each assumption, the largest first, of equals in the problem's order. */
    public static List<Swing> of(Scenario scenario, Expression quantity) {
        return of(scenario, quantity, Enquiry.USUAL_SWING);
    }

    /**
     * The swing of each assumption, the largest first, of equals in the problem's order.
     *
     * @param share the distance that those without an uncertain range are moved up and down, above 0
     */
    public static List<Swing> of(Scenario scenario, Expression quantity, double share) {
        return of(scenario, quantity, share, () -> false);
    }

    /**
     * As above.
     *
     * @param cancelled is asked before each assumption
     * @throws CancellationException once it is cancelled
     */
    public static List<Swing> of(Scenario scenario, Expression quantity, double share, BooleanSupplier cancelled) {
        return of(scenario, quantity, share, scenario.problem().assumptions(), cancelled);
    }

    /** As above, of some of the assumptions. */
    static List<Swing> of(Scenario scenario, Expression quantity, double share, List<Assumption> assumptions,
            BooleanSupplier cancelled) {
        Sensitivity sensitivity = new Sensitivity(scenario, quantity, share);
        return assumptions.stream().map(assumption -> {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            return sensitivity.swing(assumption);
        })
                .sorted(Comparator.comparingDouble((Swing swing) -> -swing.size())).toList();
    }

    /**
     * True when an assumption is worth asking about for a quantity: it is used at present, or moves the quantity all the
     * same, as what a derived value rests on moves that while measured values are used.
     */
    public static boolean concerns(Evaluation present, Expression quantity, Assumption assumption) {
        return present.uses(assumption)
                || new Sensitivity(present.scenario(), quantity, Enquiry.USUAL_SWING).swing(assumption).matters();
    }

    private Swing swing(Assumption assumption) {
        Optional<UncertainRange> range = scenario.range(assumption);
        double[] at = range.map(uncertain -> places(assumption, uncertain.p10(), uncertain.p90()))
                .orElseGet(() -> around(assumption));
        return new Swing(assumption, range.isPresent(), Column.of(at), Column.of(values(assumption, at)));
    }

    private double[] values(Assumption assumption, double[] at) {
        return runner.uses(assumption) ? runner.alongOwn(assumption, at).column(quantity, at.length)
                : DoubleStream.generate(() -> present).limit(at.length).toArray();
    }

    /** A share of the value up and down; where that is no change, the next whole number, or a share of all that is allowed. */
    private double[] around(Assumption assumption) {
        double value = scenario.ownValue(assumption);
        Range range = assumption.range();
        double reach = value == 0 ? share * (range.high() - range.low()) : Math.abs(value) * share;
        double step = range.whole() ? Math.max(1, reach) : reach;
        return places(assumption, value - step, value + step);
    }

    private static double[] places(Assumption assumption, double from, double to) {
        Range range = assumption.range();
        double low = Math.max(from, range.zero() ? 0 : range.low());
        double high = Math.min(to, range.high());
        return IntStream.range(0, POINTS).mapToDouble(i -> low + (high - low) * i / (POINTS - 1)).map(range::nearest)
                .distinct().toArray();
    }
}
