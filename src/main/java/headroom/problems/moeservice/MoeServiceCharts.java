package headroom.problems.moeservice;

import static headroom.model.Series.line;
import static headroom.model.Series.scale;
import static headroom.model.Series.stacked;
import static headroom.model.Series.steps;
import static headroom.model.expression.Constant.of;
import static headroom.model.expression.Expression.max;
import static headroom.model.expression.Expression.notNegative;
import static headroom.model.expression.Range.Scale.LINEAR;
import static headroom.model.expression.Range.Scale.LOGARITHMIC;
import static headroom.problems.moeservice.MoeServiceAssumptions.*;
import static headroom.problems.moeservice.MoeServiceEstimates.*;

import headroom.model.Axis.Across;
import headroom.model.Axis.Span;
import headroom.model.Axis.Up;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.LineChart.Guide;
import headroom.model.Series.Look;
import headroom.model.expression.Expression;
import java.util.List;

/** What the service does as one thing changes. Prefill is blue, decode orange and money violet in all of them. */
final class MoeServiceCharts {

    private static final int PREFILL = 1;
    private static final int DECODE = 2;
    private static final int GAIN = 3;
    private static final int MONEY = 4;

    private static final LineChart GPUS_BY_RATE = LineChart
            .of("gpus-by-rate", "GPUs against peak rate",
                    "Whole units rise in steps above the GPUs that the load needs: the larger the unit, the coarser the step.",
                    Across.of(PEAK_RATE, new Span.Around(0, 3), LINEAR), Up.of("GPUs", "GPU"))
            .with(steps("decode", DECODE_GPUS).inTone(DECODE), steps("prefill", PREFILL_GPUS).inTone(PREFILL),
                    line("decode needs", DECODE_GPUS_NEEDED).inTone(DECODE).dots(),
                    line("prefill needs", PREFILL_GPUS_NEEDED).inTone(PREFILL).dots());

    private static final LineChart COST_BY_HIT_RATE = LineChart
            .of("cost-by-hit-rate", "Cost against prefix hit rate",
                    "Every prompt token found in the cache is one that no prefill GPU computes; decode costs the same.",
                    Across.of(PREFIX_HIT_RATE, new Span.Whole(), LINEAR), Up.of("per hour", "$/h"))
            .onTheRight(Up.of("per million output tokens", "$/M"))
            .with(stacked("decode", DECODE_GPUS.times(GPU_HOUR_PRICE)).as(Look.STACKED_STEPS).inTone(DECODE),
                    stacked("prefill", PREFILL_GPUS.times(GPU_HOUR_PRICE)).as(Look.STACKED_STEPS).inTone(PREFILL),
                    scale(COST_PER_MILLION_OUTPUT));

    /** Below, prices have no bound: the fixed part of a step leaves ever less for the batch. */
    private static final Expression TPOT_FROM = max(FIXED_STEP_TIME.times(1.5), TPOT_LIMIT.times(0.1));
    private static final Expression TPOT_TO = max(FIXED_STEP_TIME.times(4), TPOT_LIMIT.times(2));

    private static final LineChart TPOT_PRICE = LineChart
            .of("tpot-price", "Decode GPUs and cost against TPOT limit",
                    "A tighter TPOT leaves less of each step for the batch, so the same load needs more decode GPUs.",
                    Across.of(TPOT_LIMIT, new Span.Between(TPOT_FROM, TPOT_TO), LINEAR), Up.of("", "GPU"))
            .onTheRight(Up.of("per million output tokens", "$/M"))
            .with(steps("GPUs", DECODE_GPUS).inTone(DECODE),
                    line("needed", DECODE_GPUS_NEEDED).inTone(DECODE).dots(),
                    steps("$/M", COST_PER_MILLION_OUTPUT).inTone(MONEY).dots().onTheRight());

    private static final LineChart UNIT_SIZE = LineChart
            .of("unit-size", "Loss of a unit against decode unit size",
                    "Large units give experts large batches, but one of them is a large part of the capacity to lose.",
                    Across.of(DECODE_UNIT_GPUS, new Span.Fixed(8, 320), LINEAR),
                    Up.of("capacity left", "share"))
            .onTheRight(Up.of("", ""))
            .with(line("capacity left", DECODE_CAPACITY_AFTER_UNIT_LOSS).inTone(GAIN),
                    line("GPUs", DECODE_GPUS).inTone(DECODE).onTheRight(),
                    line("tokens per expert", TOKENS_PER_EXPERT).inTone(PREFILL).dots().onTheRight())
            .limit("peak", of(1))
            .with(new Guide.LimitAt("experts",
                    ROUTED_EXPERTS.plus(REDUNDANT_EXPERTS)));

    private static final Expression USABLE = HBM_PER_GPU.times(USABLE_HBM);

    private static final LineChart MEMORY = LineChart
            .of("memory", "Memory of a decode GPU against concurrency",
                    "The weights are always there; each request that decodes adds its KV cache until the memory is full.",
                    Across.of(CONCURRENT_PER_GPU, new Span.Around(0, 3), LINEAR), Up.of("HBM", "GB"))
            .with(stacked("weights", WEIGHTS_PER_DECODE_GPU).inTone(PREFILL),
                    stacked("KV cache", KV_PER_GPU).inTone(DECODE),
                    stacked("free", notNegative(USABLE.minus(HBM_USED_PER_GPU))).inTone(GAIN))
            .limit("usable", USABLE);

    private static final LineChart DAY = LineChart
            .of("day", "GPUs of the units in use over a day",
                    "Traffic falls at night, and whole units that it leaves idle can work on something else.",
                    Across.of(HOUR, new Span.Fixed(0, 24), LINEAR, null), Up.of("GPUs", "GPU"))
            .with(stacked("prefill", PREFILL_UNITS_AT_HOUR.times(PREFILL_UNIT_GPUS)).as(Look.STACKED_STEPS)
                    .inTone(PREFILL),
                    stacked("decode", DECODE_UNITS_AT_HOUR.times(DECODE_UNIT_GPUS)).as(Look.STACKED_STEPS)
                            .inTone(DECODE),
                    stacked("reclaimable", IDLE_GPUS_AT_HOUR).as(Look.STACKED_STEPS).inTone(GAIN));

    private static final LineChart MTP_BY_CONCURRENCY = LineChart
            .of("mtp", "MTP gain against concurrency",
                    "With few requests the second token is nearly free; with many, its work and its messages cost more than it "
                            + "brings.",
                    Across.of(ROOFLINE_REQUESTS, new Span.Around(0.02, 3), LOGARITHMIC), Up.of("decode rate", "×"))
            .with(line("gain", MTP_GAIN).inTone(GAIN))
            .with(new Guide.Level("break-even", of(1), false));

    static final List<ChartSpec> ALL =
            List.of(GPUS_BY_RATE, COST_BY_HIT_RATE, TPOT_PRICE, UNIT_SIZE, MEMORY, DAY, MTP_BY_CONCURRENCY);

    private MoeServiceCharts() {}
}
