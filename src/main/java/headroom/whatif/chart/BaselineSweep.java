package headroom.whatif.chart;

import headroom.model.Scenario;
import headroom.whatif.Column;
import headroom.whatif.chart.ChartData.BarData;
import headroom.whatif.chart.ChartData.LineData;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Computes what one chart shows of a baseline, and remembers the last answer: while a slider is dragged, neither the
 * baseline nor the places change. Safe for any thread.
 */
public final class BaselineSweep {

    private volatile @Nullable Kept kept;

    /** The numbers of a baseline, for values of the quantity that runs; bars have none. */
    private record Kept(Scenario baseline, Column settings, ChartData numbers) {}

    /** The chart's numbers over those of a baseline at the same places. */
    public ChartData beneath(ChartData present, Scenario baseline) {
        return switch (present) {
            case LineData lines -> lines.over(lines(lines, baseline));
            case BarData bars -> bars.over(bars(bars, baseline));
        };
    }

    private LineData lines(LineData present, Scenario baseline) {
        Column settings = present.chart().across().follows() ? rising(present.settings()) : present.xs();
        if (kept instanceof Kept(Scenario of, Column at, LineData numbers) && of.equals(baseline)
                && at.equals(settings)) {
            return numbers;
        }
        LineData numbers = Sweep.lines(present.chart(), baseline, settings);
        kept = new Kept(baseline, settings, numbers);
        return numbers;
    }

    private static Column rising(Column settings) {
        return Column.of(Arrays.stream(settings.toArray()).sorted().toArray());
    }

    private BarData bars(BarData present, Scenario baseline) {
        if (kept instanceof Kept(Scenario of, Column _, BarData numbers) && of.equals(baseline)) {
            return numbers;
        }
        BarData numbers = Sweep.bars(present.chart(), baseline);
        kept = new Kept(baseline, Column.of(), numbers);
        return numbers;
    }
}
