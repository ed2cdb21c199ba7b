package headroom.problems.rollout;

import static headroom.model.Check.atMost;
import static headroom.model.expression.Constant.of;
import static headroom.problems.rollout.RolloutAssumptions.*;
import static headroom.problems.rollout.RolloutEstimates.*;

import headroom.model.Check;
import headroom.model.expression.Condition;
import headroom.model.expression.Constant;
import java.util.List;

/** The limits that the rollout system must keep. */
final class RolloutChecks {

    /** The largest share of a step that moving weights may take. */
    static final Constant WEIGHT_SYNC_LIMIT = of(0.05);
    private static final Constant TRUNCATION_LIMIT = of(0.05);
    private static final Condition WAITS_FOR_THE_LAST = PIPELINE.is(SYNCHRONOUS).or(PIPELINE.is(ONE_STEP_ASYNC));

    static final Check WEIGHT_SYNC = atMost("weightSync", "Weight sync", WEIGHT_SYNC_SHARE, WEIGHT_SYNC_LIMIT)
            .means("Moving new weights to the instances takes no more than a twentieth of a step.")
            .failing(
                    "Moving {weightBytes} at {syncRate} takes {weightSyncTime}, {weightSyncShare} of a step, and 5 % is the "
                            + "limit. Fewer bytes per weight, or more trainer machines sending at once, would shorten it.");
    static final Check STALENESS =
            atMost("staleness", "Staleness", LONGEST_STALENESS, MAX_STALENESS)
                    .means("Even the longest answer is recent enough to learn from.")
                    .onlyWhere(PIPELINE.is(FULLY_ASYNC))
                    .failing("The longest answer is {longestStaleness} behind when it is trained on, and the cap is "
                            + "{#maxStaleness}. Fewer answers per GPU make each one quicker; a shorter limit cuts the tail.");
    static final Check LONGEST = atMost("longest", "Longest answer", LONGEST_ANSWER_TIME, TRAIN_STEP_TIME)
            .means("The longest answer is done within a step, so that the tail alone does not hold the step up.")
            .onlyWhere(WAITS_FOR_THE_LAST)
            .failing(
                    "An answer of {maxOutputTokens} takes {longestAnswerTime}, longer than a whole step of {trainStepTime}. "
                            + "Fewer answers per GPU or a shorter limit would help; a fully asynchronous pipeline does not wait "
                            + "for it.");
    static final Check TRUNCATION = atMost("truncation", "Truncation", TRUNCATED_SHARE, TRUNCATION_LIMIT)
            .means("Few answers are cut off before they finish.")
            .failing(
                    "{truncatedShare} of the answers are cut at {maxOutputTokens} and teach the model little, and 5 % is the "
                            + "limit. 99 of 100 would fit into {uncutP99OutputTokens}.");
    static final Check SCORING = atMost("scoring", "Scoring", SCORERS_NEEDED, SCORERS)
            .means("Answers are scored as fast as they come.")
            .failing(
                    "Keeping up takes {scorersToKeepUp}, but there are {#scorers}, so answers queue and grow stale. More "
                            + "workers, or a time-out below {scoreTime}, would help.");
    static final Check ROOFLINE = atMost("roofline", "Roofline", ROLLOUT_RATE, ROLLOUT_ROOFLINE)
            .means("The assumed rollout rate is one that the memory bandwidth allows.")
            .failing(
                    "A rollout rate of {rolloutRate} is physically impossible: reading {hbmUsedPerGpu} for every step of "
                            + "{#slotsPerGpu} answers allows {rolloutRoofline}.");
    static final Check HBM = atMost("hbm", "Memory", HBM_USED_PER_GPU, USABLE_HBM_PER_GPU)
            .means("Weights and KV cache fit into a rollout GPU.")
            .failing(
                    "A rollout GPU would need {hbmUsedPerGpu}: {weightsPerGpu} of weights and {kvPerGpu} of KV cache, more "
                            + "than the {usableHbmPerGpu} that is usable. Fewer answers in flight, or more GPUs per instance, would "
                            + "fit.");

    static final List<Check> ALL = List.of(WEIGHT_SYNC, STALENESS, LONGEST, TRUNCATION, SCORING, ROOFLINE, HBM);

    private RolloutChecks() {}
}
