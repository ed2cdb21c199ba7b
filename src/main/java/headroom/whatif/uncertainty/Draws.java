package headroom.whatif.uncertainty;

import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What was drawn for each uncertain assumption of a scenario, in base units. */
final class Draws {

    private final Scenario scenario;
    private final LatinHypercube hypercube;
    private final Map<Assumption, double[]> drawn;

    private Draws(Scenario scenario, LatinHypercube hypercube, Map<Assumption, double[]> drawn) {
        this.scenario = scenario;
        this.hypercube = hypercube;
        this.drawn = drawn;
    }

    static Draws of(Scenario scenario, Sampling sampling) {
        return of(scenario, new LatinHypercube(sampling.seed(), sampling.samples()));
    }

    /** So many draws, even fewer than a person may ask for, with the scenario's seed. */
    static Draws of(Scenario scenario, int samples) {
        return of(scenario, new LatinHypercube(scenario.sampling().seed(), samples));
    }

    private static Draws of(Scenario scenario, LatinHypercube hypercube) {
        List<Assumption> uncertain = scenario.uncertainAssumptions();
        Map<Assumption, double[]> drawn = uncertain.parallelStream()
                .collect(Collectors.toMap(assumption -> assumption,
                        assumption -> column(assumption, scenario, hypercube), (one, _) -> one, LinkedHashMap::new));
        return new Draws(scenario, hypercube, drawn);
    }

    /** So many draws for another scenario: these, where it has the same uncertain ranges and seed, else new ones. */
    Draws orNew(Scenario other, int samples) {
        LatinHypercube wanted = new LatinHypercube(other.sampling().seed(), samples);
        return hypercube.equals(wanted) && scenario.changedRanges(other).isEmpty() ? new Draws(other, hypercube, drawn)
                : of(other, wanted);
    }

    private static double[] column(Assumption assumption, Scenario scenario, LatinHypercube hypercube) {
        double[] values = hypercube.values(assumption.id(),
                Distribution.quantiles(assumption, scenario.range(assumption).orElseThrow()));
        for (int i = 0; i < values.length; i++) {
            values[i] = assumption.unit().toBase(values[i]);
        }
        return values;
    }

    /** The uncertain assumptions, in the problem's order. */
    List<Assumption> assumptions() {
        return List.copyOf(drawn.keySet());
    }

    /** All draws of an assumption, or its one value when it is certain. */
    double[] column(Assumption assumption) {
        return block(assumption, 0, Integer.MAX_VALUE);
    }

    /** Some draws of an assumption, or its one value when it is certain. */
    double[] block(Assumption assumption, int start, int rows) {
        double @Nullable [] all = drawn.get(assumption);
        return all == null ? new double[]{scenario.baseValue(assumption)}
                : Arrays.copyOfRange(all, start, (int) Math.min((long) start + rows, all.length));
    }
}
