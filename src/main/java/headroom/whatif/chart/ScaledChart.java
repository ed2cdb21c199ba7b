package headroom.whatif.chart;

import headroom.model.AxisRange;
import headroom.model.ChartLocks;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The numbers of a chart and what its axes show: all that there is to draw. */
public record ScaledChart(ChartData data, ChartRanges ranges) {

    /**
     * The chart of a scenario, over a baseline if there is one.
     *
     * @param held the ranges that its axes keep, during a gesture or under a lock; empty where they fit the numbers
     * @param baselines computes the baseline's part; the chart's own, so that it remembers
     * @param bands adds the bands of the scenario to its numbers, or returns them as they are
     */
    public static ScaledChart of(ChartSpec chart, Scenario scenario, Optional<Scenario> baseline,
            Optional<ChartRanges> held, BaselineSweep baselines, UnaryOperator<ChartData> bands) {
        ChartData even = heldAcross(held).filter(_ -> !follows(chart)).or(() -> Sweep.span(chart, scenario))
                .map(across -> Sweep.over(across, chart, scenario)).orElseGet(() -> Sweep.of(chart, scenario));
        ChartData present = Sweep.withJumps(even, scenario);
        return on(held, bands.apply(baseline.map(other -> baselines.beneath(present, other)).orElse(present)));
    }

    /**
     * The chart of a scenario for a picture that is drawn but once, over a baseline if there is one and with bands in
     * full detail where the scenario is uncertain, on the axes at which it is locked or else on those that fit.
     */
    public static ScaledChart of(ChartSpec chart, Scenario scenario, Optional<Scenario> baseline, ChartLocks locks) {
        return of(chart, scenario, baseline, locks.of(chart), new BaselineSweep(),
                data -> new BandSweep().beneath(data, scenario, BandSweep.Detail.FULL));
    }

    /** Numbers on the axes that fit them. */
    public static ScaledChart fitting(ChartData data) {
        return on(Optional.empty(), data);
    }

    /** Numbers on axes that are held, or on those that fit. */
    private static ScaledChart on(Optional<ChartRanges> held, ChartData data) {
        List<VerticalAxis> sides = VerticalAxis.of(data);
        List<AxisRange> up = held.map(shown -> VerticalAxis.kept(sides, shown))
                .orElseGet(() -> VerticalAxis.fitting(sides));
        Optional<AxisRange> across = heldAcross(held).filter(_ -> follows(data.chart()))
                .or(() -> data instanceof ChartData.LineData lines ? Optional.ofNullable(lines.across())
                        : Optional.empty());
        return new ScaledChart(data,
                new ChartRanges(across.orElse(null), up.getFirst(), up.size() > 1 ? up.getLast() : null));
    }

    private static Optional<AxisRange> heldAcross(Optional<ChartRanges> held) {
        return held.flatMap(shown -> Optional.ofNullable(shown.across()));
    }

    /** True when the horizontal axis shows what follows from the quantity that runs, so that one cannot be had from the other. */
    private static boolean follows(ChartSpec chart) {
        return chart instanceof LineChart lines && lines.across().follows();
    }
}
