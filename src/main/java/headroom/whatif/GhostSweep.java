package headroom.whatif;

import headroom.model.Scenario;
import headroom.whatif.ChartData.BarData;
import headroom.whatif.ChartData.LineData;
import org.jspecify.annotations.Nullable;

/**
 * Computes what one chart shows of a baseline, and remembers the last answer: while a slider is dragged, neither the
 * baseline nor the places change. Safe for any thread.
 */
public final class GhostSweep {

    private volatile @Nullable Kept kept;

    /** The numbers of a baseline; the places are part of them. */
    private record Kept(Scenario baseline, ChartData numbers) {}

    /** The chart's numbers over those of a baseline at the same places. */
    public ChartData beneath(ChartData present, Scenario baseline) {
        return switch (present) {
            case LineData lines -> lines.over(lines(lines, baseline));
            case BarData bars -> bars.over(bars(bars, baseline));
        };
    }

    private LineData lines(LineData present, Scenario baseline) {
        if (kept instanceof Kept(Scenario of, LineData numbers) && of.equals(baseline)
                && numbers.xs().equals(present.xs())) {
            return numbers;
        }
        LineData numbers = Sweep.lines(present.chart(), baseline, present.xs());
        kept = new Kept(baseline, numbers);
        return numbers;
    }

    private BarData bars(BarData present, Scenario baseline) {
        if (kept instanceof Kept(Scenario of, BarData numbers) && of.equals(baseline)) {
            return numbers;
        }
        BarData numbers = Sweep.bars(present.chart(), baseline);
        kept = new Kept(baseline, numbers);
        return numbers;
    }
}
