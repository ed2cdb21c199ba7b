package headroom.whatif.sensitivity;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Evaluation;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Tornado chart of an estimate: the assumptions that move it, the strongest first.
 *
 * @param evaluation the scenario from whose values the assumptions were moved
 * @param share the distance that those without an uncertain range were moved up and down, as a share of their value
 * @param swings of the assumptions that do something to the estimate, the largest first
 */
public record Tornado(Evaluation evaluation, Estimate estimate, double share, List<Swing> swings) {

    /** The tornado chart of an evaluated scenario. */
    public static Tornado of(Evaluation evaluation, Estimate estimate, double share) {
        return of(evaluation, estimate, share, () -> false);
    }

    /**
     * The tornado chart of an evaluated scenario.
     *
     * @param cancelled is asked before each assumption
     * @throws java.util.concurrent.CancellationException once it is cancelled
     */
    public static Tornado of(Evaluation evaluation, Estimate estimate, double share, BooleanSupplier cancelled) {
        return new Tornado(evaluation, estimate, share,
                Sensitivity.of(evaluation.scenario(), estimate, share, cancelled).stream().filter(Swing::matters)
                        .toList());
    }

    /** The estimate as it is, in base units; NaN when it is absent. */
    public double present() {
        return evaluation.value(estimate);
    }

    /** The number of assumptions in all, but for those that are not used at present and do nothing. */
    public int assumptions() {
        return swings.size() + idle();
    }

    /** The assumptions that do nothing to the estimate, though they are used. */
    public List<Assumption> without() {
        return evaluation.scenario().problem().assumptions().stream()
                .filter(assumption -> swing(assumption).isEmpty() && evaluation.uses(assumption)).toList();
    }

    /** The number of assumptions that do nothing to the estimate, though they are used. */
    public int idle() {
        return without().size();
    }

    /** The swing of the estimate with an assumption; empty when it does nothing. */
    public Optional<Swing> swing(Assumption assumption) {
        return swings.stream().filter(swing -> swing.assumption().equals(assumption)).findFirst();
    }

    /** The place of an assumption among all, 1 for the one that matters most; 0 when it does nothing. */
    public int place(Assumption assumption) {
        return swing(assumption).map(swing -> swings.indexOf(swing) + 1).orElse(0);
    }

    /** The size of an assumption's swing as a share (0–1) of the largest. */
    public double weight(Assumption assumption) {
        double size = swing(assumption).map(Swing::size).orElse(0.0);
        return size == 0 ? 0 : size / swings.getFirst().size();
    }
}
