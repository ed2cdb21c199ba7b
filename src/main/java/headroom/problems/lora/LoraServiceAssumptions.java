package headroom.problems.lora;

import static headroom.model.expression.Assumption.assumption;
import static headroom.model.expression.Range.linear;
import static headroom.model.expression.Range.log;

import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.model.expression.Group;
import java.util.List;

/** What the planner is told about the service: base model, adapters, serving, traffic, price. */
final class LoraServiceAssumptions {

    private static final Group BASE_MODEL = new Group("Base model");
    private static final Group ADAPTER = new Group("Adapters", Group.Nature.DEMAND);
    private static final Group SERVING = new Group("Serving", Group.Nature.DECISION);
    private static final Group TRAFFIC = new Group("Traffic", Group.Nature.DEMAND);
    private static final Group COST = new Group("Cost");

    private static final String CONFIGURATION = "the configuration file of Llama 3.1 8B";

    // Base model

    static final Assumption LAYERS =
            assumption("layers", "Layers", BASE_MODEL, "layer", 32, linear(1, 200).wholeNumbers())
                    .means("Layers of the base model; each gets its own part of an adapter.")
                    .published(CONFIGURATION + ".");
    static final Assumption HIDDEN_SIZE =
            assumption("hiddenSize", "Hidden size", BASE_MODEL, "—", 4_096, log(64, 32_768).wholeNumbers())
                    .means("How many numbers carry one token from layer to layer.")
                    .published(CONFIGURATION + ".");
    static final Assumption QUERY_WIDTH =
            assumption("queryWidth", "Query projection width", BASE_MODEL, "—", 4_096, log(64, 65_536).wholeNumbers())
                    .means("How wide the queries of all attention heads are together.")
                    .published(CONFIGURATION + ": 32 heads × 128.");
    static final Assumption KV_WIDTH =
            assumption("kvWidth", "KV projection width", BASE_MODEL, "—", 1_024, log(16, 32_768).wholeNumbers())
                    .means("How wide the keys, and likewise the values, of all heads are together.")
                    .published(CONFIGURATION + ": 8 key-value heads × 128.");
    static final Assumption FF_WIDTH =
            assumption("ffWidth", "Feed-forward width", BASE_MODEL, "—", 14_336, log(64, 131_072).wholeNumbers())
                    .means("How wide the middle of each layer’s feed-forward part is.")
                    .published(CONFIGURATION + ".");
    static final Assumption BASE_PARAMS =
            assumption("baseParams", "Base parameters", BASE_MODEL, "G", 8, log(0.1, 2_000))
                    .means("Parameters of the base model, in billions.")
                    .published("Llama 3.1 8B has 8.03 billion; rounded.");
    static final Assumption BASE_WEIGHTS =
            assumption("baseWeights", "Base weights", BASE_MODEL, "GB", 16, log(0.1, 4_000))
                    .means("What the base model’s weights take in GPU memory, and what each decode step reads.")
                    .commonPractice("8 billion parameters in 16-bit numbers.");
    static final Assumption KV_BYTES_PER_TOKEN =
            assumption("kvBytesPerToken", "KV cache per token", BASE_MODEL, "B/tok", 131_072, log(1_000, 4_000_000))
                    .means("Bytes of KV cache that one token of context takes, over all layers.")
                    .published("32 layers × 2 × 1,024 × 2 bytes, from " + CONFIGURATION + ".");

    // Adapters

    static final Assumption RANK = assumption("rank", "LoRA rank", ADAPTER, "—", 16, log(1, 512).wholeNumbers())
            .means("How narrow an adapter’s two matrices are in the middle; its size is proportional to it.")
            .commonPractice("fine-tuning services default to 8 to 64.");
    static final Assumption BYTES_PER_WEIGHT =
            assumption("bytesPerWeight", "Bytes per weight", ADAPTER, "B", 2, linear(0.5, 4))
                    .means("How many bytes one parameter of an adapter takes.")
                    .commonPractice("adapters are trained and served in 16-bit numbers.");
    static final Assumption ADAPTERS =
            assumption("adapters", "Adapters", ADAPTER, "adapter", 1_000, log(1, 20_000).wholeNumbers())
                    .means("Adapters that the service offers, one a tenant or task.")
                    .plainAssumption("given with the problem: thousands of tenants, a thousand to begin with.");

    // Serving

    static final Assumption GPU_ADAPTER_BUDGET =
            assumption("gpuAdapterBudget", "GPU memory for adapters", SERVING, "GiB/GPU", 8, log(0.1, 200))
                    .means("GPU memory set aside for adapters, beside base weights and KV cache.")
                    .plainAssumption("a tenth of an 80 GB GPU; the rest is worth more as KV cache.");
    static final Assumption PCIE_RATE =
            assumption("pcieRate", "Host-to-GPU rate", SERVING, "GB/s", 25, log(1, 1_000))
                    .means("How fast an adapter moves from host memory to the GPU.")
                    .commonPractice("PCIe 4.0 × 16 moves 32 GB/s on paper and about 25 in practice.");
    static final Assumption INSTANCES =
            assumption("instances", "Instances", SERVING, "instance", 8, log(1, 512).wholeNumbers())
                    .means("Copies of the base model that serve, each on one GPU.")
                    .plainAssumption("one machine with 8 GPUs.");
    static final Assumption HOST_MEMORY =
            assumption("hostMemory", "Host memory for adapters", SERVING, "GB/host", 1_000, log(1, 32_000))
                    .means("Memory of each host in which adapters wait; every host is to hold all of them.")
                    .commonPractice("GPU machines have 1 to 2 TB.");
    static final Assumption STORE_LATENCY =
            assumption("storeLatency", "Object store latency", SERVING, "ms", 150, log(1, 10_000))
                    .means("How long object storage takes until the first byte of an adapter arrives.")
                    .commonPractice("cloud object stores answer in 100 to 200 ms.");
    static final Assumption STORE_RATE =
            assumption("storeRate", "Object store rate", SERVING, "GB/s", 1, log(0.01, 100))
                    .means("How fast one adapter then downloads.")
                    .commonPractice("about what one host reads with several connections.");
    static final Assumption BASE_RATE =
            assumption("baseRate", "Decode rate per GPU, base only", SERVING, "tok/s/GPU", 10_000, log(10, 100_000))
                    .means("Output tokens a second that a GPU gives at this batch size, without any adapter.")
                    .plainAssumption("an 8-billion model in 16-bit numbers at 256 requests a batch; measure your own.");

    // Traffic

    static final Assumption BATCH =
            assumption("batch", "Requests in a batch", TRAFFIC, "req", 256, log(1, 4_096).wholeNumbers())
                    .means("Requests that an instance decodes at the same time, of whichever tenants.")
                    .commonPractice("serving engines default to 256 sequences.");
    static final Assumption OUTPUT_TOKENS =
            assumption("outputTokens", "Output tokens", TRAFFIC, "tok/req", 200, log(1, 65_536).wholeNumbers())
                    .means("Tokens of a mean answer.")
                    .plainAssumption("short answers; tasks with an adapter of their own are often narrow ones.");
    static final Assumption CONTEXT_TOKENS =
            assumption("contextTokens", "Context while decoding", TRAFFIC, "tok", 1_000,
                    log(16, 2_000_000).wholeNumbers())
                    .means("Tokens that a request has behind it on average, whose KV cache each step reads.")
                    .plainAssumption("a page or two of prompt and a part of the answer.");
    static final Assumption DISTINCT_ADAPTERS =
            assumption("distinctAdapters", "Distinct adapters in a batch", TRAFFIC, "adapter", 16,
                    log(1, 4_096).wholeNumbers())
                    .means("How many different adapters a batch mixes, where that is given and not derived.")
                    .plainAssumption(
                            "one in 16 requests brings a new adapter; counts only when “a given number” is chosen.");
    static final Assumption POPULARITY_SKEW =
            assumption("popularitySkew", "Popularity skew (Zipf)", TRAFFIC, "—", 1, linear(0, 3))
                    .means("How unevenly requests spread over adapters: the rth most popular gets 1 ÷ r to this power times what the most popular gets.")
                    .commonPractice(
                            "popularity of web pages and files is near 1; 0 makes all adapters equally popular.");
    static final Assumption REQUEST_RATE =
            assumption("requestRate", "Request rate", TRAFFIC, "req/s", 200, log(0.1, 100_000))
                    .means("Requests that arrive in each second, over all tenants.")
                    .plainAssumption("one request every five seconds from each of 1,000 tenants.");

    // Cost

    static final Assumption GPU_HOUR_PRICE =
            assumption("gpuHourPrice", "GPU price", COST, "$/GPU/h", 2, log(0.1, 50))
                    .means("What one GPU costs in an hour.")
                    .published("2026 offers for an 80 GB GPU run from about $1.30 to $2.50.");

    // Choices

    static final Choice.Option ALL_LINEAR = new Choice.Option("allLinear", "all seven",
            "Adapters change every linear layer: query, key, value, output, gate, up and down.");
    static final Choice.Option ATTENTION = new Choice.Option("attention", "q, k, v, o",
            "Adapters change the four projections of attention and leave the feed-forward part alone.");
    static final Choice.Option QUERY_VALUE = new Choice.Option("queryValue", "q, v",
            "Adapters change only queries and values, as the first LoRA paper did.");
    static final Choice TARGETS = Choice.of("targets", "Adapted projections", ADAPTER,
            "Which of a layer’s matrices an adapter changes; it decides how large adapters are.", ALL_LINEAR,
            ATTENTION, QUERY_VALUE);

    static final Choice.Option AFFINITY = new Choice.Option("affinity", "adapter affinity",
            "Each adapter has one home instance, so each instance sees few adapters, but the most popular one makes its home "
                    + "busy.");
    static final Choice.Option RANDOM = new Choice.Option("random", "random",
            "Requests go anywhere: all instances are equally busy, and all see every adapter.");
    static final Choice ROUTING = Choice.of("routing", "Routing", SERVING,
            "Which instance a request goes to.", AFFINITY, RANDOM);

    static final Choice.Option POPULARITY = new Choice.Option("popularity", "popularity",
            "As many as a batch holds on average when adapters are as popular as Zipf’s law says.");
    static final Choice.Option GIVEN = new Choice.Option("given", "a given number",
            "As many as the assumption “Distinct adapters in a batch” says.");
    static final Choice DISTINCT_FROM = Choice.of("distinctFrom", "Distinct adapters from", TRAFFIC,
            "Where the number of different adapters in a batch comes from.", POPULARITY, GIVEN);

    static final List<Assumption> ALL = List.of(LAYERS, HIDDEN_SIZE, QUERY_WIDTH, KV_WIDTH, FF_WIDTH, RANK,
            BYTES_PER_WEIGHT, ADAPTERS, GPU_ADAPTER_BUDGET, PCIE_RATE, BASE_PARAMS, BASE_WEIGHTS, BATCH, OUTPUT_TOKENS,
            CONTEXT_TOKENS, KV_BYTES_PER_TOKEN, DISTINCT_ADAPTERS, POPULARITY_SKEW, INSTANCES, REQUEST_RATE,
            HOST_MEMORY,
            STORE_LATENCY, STORE_RATE, BASE_RATE, GPU_HOUR_PRICE);
    static final List<Choice> CHOICES = List.of(TARGETS, ROUTING, DISTINCT_FROM);

    private LoraServiceAssumptions() {}
}
