package headroom.problems.rollout;

import static headroom.model.Series.area;
import static headroom.model.Series.line;
import static headroom.model.Series.steps;
import static headroom.model.expression.Constant.of;
import static headroom.model.expression.Expression.ceil;
import static headroom.model.expression.Expression.max;
import static headroom.model.expression.Expression.min;
import static headroom.model.expression.Range.Scale.LINEAR;
import static headroom.model.expression.Range.Scale.LOGARITHMIC;
import static headroom.model.function.Lognormal.DENSITY;
import static headroom.model.function.Lognormal.MEDIAN;
import static headroom.model.function.Lognormal.SIGMA;
import static headroom.problems.rollout.RolloutAssumptions.*;
import static headroom.problems.rollout.RolloutEstimates.*;

import headroom.model.Axis.Across;
import headroom.model.Axis.Span;
import headroom.model.Axis.Up;
import headroom.model.BarChart;
import headroom.model.BarChart.Bars;
import headroom.model.BarChart.Category;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.LineChart.Guide;
import headroom.model.expression.Coordinate;
import headroom.model.expression.Expression;
import headroom.model.expression.Where;
import java.util.List;
import java.util.stream.Stream;

/** What the rollout system does as one thing changes. Fully asynchronous is blue and synchronous orange in all of them. */
final class RolloutCharts {

    private static final int ASYNCHRONOUS = 1;
    private static final int IN_TURNS = 2;
    private static final int ONE_STEP = 4;

    private static final Coordinate ANSWER_LENGTH = Coordinate.of("answerLength", "Answer length", "tok");
    private static final Coordinate REACHED = Coordinate.of("utilisationReached", "Utilisation", "share");
    private static final Coordinate RATE_REACHED =
            Coordinate.of("syncRateReached", "Rate of one model copy, per second", "GB/s");

    private static final LineChart GPUS_BY_LENGTH = LineChart
            .of("gpus-by-length", "Rollout GPUs against mean answer length",
                    "GPUs grow with the length of the answers, up to the longest that is allowed, and waiting multiplies them.",
                    Across.of(MEAN_OUTPUT_TOKENS, new Span.Around(0, 5), LINEAR), Up.of("GPUs", "GPU"))
            .with(steps("synchronous", ROLLOUT_GPUS).under(PIPELINE, SYNCHRONOUS).inTone(IN_TURNS),
                    steps("one step async", ROLLOUT_GPUS).under(PIPELINE, ONE_STEP_ASYNC).inTone(ONE_STEP),
                    steps("fully async", ROLLOUT_GPUS).under(PIPELINE, FULLY_ASYNC).inTone(ASYNCHRONOUS))
            .mark("longest", MAX_OUTPUT_TOKENS);

    private static final LineChart LENGTHS = LineChart
            .of("lengths", "Answers against their length before the cut",
                    "Most answers are far shorter than the limit; those of the long tail that pass it are cut off unfinished.",
                    Across.of(ANSWER_LENGTH,
                            new Span.Between(min(MEAN_OUTPUT_TOKENS, MAX_OUTPUT_TOKENS).dividedBy(50),
                                    max(UNCUT_P99, MAX_OUTPUT_TOKENS).times(2)),
                            LOGARITHMIC, MEAN_OUTPUT_TOKENS),
                    Up.of("density", ""))
            .with(area("answers",
                    DENSITY.of(ANSWER_LENGTH, MEDIAN.of(MEAN_OUTPUT_TOKENS, LENGTH_SPREAD),
                            SIGMA.of(LENGTH_SPREAD)))
                    .inTone(ASYNCHRONOUS))
            .with(new Guide.LimitAt("limit", MAX_OUTPUT_TOKENS)).mark("P99", UNCUT_P99);

    private static final LineChart GPUS_BY_UTILISATION = LineChart
            .of("gpus-by-utilisation", "Rollout GPUs against utilisation",
                    "The same tokens need three times the GPUs at a third of the utilisation: waiting is what costs.",
                    Across.of(REACHED, new Span.Between(
                            min(SYNC_UTILISATION, ONE_STEP_UTILISATION, ASYNC_UTILISATION).times(0.7), of(1)), LINEAR,
                            UTILISATION),
                    Up.of("", "GPU"))
            .with(steps("GPUs", ceil(gpusAt(REACHED))).inTone(ASYNCHRONOUS))
            .mark("synchronous", SYNC_UTILISATION).mark("one step", ONE_STEP_UTILISATION)
            .mark("fully async", ASYNC_UTILISATION);

    private static final LineChart WEIGHT_SYNC = LineChart
            .of("weight-sync", "Weight sync time against the rate of a copy",
                    "Tinted: the rates measured in public reports. Even those leave the sync far below its limit for a step of "
                            + "minutes.",
                    Across.of(RATE_REACHED, new Span.Between(min(of(1, "GB/s"), SYNC_RATE.dividedBy(2)),
                            max(of(1_000, "GB/s"), SYNC_RATE.times(2))), LOGARITHMIC, SYNC_RATE),
                    Up.of("time", "s").logarithmic())
            .with(line("sync time", WEIGHT_BYTES.dividedBy(RATE_REACHED)).inTone(ASYNCHRONOUS))
            .limit("5 % of a step", RolloutChecks.WEIGHT_SYNC_LIMIT.times(TRAIN_STEP_TIME))
            .with(new Guide.Band("measured", of(15, "GB/s"), of(76, "GB/s")));

    private static final LineChart STALENESS = LineChart
            .of("staleness", "Staleness against answers in flight per GPU",
                    "More answers in flight make each of them slower, and the longest ones are the most out of date.",
                    Across.of(SLOTS_PER_GPU, new Span.Around(0, 3), LINEAR), Up.of("versions behind", ""))
            .with(line("longest", LONGEST_STALENESS).inTone(IN_TURNS),
                    line("mean", MEAN_STALENESS).inTone(ASYNCHRONOUS))
            .limit("cap", MAX_STALENESS);

    private static final BarChart STEP_COST = BarChart
            .of("step-cost", "Cost of a step by pipeline",
                    "The trainer costs the same in every pipeline; rollout that waits is paid for too.",
                    Up.of("per step", "$/step"), Category.of("synchronous"),
                    Category.of("one step async"),
                    Category.of("fully async"))
            .with(Bars.of("training", ofEach(TRAINER_COST_PER_STEP)),
                    Bars.of("rollout", ofEach(ROLLOUT_COST_PER_STEP)))
            .onEachOther();

    static final List<ChartSpec> ALL =
            List.of(GPUS_BY_LENGTH, LENGTHS, GPUS_BY_UTILISATION, WEIGHT_SYNC, STALENESS, STEP_COST);

    private RolloutCharts() {}

    private static List<Expression> ofEach(Expression cost) {
        return Stream.of(SYNCHRONOUS, ONE_STEP_ASYNC, FULLY_ASYNC)
                .<Expression>map(pipeline -> Where.under(PIPELINE, pipeline, cost)).toList();
    }
}
