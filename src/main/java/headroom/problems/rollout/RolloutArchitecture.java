package headroom.problems.rollout;

import static headroom.model.Diagram.Cells.at;
import static headroom.model.Diagram.Part.note;
import static headroom.model.Diagram.Part.service;
import static headroom.model.Diagram.Part.store;
import static headroom.model.Diagram.Side.BOTTOM;
import static headroom.model.Diagram.Side.LEFT;
import static headroom.model.Diagram.Side.RIGHT;
import static headroom.model.Diagram.Side.TOP;
import static headroom.problems.rollout.RolloutAssumptions.FULLY_ASYNC;
import static headroom.problems.rollout.RolloutAssumptions.ONE_STEP_ASYNC;
import static headroom.problems.rollout.RolloutAssumptions.PIPELINE;
import static headroom.problems.rollout.RolloutAssumptions.SYNCHRONOUS;
import static headroom.problems.rollout.RolloutEstimates.GENERATION_RATE;
import static headroom.problems.rollout.RolloutEstimates.SYNC_RATE;

import headroom.model.Diagram;
import headroom.model.Diagram.Area;
import headroom.model.Diagram.End;
import headroom.model.Diagram.Link;
import headroom.model.Diagram.Part;
import headroom.model.Diagram.Side;
import headroom.model.Diagram.Step;
import headroom.model.LiveText;
import java.util.List;

/**
 * The loop of a training step: weights out to the instances, answers through scoring into the buffer and back to the
 * trainer, by the way that the pipeline leaves open.
 */
final class RolloutArchitecture {

    private static final Part TRAINER = service("trainer", at(0, 0, 2, 1), "Trainer pool",
            "{#trainerGpus} GPUs · a version every {trainStepTime}",
            "{#answersPerStep} answers · {tokensPerStep} a step");
    private static final Part WEIGHT_SYNC = service("weightSync", at(2, 0), "Weight sync", "partition to partition",
            "{weightBytes} in {weightSyncTime}").markedBy(RolloutChecks.WEIGHT_SYNC);
    private static final Part INFERENCE = service("inference", at(2, 1), "Inference pool",
            "{rolloutGpus} · {idleShare} wait", "continuous batching", "{#slotsPerGpu} answers a GPU",
            "{hbmUsedPerGpu}").markedBy(RolloutChecks.ROOFLINE, RolloutChecks.HBM);
    private static final Part SCORING = service("scoring", at(2, 2), "Scoring service", "rules · sandboxes",
            "reward models", "{#scorersNeeded} of {#scorers} busy").markedBy(RolloutChecks.SCORING);
    private static final Part BUFFER = store("buffer", at(0, 2, 2, 1), "Sample buffer",
            "staleness cap: {#maxStaleness} versions", "longest {#longestStaleness} · mean {#meanStaleness} behind")
            .markedBy(RolloutChecks.STALENESS, RolloutChecks.TRUNCATION);
    private static final Part BARRIER = service("barrier", at(0, 1), "Barrier", "waits for the tail",
            "up to {longestAnswerTime}").shownWhen(PIPELINE.is(SYNCHRONOUS)).markedBy(RolloutChecks.LONGEST);
    private static final Part ONE_STEP_QUEUE = service("oneStepQueue", at(1, 1), "One-step queue",
            "one step behind", "tail up to {longestAnswerTime}").shownWhen(PIPELINE.is(ONE_STEP_ASYNC))
            .markedBy(RolloutChecks.LONGEST);
    private static final Part RETURNED = note("returned", at(0, 3, 3, 1), "Returned with each answer",
            "log-probability of every token · version · expert routing (MoE)");

    private static final Area ROLLOUT = Area.of("rollout", at(2, 1, 1, 2), "ROLLOUT · {generationRate}");

    private static final List<Link> LINKS = List.of(
            Link.of("newVersion", from(TRAINER, RIGHT), to(WEIGHT_SYNC, LEFT)),
            Link.of("weights", from(WEIGHT_SYNC, BOTTOM), End.of("rollout", TOP)).flowing(SYNC_RATE, 1e9, 1e12),
            Link.of("answers", from(INFERENCE, BOTTOM), to(SCORING, TOP)).flowing(GENERATION_RATE, 1e3, 1e7),
            Link.of("scored", from(SCORING, LEFT), to(BUFFER, RIGHT)).flowing(GENERATION_RATE, 1e3, 1e7),
            Link.of("flow", from(BUFFER, TOP), to(TRAINER, BOTTOM)).shownWhen(PIPELINE.is(FULLY_ASYNC)),
            Link.of("toBarrier", from(BUFFER, TOP), to(BARRIER, BOTTOM)).shownWhen(PIPELINE.is(SYNCHRONOUS)),
            Link.of("pastBarrier", from(BARRIER, TOP), to(TRAINER, BOTTOM))
                    .shownWhen(PIPELINE.is(SYNCHRONOUS)),
            Link.of("toQueue", from(BUFFER, TOP), to(ONE_STEP_QUEUE, BOTTOM))
                    .shownWhen(PIPELINE.is(ONE_STEP_ASYNC)),
            Link.of("fromQueue", from(ONE_STEP_QUEUE, TOP), to(TRAINER, BOTTOM))
                    .shownWhen(PIPELINE.is(ONE_STEP_ASYNC)));

    /** What a request goes through. */
    private static final List<Step> PATH = List.of(
            Step.at("newVersion", "A step ends: there is a new version of the weights"),
            Step.at("weightSync", "It is sent out in {weightSyncTime}"),
            Step.at("weights", "The instances take it over"),
            Step.at("inference", "An answer is generated in {meanAnswerTime} on average"),
            Step.at("answers", "A finished answer goes to be scored"),
            Step.at("scoring", "Rules, sandboxes and reward models judge it"),
            Step.at("scored", "It comes back with its reward"),
            Step.at("buffer", "It waits here, {#meanStaleness} versions behind on average"),
            Step.at("toBarrier", "The step needs all of its answers"),
            Step.at("barrier", "The longest of them takes {longestAnswerTime}"),
            Step.at("pastBarrier", "Then all go to the trainer together"),
            Step.at("toQueue", "Answers gather for the next step"),
            Step.at("oneStepQueue", "They are one version old when they are used"),
            Step.at("fromQueue", "The trainer takes them while the next are made"),
            Step.at("flow", "The trainer takes answers as they come"),
            Step.at("trainer", "They make the next version, in {trainStepTime}"));

    static final Diagram DIAGRAM = new Diagram(3, 4, new LiveText("{pipeline}"), List.of(ROLLOUT),
            List.of(TRAINER, WEIGHT_SYNC, INFERENCE, SCORING, BUFFER, BARRIER, ONE_STEP_QUEUE, RETURNED), LINKS, PATH);

    private RolloutArchitecture() {}

    private static End from(Part part, Side side) {
        return End.of(part.id(), side);
    }

    private static End to(Part part, Side side) {
        return End.of(part.id(), side);
    }
}
