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
    private final Map<Assumption, double[]> drawn;

    private Draws(Scenario scenario, Map<Assumption, double[]> drawn) {
        this.scenario = scenario;
        this.drawn = drawn;
    }

    static Draws of(Scenario scenario, Sampling sampling) {
        LatinHypercube hypercube = new LatinHypercube(sampling.seed(), sampling.samples());
        List<Assumption> uncertain = scenario.uncertainAssumptions();
        Map<Assumption, double[]> drawn = uncertain.parallelStream()
                .collect(Collectors.toMap(assumption -> assumption,
                        assumption -> column(assumption, scenario, hypercube), (one, _) -> one, LinkedHashMap::new));
        return new Draws(scenario, drawn);
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

    /** All draws of an uncertain assumption. */
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
