package headroom.drawing.chart;

import headroom.model.Axis;
import headroom.model.AxisRange;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.Scenario;
import headroom.whatif.ChartData;
import headroom.whatif.Sweep;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How the axes of a chart follow its numbers. */
public sealed interface Scaling {

    /** They fit the numbers. */
    record Fitting() implements Scaling {}

    /** They stay as they are while the numbers fill a good part of them, so that small changes move lines and not scales. */
    record Steady(ChartRanges shown) implements Scaling {}

    /** They stay as they are. */
    record Held(ChartRanges shown) implements Scaling {}

    /** The part of its horizontal axis over which a chart is to run; empty where there is none. */
    default Optional<AxisRange> across(ChartSpec chart, Scenario scenario) {
        return switch (this) {
            case Fitting() -> Sweep.span(chart, scenario);
            case Held(ChartRanges shown) -> Optional.ofNullable(shown.across()).or(() -> Sweep.span(chart, scenario));
            case Steady(ChartRanges shown) -> Sweep.span(chart, scenario)
                    .map(wanted -> suits(chart, shown.across(), wanted) ? shown.across() : wanted);
        };
    }

    private static boolean suits(ChartSpec chart, @Nullable AxisRange shown, AxisRange wanted) {
        Axis axis = chart instanceof LineChart lines ? lines.across() : null;
        return shown != null && axis != null && Fill.of(shown, axis.scale()).suits(wanted.low(), wanted.high());
    }

    /** What the axes show of these numbers, which lie over {@link #across} already. */
    default ChartRanges ranges(ChartData data) {
        List<UpSide> sides = UpSide.of(data);
        List<AxisRange> up = switch (this) {
            case Fitting() -> UpSide.fitting(sides);
            case Held(ChartRanges shown) -> UpSide.kept(sides, shown);
            case Steady(ChartRanges shown) -> UpSide.suits(sides, shown) ? UpSide.kept(sides, shown)
                    : UpSide.fitting(sides);
        };
        AxisRange across = data instanceof ChartData.LineData lines ? lines.across() : null;
        return new ChartRanges(across, up.getFirst(), up.size() > 1 ? up.getLast() : null);
    }
}
