package headroom.problems.rollout;

import headroom.model.Headline;
import headroom.model.Problem;
import java.util.List;

/** A system that generates answers for reinforcement learning as fast as a trainer consumes them. */
public final class Rollout {

    private Rollout() {}

    /** The problem, put together. */
    public static Problem problem() {
        return Problem.of("rl-rollout", "RL rollout", "An RL rollout system",
                "Reinforcement learning of a reasoning model with 32 billion parameters: each step takes 128 questions with "
                        + "16 answers each, 8K tokens an answer on average, and the trainer finishes a step in 5 minutes. "
                        + "Generation has to keep pace with it.")
                .assumptions(RolloutAssumptions.ALL).choices(RolloutAssumptions.CHOICES)
                .estimates(RolloutEstimates.ALL).steps(RolloutEstimates.STEPS).checks(RolloutChecks.ALL)
                .charts(RolloutCharts.ALL)
                .headlines(List.of(
                        Headline.of(RolloutEstimates.ROLLOUT_GPUS, "Rollout GPUs", "{idleShare} of them wait"),
                        Headline.of(RolloutEstimates.SAVED_VERSUS_SYNC, "GPUs saved", "synchronous {#wholeSyncGpus}"),
                        Headline.of(RolloutEstimates.WEIGHT_SYNC_SHARE, "Weight sync",
                                "{weightSyncTime} of {trainStepTime}"),
                        Headline.of(RolloutEstimates.LONGEST_STALENESS, "Staleness",
                                "mean {#meanStaleness}, cap {#maxStaleness}"),
                        Headline.of(RolloutEstimates.COST_PER_STEP, "Cost of a step",
                                "{rolloutCostShare} for rollout")))
                .cost(RolloutEstimates.COST_PER_STEP)
                .drawnAs(RolloutArchitecture.DIAGRAM);
    }
}
