package headroom.problems.moeservice;

import static headroom.model.expression.Assumption.assumption;
import static headroom.model.expression.Range.linear;
import static headroom.model.expression.Range.log;

import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.model.expression.Group;
import java.util.List;

/** What the planner is told about the service: traffic, targets, measured rates, deployment, model, hardware, price. */
final class MoeServiceAssumptions {

    private static final Group TRAFFIC = new Group("Traffic", Group.Nature.DEMAND);
    private static final Group TARGETS = new Group("Targets", Group.Nature.DEMAND);
    private static final Group CAPACITY = new Group("Capacity");
    private static final Group DEPLOYMENT = new Group("Deployment", Group.Nature.DECISION);
    private static final Group MODEL = new Group("Model");
    private static final Group HARDWARE = new Group("Hardware");
    private static final Group COST = new Group("Cost");

    private static final String PRODUCTION_DAY = "DeepSeek’s open-infra-index, a production day in 2025";

    static final Assumption PEAK_RATE =
            assumption("peakRate", "Peak request rate", TRAFFIC, "req/s", 500, log(1, 20_000))
                    .means("Requests that arrive in each second of the busiest hour.")
                    .plainAssumption("given with the problem; a large public service.");
    static final Assumption INPUT_TOKENS = assumption("inputTokens", "Input tokens", TRAFFIC, "tok/req", 3_000,
            log(16, 2_000_000).wholeNumbers())
            .means("Tokens of a mean prompt, with the conversation so far.")
            .plainAssumption("given with the problem; chats with history and some retrieved text.");
    static final Assumption OUTPUT_TOKENS = assumption("outputTokens", "Output tokens", TRAFFIC, "tok/req", 800,
            log(1, 65_536).wholeNumbers())
            .means("Tokens of a mean answer.")
            .plainAssumption("given with the problem; a page or so of text.");
    static final Assumption PREFIX_HIT_RATE =
            assumption("prefixHitRate", "Prefix cache hit rate", TRAFFIC, "%", 50, linear(0, 99))
                    .means("The share of prompt tokens whose KV cache is found and need not be computed again.")
                    .published(PRODUCTION_DAY + " saw 56.3 %; 50 leaves a margin.");
    static final Assumption PROMPT_SPREAD =
            assumption("promptSpread", "Prompt length spread", TRAFFIC, "—", 1, linear(0, 3))
                    .means("How unlike the uncached prompts are: standard deviation of their length over its mean.")
                    .plainAssumption("1 is as spread out as an exponential distribution.");
    static final Assumption TROUGH_SHARE = assumption("troughShare", "Night trough", TRAFFIC, "%", 40, linear(5, 100))
            .means("Traffic of the quietest hour as a share of the peak.")
            .plainAssumption("the daily swing of a service used mostly in one part of the world.");

    static final Assumption TTFT_LIMIT = assumption("ttftLimit", "TTFT limit (P99)", TARGETS, "s", 2, log(0.1, 60))
            .means("The longest time to the first token that 99 of 100 requests may see.")
            .plainAssumption("given with the problem; about as long as a person waits without doubt.");
    static final Assumption TPOT_LIMIT = assumption("tpotLimit", "TPOT limit", TARGETS, "ms/tok", 50, log(2, 1_000))
            .means("The longest time between two tokens of an answer.")
            .plainAssumption("given with the problem; 20 tokens a second are faster than people read.");
    static final Assumption LONG_PROMPT_TOKENS =
            assumption("longPromptTokens", "A very long prompt", TARGETS, "tok", 131_072,
                    log(1_000, 10_500_000).wholeNumbers())
                    .means("The length of one unusually long prompt, to see what it does.")
                    .commonPractice("128K tokens is the context limit that many models offer.");

    static final Assumption PREFILL_RATE =
            assumption("prefillRate", "Prefill rate per GPU", CAPACITY, "tok/s/GPU", 4_000,
                    log(50, 200_000))
                    .means("Prompt tokens that one GPU really computes in a second; cache hits are not counted.")
                    .published(
                            PRODUCTION_DAY
                                    + ": 73.7k input tokens/s a node of 8 GPUs, of which 56 % were cache hits, leave 4,050 a GPU.");
    static final Assumption DECODE_RATE = assumption("decodeRate", "Decode rate per GPU", CAPACITY, "tok/s/GPU", 1_850,
            log(10, 50_000))
            .means("Output tokens that one GPU gives in a second at the TPOT at which it was measured.")
            .published(PRODUCTION_DAY + ": 14.8k output tokens/s a node of 8 GPUs.");
    static final Assumption MEASURED_TPOT =
            assumption("measuredTpot", "TPOT at that decode rate", CAPACITY, "ms/tok", 50,
                    log(5, 500))
                    .means("The time between tokens when the decode rate was measured.")
                    .published(PRODUCTION_DAY + ": 20–22 tokens/s a request, so about 50 ms a token.");
    static final Assumption FIXED_STEP_SHARE = assumption("fixedStepShare", "Fixed part of a step", CAPACITY, "%", 10,
            linear(0, 50))
            .means("The part of a decode step that does not shrink with the batch, so that a tighter TPOT costs throughput.")
            .plainAssumption("launches, synchronisation and the latency of messages.");
    static final Assumption ACHIEVABLE_SHARE = assumption("achievableShare", "Achievable share of the roofline",
            CAPACITY, "%", 60,
            linear(10, 100))
            .means("How much of the roofline a well-tuned system reaches; an assumed rate above it deserves doubt.")
            .commonPractice("published systems reach roughly 40–60 %.");
    static final Assumption HEADROOM = assumption("headroom", "Headroom", CAPACITY, "%", 20, linear(0, 200))
            .means("Capacity deployed beyond what the peak needs, for bursts, losses and growth.")
            .commonPractice("a fifth is a usual reserve.");

    static final Assumption GPUS_PER_PROMPT =
            assumption("gpusPerPrompt", "GPUs per prompt", DEPLOYMENT, "GPU/prompt", 1,
                    log(1, 32).wholeNumbers())
                    .means("GPUs that share the prefill of one prompt (context parallelism).")
                    .plainAssumption("one, which wastes nothing on prompts of ordinary length.");
    static final Assumption PREFILL_UNIT_GPUS =
            assumption("prefillUnitGpus", "Prefill unit size", DEPLOYMENT, "GPU/unit", 32,
                    log(1, 320).wholeNumbers())
                    .means("GPUs of one prefill deployment unit, which starts, scales and fails as a whole.")
                    .published(PRODUCTION_DAY + ": prefill units of 4 nodes.");
    static final Assumption DECODE_UNIT_GPUS =
            assumption("decodeUnitGpus", "Decode unit size", DEPLOYMENT, "GPU/unit", 144,
                    log(1, 320).wholeNumbers())
                    .means("GPUs of one decode deployment unit, over which the experts are spread.")
                    .published(PRODUCTION_DAY + ": decode units of 18 nodes.");
    static final Assumption SPARE_UNITS = assumption("spareUnits", "Spare units per role", DEPLOYMENT, "unit", 0,
            linear(0, 4).wholeNumbers())
            .means("Whole units kept in reserve in each role, so that one may fail.")
            .plainAssumption("none, to show what a loss does.");
    static final Assumption GPUS_PER_NODE = assumption("gpusPerNode", "GPUs per node", DEPLOYMENT, "GPU/node", 8,
            linear(1, 72).wholeNumbers())
            .means("GPUs in one machine.")
            .commonPractice("machines of 8 GPUs are the usual kind.");

    static final Assumption KV_BYTES_PER_TOKEN = assumption("kvBytesPerToken", "KV cache per token", MODEL, "B/tok",
            70_272,
            log(1_000, 4_000_000))
            .means("Bytes of KV cache that one token of context takes, over all layers.")
            .published(
                    "61 layers × (512 + 64) × 2 bytes of latent attention (MLA), as in “Insights into DeepSeek-V3”, table 1.");
    static final Assumption REPLICATED_WEIGHTS =
            assumption("replicatedWeights", "Replicated weights", MODEL, "GB/GPU", 13.26,
                    linear(0, 200))
                    .means("Weights that every GPU holds besides its experts: attention, dense layers, embeddings.")
                    .published("DeepSeek-V3’s configuration, all that is no routed or shared expert, in FP8 and BF16.");
    static final Assumption EXPERT_SIZE =
            assumption("expertSize", "Expert size per layer", MODEL, "MB/expert", 44, log(1, 2_000))
                    .means("Weights of one expert in one layer.")
                    .published("3 × 7168 × 2048 weights in FP8, from DeepSeek-V3’s configuration.");
    static final Assumption MOE_LAYERS =
            assumption("moeLayers", "MoE layers", MODEL, "layer", 58, linear(1, 200).wholeNumbers())
                    .means("Layers whose feed-forward part is a set of experts.")
                    .published("DeepSeek-V3’s configuration: 61 layers, the first 3 dense.");
    static final Assumption ROUTED_EXPERTS = assumption("routedExperts", "Routed experts", MODEL, "expert", 256,
            log(1, 1_024).wholeNumbers())
            .means("Experts of a layer among which each token chooses.")
            .published("DeepSeek-V3’s configuration.");
    static final Assumption REDUNDANT_EXPERTS = assumption("redundantExperts", "Redundant experts", MODEL, "expert", 32,
            linear(0, 512).wholeNumbers())
            .means("Second copies of busy experts, which even out the load.")
            .published(PRODUCTION_DAY + ": 32 redundant experts.");
    static final Assumption SHARED_EXPERTS = assumption("sharedExperts", "Shared experts", MODEL, "expert", 1,
            linear(0, 8).wholeNumbers())
            .means("Experts that every token passes, held by every GPU.")
            .published("DeepSeek-V3’s configuration.");
    static final Assumption MTP_ACCEPTANCE =
            assumption("mtpAcceptance", "MTP acceptance", MODEL, "%", 85, linear(0, 100))
                    .means("How often the second token that multi-token prediction guesses is right.")
                    .published("DeepSeek-V3’s technical report: 85–90 %.");

    static final Assumption HBM_PER_GPU = assumption("hbmPerGpu", "HBM per GPU", HARDWARE, "GB/GPU", 80, log(16, 1_000))
            .means("Memory of one GPU.")
            .published("data sheet of the H800 and H100.");
    static final Assumption USABLE_HBM = assumption("usableHbm", "Usable HBM", HARDWARE, "%", 90, linear(50, 100))
            .means("The share of that memory left for weights and KV cache, beside activations and buffers.")
            .commonPractice("serving engines set aside about a tenth.");
    static final Assumption HBM_BANDWIDTH = assumption("hbmBandwidth", "HBM bandwidth", HARDWARE, "GB/s/GPU", 3_350,
            log(200, 20_000))
            .means("How fast a GPU reads its memory.")
            .published("data sheet of the H800 and H100.");
    static final Assumption NIC_BANDWIDTH =
            assumption("nicBandwidth", "Network per GPU", HARDWARE, "GB/s/GPU", 50, log(1, 2_000))
                    .means("How fast a GPU sends to other machines, one way.")
                    .published("one 400 Gb/s port a GPU, as in published clusters.");

    static final Assumption GPU_HOUR_PRICE = assumption("gpuHourPrice", "GPU price", COST, "$/GPU/h", 2, log(0.1, 50))
            .means("What one GPU costs in an hour.")
            .published(PRODUCTION_DAY + " reckons with $2 for an H800.");

    static final Choice.Option MTP_ON = new Choice.Option("on", "on",
            "Each step guesses a second token: more tokens a step, more work a step.");
    static final Choice.Option MTP_OFF = new Choice.Option("off", "off", "Each step gives one token.");
    static final Choice MTP = Choice.of("mtp", "Multi-token prediction", DEPLOYMENT,
            "Whether each decode step also guesses a second token and checks it in the next step.", MTP_ON, MTP_OFF);

    static final List<Assumption> ALL = List.of(PEAK_RATE, INPUT_TOKENS, OUTPUT_TOKENS, PREFIX_HIT_RATE, PROMPT_SPREAD,
            TROUGH_SHARE, TTFT_LIMIT, TPOT_LIMIT, LONG_PROMPT_TOKENS, PREFILL_RATE, DECODE_RATE, MEASURED_TPOT,
            FIXED_STEP_SHARE, ACHIEVABLE_SHARE, HEADROOM, GPUS_PER_PROMPT, PREFILL_UNIT_GPUS, DECODE_UNIT_GPUS,
            SPARE_UNITS,
            GPUS_PER_NODE, KV_BYTES_PER_TOKEN, HBM_PER_GPU, USABLE_HBM, REPLICATED_WEIGHTS, EXPERT_SIZE, MOE_LAYERS,
            ROUTED_EXPERTS, REDUNDANT_EXPERTS, SHARED_EXPERTS, MTP_ACCEPTANCE, HBM_BANDWIDTH, NIC_BANDWIDTH,
            GPU_HOUR_PRICE);
    static final List<Choice> CHOICES = List.of(MTP);

    private MoeServiceAssumptions() {}
}
