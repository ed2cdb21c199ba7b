package headroom.problems.kvpool;

import static headroom.model.expression.Assumption.assumption;
import static headroom.model.expression.Range.linear;
import static headroom.model.expression.Range.log;

import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.model.expression.Condition;
import headroom.model.expression.Group;
import java.util.List;

/** What the planner is told about the pool: cluster, model, sessions, tiers, operations, blocks, prices. */
final class KvPoolAssumptions {

    private static final Group CLUSTER = new Group("Cluster", Group.Nature.DECISION);
    private static final Group MODEL = new Group("Model");
    private static final Group SESSIONS = new Group("Sessions", Group.Nature.DEMAND);
    private static final Group TIERS = new Group("Tiers", Group.Nature.DECISION);
    private static final Group OPERATIONS = new Group("Operations", Group.Nature.DECISION);
    private static final Group BLOCKS = new Group("Blocks", Group.Nature.DECISION);
    private static final Group COST = new Group("Cost");

    static final Assumption NODES =
            assumption("nodes", "Nodes", CLUSTER, "node", 16, log(1, 2_048).wholeNumbers())
                    .means("Machines that serve the model and lend their memory and SSDs to the pool.")
                    .plainAssumption("given with the problem; a small cluster of 128 GPUs.");
    static final Assumption GPUS_PER_NODE =
            assumption("gpusPerNode", "GPUs per node", CLUSTER, "GPU/node", 8, linear(1, 72).wholeNumbers())
                    .means("GPUs in one machine, which prefill a session’s context together.")
                    .commonPractice("machines of 8 GPUs are the usual kind.");
    static final Assumption KV_BYTES_PER_TOKEN =
            assumption("kvBytesPerToken", "KV cache per token", MODEL, "B/tok", 160_000, log(1_000, 4_000_000))
                    .means("Bytes of KV cache that one token of context takes, over all layers.")
                    .published(
                            "rounded, as reference designs print it; exactly 163,840: 80 layers × 8 KV heads × 128 wide "
                                    + "× K and V, a byte each in FP8, from the configuration of Llama-3.1-70B.");
    static final Assumption ACTIVE_PARAMS =
            assumption("activeParams", "Activated parameters", MODEL, "G", 70.6, log(0.1, 2_000))
                    .means("Parameters that work on each token; in a dense model that is all of them.")
                    .published("parameter count of Llama-3.1-70B.");
    static final Assumption CONTEXT_TOKENS =
            assumption("contextTokens", "Context per session", SESSIONS, "tok", 8_192,
                    log(64, 10_500_000).wholeNumbers())
                    .means("Tokens that a session has gathered when its next turn arrives, on average.")
                    .plainAssumption("given with the problem; a chat of some length or an agent at work.");
    static final Assumption NEW_TOKENS =
            assumption("newTokens", "New tokens per turn", SESSIONS, "tok/turn", 1_024, log(1, 200_000).wholeNumbers())
                    .means("Tokens that a turn adds to its session, question and answer together.")
                    .plainAssumption("an eighth of the context, in keeping with 8 turns a session.");
    static final Assumption GPU_KV_BUDGET =
            assumption("gpuKvBudget", "GPU memory for KV", TIERS, "GB/GPU", 40, log(1, 500))
                    .means("Memory of one GPU that holds KV cache, beside weights and buffers.")
                    .plainAssumption("half of an 80 GB GPU; FP8 weights over 8 GPUs take about 9 GB of the rest.");
    static final Assumption MEMORY_PER_NODE =
            assumption("memoryPerNode", "Memory pool per node", TIERS, "TB/node", 1.5, log(0.01, 32).andZero())
                    .means("Main memory that a machine lends to the pool; 0 leaves this tier out.")
                    .commonPractice("machines with 8 GPUs come with about 2 TB, of which the rest serves the system.");
    static final Assumption SSD_PER_NODE =
            assumption("ssdPerNode", "SSD pool per node", TIERS, "TB/node", 60, log(0.1, 2_000).andZero())
                    .means("Local SSD that a machine lends to the pool; 0 leaves this tier out.")
                    .commonPractice("8 NVMe drives of 7.68 TB in a machine.");
    static final Assumption ATTENTION_FLOPS_PER_PAIR =
            assumption("attentionFlopsPerPair", "Attention FLOP per token pair", MODEL, "FLOP", 2_621_440,
                    log(1_000, 100_000_000))
                    .means("Arithmetic for one token’s look at one earlier token, over all layers and heads.")
                    .published("4 × 80 layers × 64 heads × 128 wide, from the configuration of Llama-3.1-70B.");
    static final Assumption MEMORY_READ_RATE =
            assumption("memoryReadRate", "Memory read-back rate", TIERS, "GB/s/node", 400, log(1, 5_000))
                    .means("How fast a machine reads KV cache out of the memory pool into its GPUs.")
                    .commonPractice("8 network ports of 50 GB/s a machine; PCIe 5 to local memory is about as fast.");
    static final Assumption SSD_READ_RATE =
            assumption("ssdReadRate", "SSD read-back rate", TIERS, "GB/s/node", 48, log(0.1, 2_000))
                    .means("How fast a machine reads KV cache out of the SSD pool into its GPUs.")
                    .commonPractice("8 NVMe drives of about 6 GB/s each.");
    static final Assumption GPU_FLOPS =
            assumption("gpuFlops", "GPU compute", CLUSTER, "TFLOP/s/GPU", 989, log(10, 20_000))
                    .means("Peak arithmetic of one GPU at the precision that prefill uses.")
                    .published("data sheet of the H100 SXM and H800, dense BF16.");
    static final Assumption MFU = assumption("mfu", "Prefill MFU", CLUSTER, "%", 50, linear(1, 100))
            .means("The share of the peak arithmetic that prefill really uses (model FLOPs utilisation).")
            .commonPractice("long prompts reach 40–60 % on well-tuned systems.");
    static final Assumption TURN_RATE =
            assumption("turnRate", "Turn rate", SESSIONS, "turn/s", 30, log(0.01, 100_000))
                    .means("Turns that arrive in each second, over all sessions.")
                    .plainAssumption("what keeps about half of the cluster busy when every context is recomputed.");
    static final Assumption GAP_MEDIAN =
            assumption("gapMedian", "Median gap between turns", SESSIONS, "min", 8, log(0.05, 1_440))
                    .means("The time after which half of those who come back have sent their next turn.")
                    .plainAssumption("given with the problem: users come back after minutes.");
    static final Assumption GAP_SPREAD =
            assumption("gapSpread", "Gap spread (σ of ln)", SESSIONS, "—", 1, linear(0, 3))
                    .means("How unlike the gaps are: σ of their logarithm; 0 makes all gaps the median (lognormal).")
                    .plainAssumption("at 1, two thirds of the gaps lie within a factor of 2.7 around the median.");
    static final Assumption TURNS_PER_SESSION =
            assumption("turnsPerSession", "Turns per session", SESSIONS, "turn", 8, log(1, 200))
                    .means("Turns of a mean session; each has a chance of 1 − 1/turns to be followed by another.")
                    .plainAssumption("a conversation of some length; agents take more.");
    static final Assumption LIVE_VERSIONS =
            assumption("liveVersions", "Model versions live", OPERATIONS, "version", 1, linear(1, 4).wholeNumbers())
                    .means("Versions of the model that serve side by side and cannot read each other’s KV cache.")
                    .plainAssumption("one; two while a new version is released step by step.");
    static final Assumption BLOCK_TOKENS =
            assumption("blockTokens", "Block size", BLOCKS, "tok/block", 64, log(1, 4_096).wholeNumbers())
                    .means("Tokens whose KV cache is stored, found and moved as one piece.")
                    .commonPractice("16–256 tokens; a hit counts in whole blocks.");
    static final Assumption INDEX_ENTRY_BYTES =
            assumption("indexEntryBytes", "Index entry", BLOCKS, "B/block", 64, log(8, 4_096))
                    .means("Bytes that the metadata service keeps for one block: its key, place and last use.")
                    .plainAssumption("a 32-byte hash, and as much again for place, time and links.");
    static final Assumption WRITE_BACK_SHARE =
            assumption("writeBackShare", "Written under write-back", OPERATIONS, "%", 60, linear(0, 100))
                    .means("The share of new KV cache that lives until its eviction and is then written down.")
                    .plainAssumption("sessions that end or grow before eviction save the rest.");
    static final Assumption SSD_ENDURANCE =
            assumption("ssdEndurance", "SSD endurance", TIERS, "drive writes/day", 1, log(0.1, 30))
                    .means("How often a day an SSD may be written in full over the years of its warranty.")
                    .commonPractice("read-intensive data centre drives are rated for about 1 drive write a day.");
    static final Assumption GPU_HOUR_PRICE =
            assumption("gpuHourPrice", "GPU price", COST, "$/GPU/h", 2, log(0.1, 50))
                    .means("What one GPU costs in an hour.")
                    .published("2026 offers for the H100 run from $1.30 to $2.50 an hour.");
    static final Assumption MEMORY_PRICE =
            assumption("memoryPrice", "Memory price", COST, "$/GB", 6, log(0.1, 100))
                    .means("What a gigabyte of main memory costs to buy.")
                    .plainAssumption("server memory has sold for $3–10; prices swing by the year.");
    static final Assumption SSD_PRICE = assumption("ssdPrice", "SSD price", COST, "$/GB", 0.12, log(0.01, 5))
            .means("What a gigabyte of data centre SSD costs to buy.")
            .plainAssumption("data centre drives have sold for $0.08–0.20; prices swing by the year.");
    static final Assumption AMORTISATION =
            assumption("amortisation", "Amortisation", COST, "month", 36, linear(1, 120).wholeNumbers())
                    .means("Months over which memory and SSDs are paid off.")
                    .commonPractice("three years.");

    static final Choice.Option WRITE_THROUGH = new Choice.Option("writeThrough", "write-through",
            "Every new block is copied to the tiers below at once, so other nodes can share it and eviction is free.");
    static final Choice.Option SELECTIVE = new Choice.Option("selective", "write from the second turn",
            "A session is written down from its second turn on, so one-off requests cost no writes.");
    static final Choice.Option WRITE_BACK = new Choice.Option("writeBack", "write-back on eviction",
            "Blocks move down when they are evicted: fewest writes and no copies, but sharing and eviction come late.");
    static final Choice WRITE_POLICY = Choice.of("writePolicy", "Write policy", OPERATIONS,
            "When new KV cache is written to the tiers below the GPUs.", WRITE_THROUGH, SELECTIVE, WRITE_BACK);

    static final Choice.Option ATTENTION_IGNORED = new Choice.Option("ignored", "ignored",
            "Recomputing costs 2 FLOP per parameter and token, a good estimate for short contexts.");
    static final Choice.Option ATTENTION_COUNTED = new Choice.Option("counted", "counted",
            "Each token’s look at all earlier ones is added, which grows with the square of the context.");
    static final Choice ATTENTION_COST = Choice.of("attentionCost", "Attention in recompute", MODEL,
            "Whether the time to recompute a context includes attention between its tokens.", ATTENTION_IGNORED,
            ATTENTION_COUNTED);

    /** Whether the nodes lend any memory to the pool. */
    static final Condition HAS_MEMORY = MEMORY_PER_NODE.moreThan(0);
    /** Whether the nodes lend any SSD to the pool. */
    static final Condition HAS_SSD = SSD_PER_NODE.moreThan(0);

    static final List<Assumption> ALL = List.of(NODES, GPUS_PER_NODE, KV_BYTES_PER_TOKEN, ACTIVE_PARAMS, CONTEXT_TOKENS,
            NEW_TOKENS, GPU_KV_BUDGET, MEMORY_PER_NODE, SSD_PER_NODE, ATTENTION_FLOPS_PER_PAIR, MEMORY_READ_RATE,
            SSD_READ_RATE, GPU_FLOPS, MFU, TURN_RATE, GAP_MEDIAN, GAP_SPREAD, TURNS_PER_SESSION, LIVE_VERSIONS,
            BLOCK_TOKENS, INDEX_ENTRY_BYTES, WRITE_BACK_SHARE, SSD_ENDURANCE, GPU_HOUR_PRICE, MEMORY_PRICE, SSD_PRICE,
            AMORTISATION);
    static final List<Choice> CHOICES = List.of(WRITE_POLICY, ATTENTION_COST);

    private KvPoolAssumptions() {}
}
