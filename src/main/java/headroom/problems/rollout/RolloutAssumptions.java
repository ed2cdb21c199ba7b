package headroom.problems.rollout;

import static headroom.model.expression.Assumption.assumption;
import static headroom.model.expression.Range.linear;
import static headroom.model.expression.Range.log;

import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.model.expression.Group;
import java.util.List;

/** What the planner is told about the training: a step's work, the rollout engine, weights, scoring, memory, cost. */
final class RolloutAssumptions {

    private static final Group TRAINING_STEP = new Group("Training step", Group.Nature.DEMAND);
    private static final Group ROLLOUT = new Group("Rollout", Group.Nature.DECISION);
    private static final Group WEIGHTS = new Group("Weights");
    private static final Group SCORING = new Group("Scoring", Group.Nature.DECISION);
    private static final Group MEMORY = new Group("Memory");
    private static final Group COST = new Group("Cost");

    static final Assumption QUESTIONS =
            assumption("questions", "Questions per step", TRAINING_STEP, "question", 128,
                    log(1, 100_000).wholeNumbers())
                    .means("Different questions whose answers make up one training step.")
                    .plainAssumption("given with the problem; batches of one to a few hundred are usual.");
    static final Assumption ANSWERS_PER_QUESTION = assumption("answersPerQuestion", "Answers per question",
            TRAINING_STEP, "answer", 16, log(1, 1_024).wholeNumbers())
            .means("Answers sampled for each question and compared with each other.")
            .plainAssumption("given with the problem; group-relative methods such as GRPO take 8 to 64.");
    static final Assumption MEAN_OUTPUT_TOKENS = assumption("meanOutputTokens", "Mean answer length", TRAINING_STEP,
            "tok", 8_000, log(16, 200_000).wholeNumbers())
            .means("Tokens of a mean answer with its reasoning, before any cut at the longest length.")
            .plainAssumption("given with the problem; it tends to grow while a reasoning model learns.");
    static final Assumption MAX_OUTPUT_TOKENS = assumption("maxOutputTokens", "Longest answer allowed", TRAINING_STEP,
            "tok", 32_768, log(64, 2_000_000).wholeNumbers())
            .means("The length at which an answer is cut off, finished or not.")
            .commonPractice("32K tokens is a usual limit for reasoning.");
    static final Assumption LENGTH_SPREAD =
            assumption("lengthSpread", "Answer length spread", TRAINING_STEP, "—", 1, linear(0, 3))
                    .means("How unlike the answers are before the cut: standard deviation of their length over its mean.")
                    .plainAssumption("1, a long tail, in which one answer in a hundred is five times the mean.");
    static final Assumption TRAIN_STEP_TIME =
            assumption("trainStepTime", "Training step time", TRAINING_STEP, "s", 300, log(1, 7_200))
                    .means("Wall time from one version of the weights to the next.")
                    .plainAssumption("given with the problem: five minutes.");
    static final Assumption MAX_STALENESS = assumption("maxStaleness", "Staleness cap", TRAINING_STEP, "version", 4,
            linear(0, 32).wholeNumbers())
            .means("How many versions behind the trainer an answer may be when it is trained on.")
            .commonPractice(
                    "published asynchronous systems report little harm up to 4 to 8, with a corrected objective.");

    static final Assumption ROLLOUT_RATE = assumption("rolloutRate", "Rollout rate per GPU", ROLLOUT, "tok/s/GPU",
            2_500, log(10, 100_000))
            .means("Output tokens that one GPU generates in a second while all its slots are taken.")
            .plainAssumption("just below what the memory bandwidth of the other defaults allows.");
    static final Assumption SYNC_UTILISATION =
            assumption("syncUtilisation", "Utilisation, synchronous", ROLLOUT, "%", 30, linear(1, 100))
                    .means("The share of that rate reached when rollout waits for the last answer, and again while the "
                            + "trainer works.")
                    .plainAssumption(
                            "what one workload with a long tail came to, and no constant of nature: measure yours.");
    static final Assumption ONE_STEP_UTILISATION = assumption("oneStepUtilisation", "Utilisation, one step async",
            ROLLOUT, "%", 35, linear(1, 100))
            .means("The share of that rate reached when rollout of the next step overlaps with training of this one.")
            .plainAssumption("little above synchronous, since the last answer of a step is still waited for.");
    static final Assumption ASYNC_UTILISATION =
            assumption("asyncUtilisation", "Utilisation, fully async", ROLLOUT, "%", 90, linear(1, 100))
                    .means("The share of that rate reached when a new answer starts as soon as one ends.")
                    .plainAssumption("the rest goes to weight changes and to uneven load.");
    static final Assumption SLOTS_PER_GPU = assumption("slotsPerGpu", "Answers in flight per GPU", ROLLOUT, "slot/GPU",
            48, log(1, 2_048).wholeNumbers())
            .means("Answers that one GPU generates at the same time; more make each of them slower.")
            .plainAssumption("as many as fit into 80 GB beside the weights, with some room.");
    static final Assumption GPUS_PER_INSTANCE = assumption("gpusPerInstance", "GPUs per instance", ROLLOUT,
            "GPU/instance", 4, log(1, 32).wholeNumbers())
            .means("GPUs that hold one copy of the weights together.")
            .commonPractice("four-way tensor parallelism for a model of this size.");

    static final Assumption POLICY_PARAMS =
            assumption("policyParams", "Policy parameters", WEIGHTS, "G", 32, log(0.1, 2_000))
                    .means("Parameters of the model that is trained, in billions.")
                    .plainAssumption("given with the problem; the size of Qwen3-32B.");
    static final Assumption BYTES_PER_WEIGHT =
            assumption("bytesPerWeight", "Bytes per weight", WEIGHTS, "B", 1, linear(0.5, 4))
                    .means("Bytes in which the inference instances hold each parameter.")
                    .commonPractice("FP8 takes 1, BF16 takes 2.");
    static final Assumption SYNC_BANDWIDTH =
            assumption("syncBandwidth", "Weight sync bandwidth", WEIGHTS, "GB/s", 400, log(1, 10_000))
                    .means("How fast one copy of the weights could leave the trainer, at best.")
                    .commonPractice("8 GPUs with 50 GB/s of network each; instances relay to each other, so that their "
                            + "number hardly matters.");
    static final Assumption SYNC_EFFICIENCY =
            assumption("syncEfficiency", "Weight sync efficiency", WEIGHTS, "%", 100, linear(1, 100))
                    .means("The share of that bandwidth which a weight sync reaches from start to end.")
                    .plainAssumption(
                            "the ideal. Public reports measure 15–76 GB/s for a model copy, only 4–19 % of 400 "
                                    + "GB/s: converting and reloading take most of the time.");

    static final Assumption SCORE_TIME =
            assumption("scoreTime", "Scoring time per answer", SCORING, "s", 5, log(0.1, 3_600))
                    .means("How long one scoring worker takes for one answer: rules, a sandbox run, or a reward model.")
                    .plainAssumption("a short run of tests; long test suites take minutes.");
    static final Assumption SCORERS =
            assumption("scorers", "Scoring workers", SCORING, "scorer", 64, log(1, 100_000).wholeNumbers())
                    .means("Answers that can be scored at the same time.")
                    .plainAssumption("about twice what the other defaults keep busy.");

    static final Assumption KV_BYTES_PER_TOKEN = assumption("kvBytesPerToken", "KV cache per token", MEMORY, "B/tok",
            131_072, log(1_000, 4_000_000))
            .means("Bytes of KV cache that one token of an answer takes, over all layers.")
            .published("Qwen3-32B’s configuration: 64 layers × 8 KV heads × 128 wide × 2 for K and V, in FP8.");
    static final Assumption HBM_PER_GPU = assumption("hbmPerGpu", "HBM per GPU", MEMORY, "GB/GPU", 80, log(16, 1_000))
            .means("Memory of one GPU.")
            .published("data sheet of the H100 and H800.");
    static final Assumption USABLE_HBM = assumption("usableHbm", "Usable HBM", MEMORY, "%", 90, linear(50, 100))
            .means("The share of that memory left for weights and KV cache, beside activations and buffers.")
            .commonPractice("serving engines set aside about a tenth.");
    static final Assumption HBM_BANDWIDTH = assumption("hbmBandwidth", "HBM bandwidth", MEMORY, "GB/s/GPU", 3_350,
            log(200, 20_000))
            .means("How fast a GPU reads its memory.")
            .published("data sheet of the H100 and H800.");

    static final Assumption TRAINER_GPUS =
            assumption("trainerGpus", "Trainer GPUs", COST, "GPU", 64, log(1, 100_000).wholeNumbers())
                    .means("GPUs of the trainer, apart from those of rollout.")
                    .plainAssumption("eight machines, enough for a model of this size and its optimiser.");
    static final Assumption GPU_HOUR_PRICE = assumption("gpuHourPrice", "GPU price", COST, "$/GPU/h", 2, log(0.1, 50))
            .means("What one GPU costs in an hour.")
            .published(
                    "DeepSeek’s open-infra-index (2025) reckons with $2; 2026 offers for an H100 run from $1.30 to $2.50.");

    static final Choice.Option FULLY_ASYNC = new Choice.Option("fullyAsync", "fully asynchronous",
            "Answers flow without a pause into a buffer, from which the trainer takes its batches; an answer may be "
                    + "several versions old.");
    static final Choice.Option ONE_STEP_ASYNC = new Choice.Option("oneStepAsync", "one step asynchronous",
            "While the trainer works on one step’s answers, rollout generates those of the next with the weights it has.");
    static final Choice.Option SYNCHRONOUS = new Choice.Option("synchronous", "synchronous",
            "Rollout and training take turns: each waits for the other to finish its step.");
    static final Choice PIPELINE = Choice.of("pipeline", "Pipeline", ROLLOUT,
            "How far generating answers and training on them may run apart.", FULLY_ASYNC, ONE_STEP_ASYNC, SYNCHRONOUS);

    static final List<Assumption> ALL = List.of(QUESTIONS, ANSWERS_PER_QUESTION, MEAN_OUTPUT_TOKENS, MAX_OUTPUT_TOKENS,
            LENGTH_SPREAD, TRAIN_STEP_TIME, ROLLOUT_RATE, SYNC_UTILISATION, ONE_STEP_UTILISATION, ASYNC_UTILISATION,
            POLICY_PARAMS, BYTES_PER_WEIGHT, SYNC_BANDWIDTH, SYNC_EFFICIENCY, SLOTS_PER_GPU, GPUS_PER_INSTANCE,
            SCORE_TIME, SCORERS, KV_BYTES_PER_TOKEN, HBM_PER_GPU, USABLE_HBM, HBM_BANDWIDTH, MAX_STALENESS,
            TRAINER_GPUS, GPU_HOUR_PRICE);
    static final List<Choice> CHOICES = List.of(PIPELINE);

    private RolloutAssumptions() {}
}
