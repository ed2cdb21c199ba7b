package headroom.whatif.chart;

import headroom.model.AxisRange;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.Scenario;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The way in which the axes of a chart follow its numbers: held during a gesture or under a lock, else they fit. */
public sealed interface Scaling {

    /** They fit the numbers. */
    record Fitting() implements Scaling {}

    /** They stay as they are. */
    record Held(ChartRanges shown) implements Scaling {}

    /** The part of its horizontal axis over which a chart is to run; empty where there is none. */
    default Optional<AxisRange> across(ChartSpec chart, Scenario scenario) {
        return switch (this) {
            case Fitting() -> Sweep.span(chart, scenario);
            case Held _ when follows(chart) -> Sweep.span(chart, scenario);
            case Held(ChartRanges shown) -> Optional.ofNullable(shown.across()).or(() -> Sweep.span(chart, scenario));
        };
    }

    /** What the axes show of these numbers, which lie over {@link #across} already. */
    default ChartRanges ranges(ChartData data) {
        List<VerticalAxis> sides = VerticalAxis.of(data);
        List<AxisRange> up = switch (this) {
            case Fitting() -> VerticalAxis.fitting(sides);
            case Held(ChartRanges shown) -> VerticalAxis.kept(sides, shown);
        };
        return new ChartRanges(across(data), up.getFirst(), up.size() > 1 ? up.getLast() : null);
    }

    private @Nullable AxisRange across(ChartData data) {
        boolean kept = this instanceof Held(ChartRanges shown) && shown.across() != null && follows(data.chart());
        return kept ? ((Held) this).shown.across() : data instanceof ChartData.LineData lines ? lines.across() : null;
    }

    /** True when the horizontal axis shows what follows from the quantity that runs, so that one cannot be had from the other. */
    private static boolean follows(ChartSpec chart) {
        return chart instanceof LineChart lines && lines.across().follows();
    }
}
