package headroom.problems.kvpool;

import static headroom.model.Series.area;
import static headroom.model.Series.line;
import static headroom.model.Series.stacked;
import static headroom.model.expression.Constant.of;
import static headroom.model.expression.Expression.max;
import static headroom.model.expression.Expression.min;
import static headroom.model.expression.Range.Scale.LOGARITHMIC;
import static headroom.model.function.Lognormal.QUANTILE;
import static headroom.problems.kvpool.KvPoolAssumptions.*;
import static headroom.problems.kvpool.KvPoolEstimates.*;

import headroom.model.Axis.Across;
import headroom.model.Axis.Span;
import headroom.model.Axis.Up;
import headroom.model.BarChart;
import headroom.model.BarChart.Bars;
import headroom.model.BarChart.Category;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.LineChart.Guide;
import headroom.model.expression.Absent;
import headroom.model.expression.Coordinate;
import headroom.model.expression.Expression;
import headroom.model.expression.Style;
import java.util.List;

/** What the pool does as one thing changes. GPU memory is blue, memory orange, SSD green and a miss violet in all of them. */
final class KvPoolCharts {

    private static final int GPU = 1;
    private static final int MEMORY = 2;
    private static final int SSD = 3;
    private static final int MISS = 4;

    private static final BarChart TIER_SESSIONS = BarChart
            .of("tier-sessions", "Sessions held and read-back time by tier",
                    "Each tier holds many times what the one above holds; reading it takes longer, yet less than recomputing.",
                    Up.of("sessions", "session").logarithmic(), Category.of("GPU"), Category.of("memory"),
                    Category.of("SSD"))
            .onTheRight(Up.of("time to read one back", "s").logarithmic())
            .with(Bars.of("sessions", GPU_SESSIONS, MEMORY_SESSIONS, SSD_SESSIONS),
                    Bars.of("read back", new Absent("it is on the GPU already"), MEMORY_READ_TIME, SSD_READ_TIME)
                            .onTheRight())
            .with(new Guide.Level("recompute", RECOMPUTE_TIME, true));

    private static final LineChart HITS_BY_RATE = LineChart
            .of("hits-by-rate", "Turns served by each tier against turn rate",
                    "The more turns arrive, the sooner each tier is full and the sooner it drops a session.",
                    Across.of(TURN_RATE, new Span.Around(0.02, 50), LOGARITHMIC), Up.of("share of turns", "share"))
            .with(stacked("GPU", GPU_HIT_SHARE).inTone(GPU), stacked("memory", MEMORY_HIT_SHARE).inTone(MEMORY),
                    stacked("SSD", SSD_HIT_SHARE).inTone(SSD), stacked("miss", MISS_SHARE).inTone(MISS));

    static final Coordinate GAP = Coordinate.of("gap", "Gap between turns", "s");
    private static final double HALF_AN_OCTAVE = Math.sqrt(2);

    private static final LineChart GAPS = LineChart
            .of("gaps", "Gaps between turns and how long tiers keep a session",
                    "A tier serves those who come back before its retention ends; the line tells how many have by then.",
                    Across.of(GAP, new Span.Between(shortestGap(), longestGap()), LOGARITHMIC, GAP_MEDIAN),
                    Up.of("share of gaps", "share"))
            .with(area("gaps", backWithin(GAP.times(HALF_AN_OCTAVE)).minus(backWithin(GAP.dividedBy(HALF_AN_OCTAVE))))
                    .inTone(MISS),
                    line("back by then", backWithin(GAP)).inTone(MISS).dots())
            .mark("GPU", GPU_RETENTION).mark("memory", MEMORY_RETENTION).mark("SSD", SSD_RETENTION);

    private static final LineChart READY_TIME = LineChart
            .of("ready-time", "Wait for context against memory per node",
                    "Every session that memory holds is one that need not be read from SSD or computed again.",
                    Across.of(MEMORY_PER_NODE, new Span.Whole(), LOGARITHMIC), Up.of("mean wait", "s"))
            .with(line("with pool", CONTEXT_READY_TIME).inTone(MEMORY),
                    line("GPUs alone", CONTEXT_READY_TIME_WITHOUT_POOL).inTone(GPU).dots());

    private static final LineChart SAVINGS = LineChart
            .of("savings", "Saved and spent per hour against SSD per node",
                    "SSD pays from where it holds more than memory to where sessions outlast nearly all gaps; beyond, it only costs.",
                    Across.of(SSD_PER_NODE, new Span.Whole(), LOGARITHMIC), Up.of("per hour", "$/h"))
            .with(line("saved", SAVED_PER_HOUR).inTone(SSD), line("spent", POOL_COST_PER_HOUR).inTone(MEMORY),
                    line("net", NET_SAVING_PER_HOUR).inTone(MISS).dots());

    private static final LineChart BLOCK_SIZE = LineChart
            .of("block-size", "Index size and lost tokens against block size",
                    "Small blocks make a large index; large ones waste half a block on each hit.",
                    Across.of(BLOCK_TOKENS, new Span.Whole(), LOGARITHMIC),
                    Up.of("index", "B").printedAs(Style.BINARY_BYTES).logarithmic())
            .onTheRight(Up.of("tokens lost per hit", "tok").logarithmic())
            .with(line("index", INDEX_BYTES).inTone(GPU),
                    line("lost tokens", TOKENS_LOST_PER_HIT).inTone(MEMORY).dots().onTheRight());

    static final List<ChartSpec> ALL = List.of(TIER_SESSIONS, HITS_BY_RATE, GAPS, READY_TIME, SAVINGS, BLOCK_SIZE);

    private KvPoolCharts() {}

    private static Expression shortestGap() {
        return min(gapOf(0.001), GPU_RETENTION).dividedBy(2);
    }

    private static Expression longestGap() {
        return max(gapOf(0.999), SSD_RETENTION).times(2);
    }

    private static Expression gapOf(double share) {
        return QUANTILE.of(of(share), GAP_MEDIAN, GAP_SPREAD);
    }
}
