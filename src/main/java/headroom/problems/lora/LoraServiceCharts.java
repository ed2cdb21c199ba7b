package headroom.problems.lora;

import static headroom.model.Series.area;
import static headroom.model.Series.line;
import static headroom.model.expression.Range.Scale.LINEAR;
import static headroom.problems.lora.LoraServiceAssumptions.*;
import static headroom.problems.lora.LoraServiceEstimates.*;

import headroom.model.Axis.Across;
import headroom.model.Axis.Span;
import headroom.model.Axis.Up;
import headroom.model.BarChart;
import headroom.model.BarChart.Bars;
import headroom.model.BarChart.Category;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.LineChart.Guide;
import headroom.model.expression.Constant;
import headroom.model.expression.Style;
import java.util.List;

/** What the service does as one thing changes. Affinity is blue, random orange, time green and money violet. */
final class LoraServiceCharts {

    private static final int AFFINE = 1;
    private static final int ANYWHERE = 2;
    private static final int TIME = 3;
    private static final int MONEY = 4;

    private static final Constant NONE = Constant.of(0, "s");

    private static final LineChart ADAPTER_READS = LineChart
            .of("adapter-reads", "Adapter reads against distinct adapters",
                    "Each different adapter of a batch is read once a step; beside base weights and KV cache it weighs less than "
                            + "beside the base weights alone.",
                    Across.of(DISTINCT_USED, new Span.Around(0, 2), LINEAR),
                    Up.of("added to those of the base", "share"))
            .with(area("weights read", ADAPTER_READ_SHARE).inTone(AFFINE),
                    line("step time", STEP_GROWTH).inTone(TIME))
            .with(new Guide.LimitAt("fit on a GPU", RESIDENT_ADAPTERS));

    private static final LineChart DISTINCT = LineChart
            .of("distinct", "Distinct adapters against batch size",
                    "A batch of twice the size mixes less than twice the adapters, since popular ones come again; with "
                            + "affinity there are fewer to begin with.",
                    Across.of(BATCH, new Span.Around(0, 4), LINEAR), Up.of("adapters in a batch", "adapter"))
            .with(line("random", EXPECTED_DISTINCT).inTone(ANYWHERE).under(ROUTING, RANDOM),
                    line("affinity", EXPECTED_DISTINCT).inTone(AFFINE).under(ROUTING, AFFINITY))
            .limit("fit on a GPU", RESIDENT_ADAPTERS);

    private static final LineChart ADAPTER_SIZE = LineChart
            .of("adapter-size", "Adapter size against rank",
                    "Size is proportional to rank; which matrices are adapted matters as much.",
                    Across.of(RANK, new Span.Around(0, 4), LINEAR),
                    Up.of("one adapter", "MiB").printedAs(Style.BINARY_BYTES))
            .with(line("all seven", ADAPTER_BYTES).inTone(AFFINE).under(TARGETS, ALL_LINEAR),
                    line("q, k, v, o", ADAPTER_BYTES).inTone(ANYWHERE).under(TARGETS, ATTENTION),
                    line("q, v", ADAPTER_BYTES).inTone(TIME).under(TARGETS, QUERY_VALUE));

    private static final LineChart RESIDENT_HITS = LineChart
            .of("resident-hits", "Requests without a swap against GPU budget",
                    "A small budget holds the adapters that most requests want; with affinity each instance has fewer to hold.",
                    Across.of(GPU_ADAPTER_BUDGET, new Span.Around(0, 3), LINEAR), Up.of("adapter on the GPU", "share"))
            .with(line("affinity", RESIDENT_HIT_SHARE).inTone(AFFINE).under(ROUTING, AFFINITY),
                    line("random", RESIDENT_HIT_SHARE).inTone(ANYWHERE).under(ROUTING, RANDOM));

    private static final BarChart COLD_START = BarChart
            .of("cold-start", "First-token delay by where the adapter is",
                    "The swap from host memory is short; it is the download that a first request feels.",
                    Up.of("", "s"), Category.of("GPU"), Category.of("host memory"),
                    Category.of("object storage"))
            .with(Bars.of("store latency", NONE, NONE, STORE_LATENCY),
                    Bars.of("download", NONE, NONE, DOWNLOAD_TIME),
                    Bars.of("host to GPU", NONE, SWAP_IN_TIME, SWAP_IN_TIME))
            .onEachOther();

    private static final LineChart COST_BY_SKEW = LineChart
            .of("cost-by-skew", "Cost and busiest load against popularity skew",
                    "Skewed popularity makes batches alike and tokens cheap, but under affinity it crowds one instance.",
                    Across.of(POPULARITY_SKEW, new Span.Whole(), LINEAR), Up.of("cost per million tokens", "$/M"))
            .onTheRight(Up.of("", "×"))
            .with(line("$/M", COST_PER_MILLION).inTone(MONEY),
                    line("busiest load", HOTTEST_INSTANCE_LOAD).inTone(ANYWHERE).onTheRight(),
                    line("full", LOAD_ROOM).inTone(ANYWHERE).dots().onTheRight());

    static final List<ChartSpec> ALL =
            List.of(ADAPTER_READS, DISTINCT, ADAPTER_SIZE, RESIDENT_HITS, COLD_START, COST_BY_SKEW);

    private LoraServiceCharts() {}
}
