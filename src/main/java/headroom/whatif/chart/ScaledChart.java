package headroom.whatif.chart;

import headroom.model.ChartLocks;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.Scenario;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The numbers of a chart and what its axes show: all that there is to draw. */
public record ScaledChart(ChartData data, ChartRanges ranges) {

    /**
     * What a chart shows of a scenario, over a baseline if there is one.
     *
     * @param ghosts computes the baseline's part; the chart's own, so that it remembers
     * @param bands adds the bands of the scenario to its numbers, or returns them as they are
     */
    public static ScaledChart of(ChartSpec chart, Scenario scenario, Optional<Scenario> baseline, Scaling scaling,
            BaselineSweep ghosts, UnaryOperator<ChartData> bands) {
        ChartData even = scaling.across(chart, scenario).map(across -> Sweep.over(across, chart, scenario))
                .orElseGet(() -> Sweep.of(chart, scenario));
        ChartData present = Sweep.withJumps(even, scenario);
        ChartData certain = baseline.map(other -> ghosts.beneath(present, other)).orElse(present);
        ChartData data = bands.apply(certain);
        return new ScaledChart(data, scaling.ranges(data));
    }

    /**
     * What a chart that is drawn but once shows, over a baseline if there is one and with bands in full detail where the
     * scenario is uncertain, on the axes at which it is locked or else on those that fit.
     */
    public static ScaledChart of(ChartSpec chart, Scenario scenario, Optional<Scenario> baseline, ChartLocks locks) {
        Scaling scaling = locks.of(chart).<Scaling>map(Scaling.Held::new).orElseGet(Scaling.Fitting::new);
        return of(chart, scenario, baseline, scaling, new BaselineSweep(),
                data -> new BandSweep().beneath(data, scenario, BandSweep.Detail.FULL));
    }
}
