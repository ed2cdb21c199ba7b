package headroom.whatif.uncertainty;

import headroom.formula.Assumption;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Values drawn for each uncertain assumption of a scenario, in base units. */
public final class Draws {

    private final Scenario scenario;
    private final LatinHypercube hypercube;
    private final Map<Assumption, Drawn> drawn;

    /** All draws from an uncertain range. */
    private static final class Drawn {

        private final UncertainRange range;
        private final double[] values;

        Drawn(UncertainRange range, double[] values) {
            this.range = range;
            this.values = values;
        }
    }

    private Draws(Scenario scenario, LatinHypercube hypercube, Map<Assumption, Drawn> drawn) {
        this.scenario = scenario;
        this.hypercube = hypercube;
        this.drawn = drawn;
    }

    static Draws of(Scenario scenario, Sampling sampling) {
        return of(scenario, new LatinHypercube(sampling.seed(), sampling.samples()), Map.of());
    }

    /** A number of draws, even fewer than a person may ask for, with the scenario's seed. */
    public static Draws of(Scenario scenario, int samples) {
        return of(scenario, new LatinHypercube(scenario.sampling().seed(), samples), Map.of());
    }

    private static Draws of(Scenario scenario, LatinHypercube hypercube, Map<Assumption, Drawn> before) {
        Map<Assumption, Drawn> drawn = scenario.uncertainAssumptions().parallelStream()
                .collect(Collectors.toMap(assumption -> assumption,
                        assumption -> drawn(assumption, scenario, hypercube, before.get(assumption)),
                        (one, _) -> one, LinkedHashMap::new));
        return new Draws(scenario, hypercube, drawn);
    }

    /** A number of draws for another scenario: these, as far as it has the same uncertain ranges and seed, else new ones. */
    Draws orNew(Scenario other, int samples) {
        LatinHypercube wanted = new LatinHypercube(other.sampling().seed(), samples);
        return of(other, wanted, hypercube.equals(wanted) ? drawn : Map.of());
    }

    private static Drawn drawn(Assumption assumption, Scenario scenario, LatinHypercube hypercube,
            @Nullable Drawn before) {
        UncertainRange range = scenario.range(assumption).orElseThrow();
        return before != null && before.range.equals(range) ? before
                : new Drawn(range, values(assumption, range, hypercube));
    }

    private static double[] values(Assumption assumption, UncertainRange range, LatinHypercube hypercube) {
        double[] values = hypercube.values(assumption.id(), Distribution.quantiles(assumption, range));
        for (int i = 0; i < values.length; i++) {
            values[i] = assumption.unit().toBase(values[i]);
        }
        return values;
    }

    /** The number of draws of each assumption. */
    public int size() {
        return hypercube.samples();
    }

    /** The uncertain assumptions, in the problem's order. */
    List<Assumption> assumptions() {
        return List.copyOf(drawn.keySet());
    }

    /** All draws of an assumption, or its one value when it is certain; not to be changed. */
    public double[] column(Assumption assumption) {
        @Nullable
        Drawn all = drawn.get(assumption);
        return all == null ? new double[]{scenario.baseValue(assumption)} : all.values;
    }
}
