package headroom.problems.rollout;

import static headroom.model.expression.Constant.named;
import static headroom.model.expression.Constant.of;
import static headroom.model.expression.Estimate.estimate;
import static headroom.model.expression.Estimate.step;
import static headroom.model.expression.Expression.ceil;
import static headroom.model.expression.Expression.min;
import static headroom.model.function.Lognormal.CDF;
import static headroom.model.function.Lognormal.MEDIAN;
import static headroom.model.function.Lognormal.Q99;
import static headroom.model.function.Lognormal.SIGMA;
import static headroom.problems.rollout.RolloutAssumptions.*;

import headroom.model.expression.Constant;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.Style;
import headroom.model.expression.Unit;
import java.util.List;

/** What follows from the assumptions: a step's tokens, GPUs, weight sync, answer times, staleness, memory, scoring, cost. */
final class RolloutEstimates {

    private static final Constant SECONDS_PER_HOUR = named("seconds an hour", 3_600, "s");
    private static final Constant SECONDS_PER_DAY = named("seconds a day", 86_400, "s");

    // The work of a step

    static final Estimate ANSWERS_PER_STEP =
            estimate("answersPerStep", "Answers per step", "answer", QUESTIONS.times(ANSWERS_PER_QUESTION))
                    .means("Answers that one training step takes.");
    static final Estimate TOKENS_PER_STEP = estimate("tokensPerStep", "Tokens per step", "tok",
            ANSWERS_PER_STEP.times(min(MEAN_OUTPUT_TOKENS, MAX_OUTPUT_TOKENS)))
            .means("Tokens that rollout generates for one training step.");

    static final Estimate GENERATION_RATE =
            step("generationRate", "Generation rate", "tok/s", TOKENS_PER_STEP.dividedBy(TRAIN_STEP_TIME))
                    .means("Tokens a second that keep the trainer supplied.");

    // GPUs

    static final Estimate SYNC_GPUS = estimate("syncGpus", "GPUs, synchronous", "GPU", gpusAt(SYNC_UTILISATION))
            .means("GPUs that keep rollout in step with training when the two take turns.")
            .printedAs(Style.NEEDED);
    static final Estimate ONE_STEP_GPUS =
            estimate("oneStepGpus", "GPUs, one step async", "GPU", gpusAt(ONE_STEP_UTILISATION))
                    .means("GPUs that keep rollout in step with training when it runs one step ahead.")
                    .printedAs(Style.NEEDED);
    static final Estimate ASYNC_GPUS = estimate("asyncGpus", "GPUs, fully async", "GPU", gpusAt(ASYNC_UTILISATION))
            .means("GPUs that keep rollout in step with training when answers flow without a pause.")
            .printedAs(Style.NEEDED);
    static final Estimate ROLLOUT_GPUS = estimate("rolloutGpus", "Rollout GPUs", "GPU",
            ceil(PIPELINE.when(FULLY_ASYNC, ASYNC_GPUS).when(ONE_STEP_ASYNC, ONE_STEP_GPUS)
                    .when(SYNCHRONOUS, SYNC_GPUS).ofAllOptions()))
            .means("Whole GPUs that the chosen pipeline needs for rollout.");
    static final Estimate WHOLE_SYNC_GPUS = step("wholeSyncGpus", "Rollout GPUs if synchronous", "GPU", ceil(SYNC_GPUS))
            .means("Whole GPUs that a synchronous pipeline would need for rollout.");
    static final Estimate SAVED_VERSUS_SYNC =
            estimate("savedVersusSync", "GPUs saved against synchronous", "GPU", WHOLE_SYNC_GPUS.minus(ROLLOUT_GPUS))
                    .means("Rollout GPUs fewer than a synchronous pipeline would need; below 0 it needs more.");
    static final Estimate UTILISATION = step("utilisation", "Utilisation", "share",
            PIPELINE.when(FULLY_ASYNC, ASYNC_UTILISATION).when(ONE_STEP_ASYNC, ONE_STEP_UTILISATION)
                    .when(SYNCHRONOUS, SYNC_UTILISATION).ofAllOptions())
            .means("The share of the rollout rate that the chosen pipeline reaches.");
    static final Estimate IDLE_SHARE = estimate("idleShare", "Rollout compute that waits", "share",
            UTILISATION.complement())
            .means("The share of rollout compute that stands idle in the chosen pipeline.");

    // Weights

    static final Estimate WEIGHT_BYTES =
            estimate("weightBytes", "Weights", "B", POLICY_PARAMS.times(BYTES_PER_WEIGHT))
                    .means("Bytes of one copy of the policy, as instances hold it.");
    static final Estimate SYNC_RATE =
            step("syncRate", "Weight sync rate", "B/s", SYNC_BANDWIDTH.times(SYNC_EFFICIENCY))
                    .means("How fast one copy of the weights really moves.");
    static final Estimate WEIGHT_SYNC_TIME =
            estimate("weightSyncTime", "Weight sync time", "s", WEIGHT_BYTES.dividedBy(SYNC_RATE))
                    .means("How long new weights take to reach the inference instances.");
    static final Estimate WEIGHT_SYNC_SHARE = estimate("weightSyncShare", "Weight sync share", "share",
            WEIGHT_SYNC_TIME.dividedBy(TRAIN_STEP_TIME))
            .means("Weight sync time as a share of a training step.");

    // Answers

    static final Estimate ANSWER_RATE =
            estimate("answerRate", "Rate of one answer", "tok/s", ROLLOUT_RATE.dividedBy(SLOTS_PER_GPU))
                    .means("Tokens a second of one answer, which shares its GPU with others.");
    static final Estimate MEAN_ANSWER_TIME = estimate("meanAnswerTime", "Mean answer time", "s",
            min(MEAN_OUTPUT_TOKENS, MAX_OUTPUT_TOKENS).dividedBy(ANSWER_RATE))
            .means("How long a mean answer takes to generate.");
    static final Estimate UNCUT_P99 = step("uncutP99OutputTokens", "Answer length before the cut, P99", "tok",
            MEAN_OUTPUT_TOKENS.times(Q99.of(LENGTH_SPREAD)))
            .means("The length that 99 of 100 answers would stay below if none were cut (lognormal).")
            .printedAs(Style.NEEDED);
    static final Estimate P99_OUTPUT_TOKENS = estimate("p99OutputTokens", "Answer length, P99", "tok",
            min(MAX_OUTPUT_TOKENS, UNCUT_P99))
            .means("The length that 99 of 100 answers stay within, if lengths are lognormal and cut at the limit.");
    static final Estimate P99_ANSWER_TIME =
            estimate("p99AnswerTime", "Answer time, P99", "s", P99_OUTPUT_TOKENS.dividedBy(ANSWER_RATE))
                    .means("The time within which 99 of 100 answers are generated.");
    static final Estimate LONGEST_ANSWER_TIME =
            estimate("longestAnswerTime", "Longest answer time", "s", MAX_OUTPUT_TOKENS.dividedBy(ANSWER_RATE))
                    .means("How long an answer of the longest length takes to generate.");
    static final Estimate TRUNCATED_SHARE = estimate("truncatedShare", "Answers cut at the limit", "share",
            CDF.of(MAX_OUTPUT_TOKENS, MEDIAN.of(MEAN_OUTPUT_TOKENS, LENGTH_SPREAD),
                    SIGMA.of(LENGTH_SPREAD)).complement())
            .means("The share of answers that are cut off unfinished, if lengths are lognormal.");

    // Staleness

    static final Estimate MEAN_STALENESS = estimate("meanStaleness", "Mean staleness", "version",
            PIPELINE.when(FULLY_ASYNC, versionsDuring(MEAN_ANSWER_TIME).plus(of(0.5))).when(ONE_STEP_ASYNC, of(1))
                    .when(SYNCHRONOUS, of(0)).ofAllOptions())
            .means("How many versions behind a mean answer is when it is trained on; waiting for its batch to fill and "
                    + "train counts as half a version.")
            .printedAs(Style.NUMBER);
    static final Estimate LONGEST_STALENESS = estimate("longestStaleness", "Longest staleness", "version",
            PIPELINE.when(FULLY_ASYNC, versionsDuring(LONGEST_ANSWER_TIME).plus(of(1))).when(ONE_STEP_ASYNC, of(1))
                    .when(SYNCHRONOUS, of(0)).ofAllOptions())
            .means("How many versions behind the longest answer is when it is trained on; waiting for its batch to fill "
                    + "and train counts as a whole version.")
            .printedAs(Style.NUMBER);

    // Scoring

    static final Estimate SCORERS_NEEDED = estimate("scorersNeeded", "Scoring workers busy", "scorer",
            ANSWERS_PER_STEP.times(SCORE_TIME).dividedBy(TRAIN_STEP_TIME))
            .means("Scoring workers that are busy at any moment, by Little’s law.")
            .printedAs(Style.NEEDED);

    static final Estimate SCORERS_TO_KEEP_UP =
            step("scorersToKeepUp", "Scoring workers that keep up", "scorer", ceil(SCORERS_NEEDED))
                    .means("Whole scoring workers that would score answers as fast as they come.");

    // Memory of a rollout GPU

    static final Estimate KV_PER_GPU = estimate("kvPerGpu", "KV cache on a rollout GPU", "B/GPU",
            SLOTS_PER_GPU.times(min(MAX_OUTPUT_TOKENS,
                    MEAN_OUTPUT_TOKENS.times(of(1).plus(LENGTH_SPREAD.times(LENGTH_SPREAD)).dividedBy(2))))
                    .times(KV_BYTES_PER_TOKEN))
            .means("KV cache of the answers in flight at their mean length so far; long ones are in flight longer, so "
                    + "they weigh more (inspection paradox).");
    static final Estimate WEIGHTS_PER_GPU =
            step("weightsPerGpu", "Weights on a rollout GPU", "B/GPU", WEIGHT_BYTES.dividedBy(GPUS_PER_INSTANCE))
                    .means("The part of its instance’s copy that one GPU holds.");
    static final Estimate HBM_USED_PER_GPU = estimate("hbmUsedPerGpu", "HBM used on a rollout GPU", "B/GPU",
            WEIGHTS_PER_GPU.plus(KV_PER_GPU))
            .means("Weights and KV cache together.");
    static final Estimate USABLE_HBM_PER_GPU =
            step("usableHbmPerGpu", "Usable HBM of a GPU", "B/GPU", HBM_PER_GPU.times(USABLE_HBM))
                    .means("Memory of a GPU that weights and KV cache may fill.");
    static final Estimate ROLLOUT_ROOFLINE = estimate("rolloutRoofline", "Roofline of rollout", "tok/s/GPU",
            SLOTS_PER_GPU.times(HBM_BANDWIDTH).dividedBy(HBM_USED_PER_GPU)
                    .bridgedTo(Unit.of("tok/s/GPU"), "one token of an answer per step"))
            .means("The most tokens a second that memory bandwidth allows a GPU, which reads its weights and KV cache "
                    + "once a step; a bound, no forecast.");

    // Steps and cost

    static final Estimate STEPS_PER_DAY =
            estimate("stepsPerDay", "Training steps a day", "step/day", SECONDS_PER_DAY.dividedBy(TRAIN_STEP_TIME))
                    .means("Training steps that a day has room for.")
                    .printedAs(Style.FITTING);
    static final Estimate ROLLOUT_COST_PER_STEP = step("rolloutCostPerStep", "Cost of a step’s rollout", "$/step",
            ROLLOUT_GPUS.times(GPU_HOUR_PRICE).times(TRAIN_STEP_TIME).dividedBy(SECONDS_PER_HOUR))
            .means("What the rollout GPUs cost during one training step.");
    static final Estimate TRAINER_COST_PER_STEP = step("trainerCostPerStep", "Cost of a step’s training", "$/step",
            TRAINER_GPUS.times(GPU_HOUR_PRICE).times(TRAIN_STEP_TIME).dividedBy(SECONDS_PER_HOUR))
            .means("What the trainer’s GPUs cost during one training step.");
    static final Estimate COST_PER_STEP = estimate("costPerStep", "Cost of a step", "$/step",
            ROLLOUT_GPUS.plus(TRAINER_GPUS).times(GPU_HOUR_PRICE).times(TRAIN_STEP_TIME).dividedBy(SECONDS_PER_HOUR))
            .means("What all GPUs, of rollout and of training, cost during one training step.");
    static final Estimate ROLLOUT_COST_SHARE = estimate("rolloutCostShare", "Rollout’s share of the cost", "share",
            ROLLOUT_GPUS.dividedBy(ROLLOUT_GPUS.plus(TRAINER_GPUS)))
            .means("Rollout GPUs as a share of all GPUs, and so of the cost.");

    static final List<Estimate> STEPS =
            List.of(GENERATION_RATE, WHOLE_SYNC_GPUS, UTILISATION, SYNC_RATE, UNCUT_P99, SCORERS_TO_KEEP_UP,
                    WEIGHTS_PER_GPU,
                    USABLE_HBM_PER_GPU, ROLLOUT_COST_PER_STEP, TRAINER_COST_PER_STEP);
    static final List<Estimate> ALL = List.of(ANSWERS_PER_STEP, TOKENS_PER_STEP, SYNC_GPUS, ONE_STEP_GPUS, ASYNC_GPUS,
            ROLLOUT_GPUS, SAVED_VERSUS_SYNC, IDLE_SHARE, WEIGHT_BYTES, WEIGHT_SYNC_TIME, WEIGHT_SYNC_SHARE, ANSWER_RATE,
            MEAN_ANSWER_TIME, P99_ANSWER_TIME, LONGEST_ANSWER_TIME, P99_OUTPUT_TOKENS, TRUNCATED_SHARE, MEAN_STALENESS,
            LONGEST_STALENESS, KV_PER_GPU, HBM_USED_PER_GPU, ROLLOUT_ROOFLINE, SCORERS_NEEDED, STEPS_PER_DAY,
            COST_PER_STEP, ROLLOUT_COST_SHARE);

    private RolloutEstimates() {}

    /** GPUs that generate a step's tokens in a step's time at this share of the rollout rate. */
    static Expression gpusAt(Expression utilisation) {
        return TOKENS_PER_STEP.dividedBy(ROLLOUT_RATE.times(utilisation).times(TRAIN_STEP_TIME));
    }

    /** Versions that the trainer makes while an answer is generated and scored. */
    private static Expression versionsDuring(Expression answerTime) {
        return answerTime.plus(SCORE_TIME).dividedBy(TRAIN_STEP_TIME);
    }
}
