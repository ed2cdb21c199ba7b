package headroom.model;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The charts of a tab whose axes stay as they are, by the charts' ids, and what those axes show. Immutable. */
public record ChartLocks(Map<String, ChartRanges> byChart) {

    /** No chart is locked. */
    public static final ChartLocks NONE = new ChartLocks(Map.of());

    /** Locks of some charts. */
    public ChartLocks {
        byChart = Map.copyOf(byChart);
    }

    /** The ranges that a chart is locked at; empty when it is free. */
    public Optional<ChartRanges> of(ChartSpec chart) {
        return Optional.ofNullable(byChart.get(chart.id()));
    }

    /** The same locks and one more. */
    public ChartLocks with(ChartSpec chart, ChartRanges ranges) {
        Map<String, ChartRanges> more = new HashMap<>(byChart);
        more.put(chart.id(), ranges);
        return new ChartLocks(more);
    }

    /** The same locks without one. */
    public ChartLocks without(ChartSpec chart) {
        Map<String, ChartRanges> fewer = new HashMap<>(byChart);
        fewer.remove(chart.id());
        return new ChartLocks(fewer);
    }
}
