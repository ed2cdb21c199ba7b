package headroom.whatif;

import headroom.formula.Estimate;
import headroom.formula.program.Columns;
import headroom.model.Scenario;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Estimates of a scenario over a part of one assumption's range, all else staying.
 *
 * @param at the places, rising, in the assumption's own unit
 * @param estimates the values there, in base units
 */
public record Scan(Scenario scenario, SweepRange over, Column at, Map<Estimate, Column> estimates) {

    /** Computes some estimates. */
    public static Scan of(Scenario scenario, SweepRange over, List<Estimate> wanted) {
        double[] column = over.baseValues().toArray();
        Columns results = Runner.of(scenario, wanted).along(over.assumption(), column);
        Map<Estimate, Column> estimates = new LinkedHashMap<>();
        wanted.forEach(estimate -> estimates.put(estimate, Column.of(results.column(estimate, column.length))));
        return new Scan(scenario, over, over.values(), estimates);
    }
}
