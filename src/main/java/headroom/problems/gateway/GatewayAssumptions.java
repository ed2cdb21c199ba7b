package headroom.problems.gateway;

import static headroom.model.expression.Assumption.assumption;
import static headroom.model.expression.Range.linear;
import static headroom.model.expression.Range.log;

import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.model.expression.Group;
import java.util.List;

/** What the planner is told about the gateway: traffic, the fleet behind it, the prefix index, failover and release. */
final class GatewayAssumptions {

    private static final Group TRAFFIC = new Group("Traffic", Group.Nature.DEMAND);
    private static final Group FLEET = new Group("Fleet", Group.Nature.DECISION);
    private static final Group INDEX = new Group("Index", Group.Nature.DECISION);
    private static final Group FAILOVER = new Group("Failover", Group.Nature.DECISION);
    private static final Group GATEWAY = new Group("Gateway", Group.Nature.DECISION);
    private static final Group ROLLOUT = new Group("Rollout", Group.Nature.DECISION);

    static final Assumption REQUEST_RATE = assumption("requestRate", "Peak request rate", TRAFFIC, "req/s", 5_000,
            log(1, 1_000_000))
            .means("Requests that reach the gateway in each second of the busiest hour.")
            .plainAssumption("given with the problem.");
    static final Assumption INSTANCES = assumption("instances", "Backend instances", FLEET, "instance", 200,
            log(2, 20_000).wholeNumbers())
            .means("Inference instances behind the gateway, each a model server with a prefix cache of its own.")
            .plainAssumption("given with the problem.");
    static final Assumption PROMPT_TOKENS = assumption("promptTokens", "Prompt tokens", TRAFFIC, "tok/req", 4_096,
            log(16, 2_000_000).wholeNumbers())
            .means("Tokens of a mean prompt, with the conversation so far.")
            .plainAssumption("a chat with its history and a system prompt; 64 blocks of 64 tokens.");
    static final Assumption BLOCK_TOKENS = assumption("blockTokens", "Block size", INDEX, "tok/block", 64,
            log(1, 4_096).wholeNumbers())
            .means("Tokens of one cache block, the smallest piece of a prompt that can be found and used again.")
            .commonPractice("serving engines cache in blocks of 16 to 128 tokens.");
    static final Assumption KV_TOKENS_PER_INSTANCE = assumption("kvTokensPerInstance", "KV tokens per instance", FLEET,
            "tok/instance", 2_000_000, log(1_000, 100_000_000).wholeNumbers())
            .means("Tokens whose KV cache one instance can hold, for running requests and for prefixes kept.")
            .plainAssumption("140 GB at 70 kB a token, a model with latent attention on a machine of several GPUs.");
    static final Assumption INDEX_ENTRY_BYTES = assumption("indexEntryBytes", "Index entry", INDEX, "B/block", 64,
            log(8, 4_096))
            .means("Memory that the index spends on one cached block.")
            .plainAssumption("a block’s hash, its parent, the instances that hold it and when it was last used.");
    static final Assumption PREFIX_HIT_RATE = assumption("prefixHitRate", "Prefix cache hit rate", TRAFFIC, "%", 60,
            linear(0, 99))
            .means("The share of prompt tokens that the chosen instance already holds, when routing finds the right one.")
            .plainAssumption(
                    "a little above the 56 % of DeepSeek’s published production day (open-infra-index, 2025).");
    static final Assumption INSTANCE_PREFILL_RATE = assumption("instancePrefillRate", "Prefill rate per instance",
            FLEET, "tok/s/instance", 60_000, log(100, 5_000_000))
            .means("Prompt tokens that one instance really computes in a second; cache hits are not counted.")
            .plainAssumption("about 15 GPUs at the 4,000 tok/s of DeepSeek’s published production day.");
    static final Assumption RESPONSE_TIME = assumption("responseTime", "Response duration", TRAFFIC, "s", 16,
            log(0.1, 3_600))
            .means("How long a mean answer streams, and so how long its connection stays open.")
            .plainAssumption("500 tokens at about 30 ms each, and the wait for the first.");
    static final Assumption OUTPUT_TOKENS = assumption("outputTokens", "Output tokens", TRAFFIC, "tok/req", 500,
            log(1, 65_536).wholeNumbers())
            .means("Tokens of a mean answer, each of which is one event in its stream.")
            .plainAssumption("half a page of text.");
    static final Assumption HEALTH_INTERVAL = assumption("healthInterval", "Health check interval", FAILOVER, "s", 1,
            log(0.05, 60))
            .means("The time between two health checks of the same instance.")
            .commonPractice("load balancers check every one to ten seconds.");
    static final Assumption HEALTH_FAILURES = assumption("healthFailures", "Failures before removal", FAILOVER,
            "check", 3, linear(1, 20).wholeNumbers())
            .means("Health checks that must fail in a row before an instance gets no more requests.")
            .commonPractice("Kubernetes’ probes default to three failures.");
    static final Assumption PASSIVE_DETECTION = assumption("passiveDetection", "Passive detection time", FAILOVER,
            "ms", 200, log(1, 60_000))
            .means("How soon failing requests alone give a dead instance away and it is marked.")
            .plainAssumption("a few refused connections, at tens of requests a second to each instance.");
    static final Assumption GATEWAY_REPLICAS = assumption("gatewayReplicas", "Gateway replicas", GATEWAY, "replica", 4,
            log(1, 500).wholeNumbers())
            .means("Copies of the gateway that share the traffic; each can serve any request.")
            .plainAssumption("enough that one may restart while the others carry its part.");
    static final Assumption CORES_PER_REPLICA = assumption("coresPerReplica", "Cores per replica", GATEWAY,
            "core/replica", 8, log(1, 256).wholeNumbers())
            .means("Processor cores of one gateway replica.")
            .commonPractice("a small virtual machine.");
    static final Assumption DECISIONS_PER_CORE = assumption("decisionsPerCore", "Routing decisions per core", GATEWAY,
            "req/s/core", 20_000, log(100, 5_000_000))
            .means("Requests that one core can accept, parse and route in a second; index lookups are counted apart.")
            .plainAssumption("50 µs a request, for parsing, tokenising a prefix and scoring instances.");
    static final Assumption LOOKUP_TIME = assumption("lookupTime", "Time per lookup", INDEX, "ns/lookup", 200,
            log(5, 100_000))
            .means("How long a core takes to look one block up in an index in its own memory.")
            .commonPractice("a hash table far larger than the caches costs one or two accesses to main memory.");
    static final Assumption HOP_TIME = assumption("hopTime", "Extra network hop", INDEX, "ms", 0.5, log(0.01, 100))
            .means("The round trip to an index that lives in a service of its own.")
            .commonPractice("half a millisecond is the usual figure for a round trip within a data centre.");
    static final Assumption STREAM_EVENTS_PER_CORE = assumption("streamEventsPerCore", "Stream events per core",
            GATEWAY, "event/s/core", 200_000, log(1_000, 10_000_000))
            .means("Events of token streams that one core can pass on in a second, encryption included.")
            .plainAssumption("5 µs an event: a read, a write and a TLS record.");
    static final Assumption CONNECTION_LIMIT = assumption("connectionLimit", "Connection limit", GATEWAY,
            "connection/replica", 50_000, log(100, 5_000_000))
            .means("Open connections that one replica may hold, by its file handles, ports and memory.")
            .commonPractice("below the 65,535 ports that one pair of addresses has.");
    static final Assumption EVENT_BYTES = assumption("eventBytes", "Cache event size", INDEX, "B/event", 100,
            log(8, 10_000))
            .means("Bytes of one message that says a block was stored or evicted.")
            .plainAssumption("the hashes of a block and its parent, the instance, and a share of the message’s frame.");
    static final Assumption EVENT_DELAY = assumption("eventDelay", "Cache event delay", INDEX, "ms", 50,
            log(0.1, 60_000))
            .means("How far the index lags the instances: the time until a stored or evicted block is known.")
            .plainAssumption("events are sent in batches, many times a second.");
    static final Assumption CONNECTION_MEMORY = assumption("connectionMemory", "Memory per connection", GATEWAY, "kB",
            64, log(1, 10_000))
            .means("Memory that one open stream takes on a replica: socket buffers, TLS state and the request.")
            .plainAssumption("buffers of 16 kB each way, on both sides of the gateway.");
    static final Assumption INDEX_MEMORY_BUDGET = assumption("indexMemoryBudget", "Index memory budget", GATEWAY,
            "GB/replica", 8, log(0.1, 2_000))
            .means("Memory set aside for one copy of the index.")
            .plainAssumption("a quarter of a machine of 32 GB.");
    static final Assumption HOT_PREFIX_SHARE = assumption("hotPrefixShare", "Hot prefix share", TRAFFIC, "%", 20,
            linear(0, 100))
            .means("The share of all requests that begin with the single most popular prefix.")
            .plainAssumption("the system prompt of one popular application.");
    static final Assumption HOT_PREFIX_CAP = assumption("hotPrefixCap", "Hot prefix cap", GATEWAY, "×", 1.25,
            log(1, 50))
            .means("How many times the mean load an instance may take before the hottest prefix is spread further.")
            .commonPractice("1.25 is the usual factor of consistent hashing with bounded loads (Mirrokni et al.).");
    static final Assumption CANARY_SHARE = assumption("canaryShare", "Canary share", ROLLOUT, "%", 5, linear(0, 100))
            .means("The share of traffic, and of instances, that the new version gets first.")
            .commonPractice("releases begin with one to ten per cent.");

    static final Choice.Option PREFIX_TREE = new Choice.Option("prefixTree", "one global prefix tree",
            "A prompt walks down one tree, and each node knows the instances that hold its block.");
    static final Choice.Option PER_INSTANCE = new Choice.Option("perInstance", "ask every instance",
            "A prompt is looked up in the index of each instance in turn.");
    static final Choice LOOKUP = Choice.of("lookup", "Prefix lookup", INDEX,
            "How the gateway finds the instance that holds the longest prefix of a prompt.", PREFIX_TREE, PER_INSTANCE);

    static final Choice.Option IN_GATEWAY = new Choice.Option("inGateway", "inside each gateway",
            "Each replica keeps a copy: no extra hop, but every replica must hear all cache events.");
    static final Choice.Option SEPARATE_SERVICE = new Choice.Option("separateService", "a separate service",
            "Two copies serve all replicas, one network hop away.");
    static final Choice INDEX_PLACEMENT = Choice.of("indexPlacement", "Index placement", INDEX,
            "Where the index of cached prefixes lives.", IN_GATEWAY, SEPARATE_SERVICE);

    static final Choice.Option ACTIVE = new Choice.Option("active", "active checks",
            "The gateway probes each instance and removes one that fails several times in a row.");
    static final Choice.Option PASSIVE = new Choice.Option("passive", "passive marks",
            "Requests that fail mark their instance, without any probe.");
    static final Choice.Option BOTH = new Choice.Option("both", "both", "Whichever of the two sees the failure first.");
    static final Choice DETECTION = Choice.of("detection", "Failure detection", FAILOVER,
            "How the gateway notices that an instance is dead.", ACTIVE, PASSIVE, BOTH);

    static final List<Assumption> ALL = List.of(REQUEST_RATE, INSTANCES, PROMPT_TOKENS, BLOCK_TOKENS,
            KV_TOKENS_PER_INSTANCE, INDEX_ENTRY_BYTES, PREFIX_HIT_RATE, INSTANCE_PREFILL_RATE, RESPONSE_TIME,
            OUTPUT_TOKENS, HEALTH_INTERVAL, HEALTH_FAILURES, PASSIVE_DETECTION, GATEWAY_REPLICAS, CORES_PER_REPLICA,
            DECISIONS_PER_CORE, LOOKUP_TIME, HOP_TIME, STREAM_EVENTS_PER_CORE, CONNECTION_LIMIT, EVENT_BYTES,
            EVENT_DELAY, CONNECTION_MEMORY, INDEX_MEMORY_BUDGET, HOT_PREFIX_SHARE, HOT_PREFIX_CAP, CANARY_SHARE);
    static final List<Choice> CHOICES = List.of(LOOKUP, INDEX_PLACEMENT, DETECTION);

    private GatewayAssumptions() {}
}
