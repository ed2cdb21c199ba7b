package headroom.problems.lora;

import static headroom.model.expression.Constant.named;
import static headroom.model.expression.Constant.of;
import static headroom.model.expression.Estimate.estimate;
import static headroom.model.expression.Estimate.step;
import static headroom.model.expression.Expression.ceil;
import static headroom.model.expression.Expression.floor;
import static headroom.model.expression.Expression.min;
import static headroom.model.function.Che.DEALT_HIT_SHARE;
import static headroom.model.function.Che.HIT_SHARE;
import static headroom.model.function.Popularity.BUSIEST_SHARE;
import static headroom.model.function.Popularity.DEALT_DISTINCT;
import static headroom.model.function.Popularity.DISTINCT;
import static headroom.problems.lora.LoraServiceAssumptions.*;

import headroom.model.expression.Constant;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.Style;
import headroom.model.expression.Unit;
import java.util.List;

/** What follows from the assumptions: adapter sizes, distinct adapters in a batch, what they slow down, swaps, cost. */
final class LoraServiceEstimates {

    private static final Constant FLOP_PER_PARAMETER = named("work per parameter and token", 2, "FLOP/tok");
    private static final Constant SECONDS_PER_HOUR = named("seconds an hour", 3_600, "s");
    private static final Constant MILLION_TOKENS = named("a million tokens", 1e6, "tok");
    private static final Constant HOURS_PER_MONTH = named("hours a month", 730, "");
    private static final String ONE_GPU = "one GPU per LoRA instance";

    // Adapters

    static final Estimate ADAPTER_PARAMS = estimate("adapterParams", "One adapter’s parameters", "parameter",
            LAYERS.times(RANK).times(widths()))
            .means("Parameters of one adapter: two thin matrices, in and out, beside each adapted one.");
    static final Estimate ADAPTER_BYTES = estimate("adapterBytes", "One adapter", "B",
            ADAPTER_PARAMS.times(BYTES_PER_WEIGHT))
            .means("What one adapter takes in memory, on disk and on the wire.")
            .printedAs(Style.BINARY_BYTES);
    static final Estimate ALL_ADAPTERS_BYTES = estimate("allAdaptersBytes", "All adapters", "B",
            ADAPTER_BYTES.times(ADAPTERS))
            .means("What all adapters take together, in each host that keeps them all.")
            .printedAs(Style.BINARY_BYTES);
    static final Estimate HOST_ROOM = step("hostRoom", "Room on a host", "B", HOST_MEMORY)
            .means("Host memory for adapters in the binary units of adapter sizes.")
            .printedAs(Style.BINARY_BYTES);
    static final Estimate RESIDENT_ADAPTERS = estimate("residentAdapters", "Adapters that fit on a GPU", "adapter",
            floor(GPU_ADAPTER_BUDGET.bridgedTo(Unit.of("B"), ONE_GPU).dividedBy(ADAPTER_BYTES)))
            .means("Whole adapters that fit into the GPU memory set aside for them.");
    static final Estimate SWAP_IN_TIME = estimate("swapInTime", "Host to GPU", "s", ADAPTER_BYTES.dividedBy(PCIE_RATE))
            .means("How long one adapter takes from host memory to the GPU.");

    // Work

    static final Estimate BASE_FLOPS_PER_TOKEN = estimate("baseFlopsPerToken", "Base work per token", "FLOP/tok",
            FLOP_PER_PARAMETER.times(BASE_PARAMS))
            .means("Arithmetic of the base model for one token.");
    static final Estimate LORA_FLOPS_PER_TOKEN = estimate("loraFlopsPerToken", "Adapter work per token", "FLOP/tok",
            FLOP_PER_PARAMETER.times(ADAPTER_PARAMS))
            .means("Arithmetic that the adapter adds for one token.");
    static final Estimate LORA_COMPUTE_SHARE = estimate("loraComputeShare", "Adapter work over base work", "share",
            LORA_FLOPS_PER_TOKEN.dividedBy(BASE_FLOPS_PER_TOKEN))
            .means("How little arithmetic an adapter adds; what it costs is reading its weights.");

    // Which adapters an instance sees

    static final Estimate ADAPTERS_PER_INSTANCE = estimate("adaptersPerInstance", "Adapters an instance sees",
            "adapter",
            ROUTING.when(AFFINITY, ceil(ADAPTERS.dividedBy(INSTANCES))).when(RANDOM, ADAPTERS).ofAllOptions())
            .means("Adapters whose requests one instance may get: those at home there, or all.");
    static final Estimate EXPECTED_DISTINCT = estimate("expectedDistinct", "Distinct adapters by popularity", "adapter",
            ROUTING.when(AFFINITY, DEALT_DISTINCT.of(ADAPTERS, POPULARITY_SKEW, BATCH, INSTANCES))
                    .when(RANDOM, DISTINCT.of(ADAPTERS, POPULARITY_SKEW, BATCH)).ofAllOptions())
            .means("Different adapters in a batch on average, when popularity follows Zipf’s law; the mean over instances.");
    static final Estimate HOTTEST_INSTANCE_LOAD = estimate("hottestInstanceLoad", "Busiest instance’s load", "×",
            ROUTING.when(AFFINITY, BUSIEST_SHARE.of(ADAPTERS, POPULARITY_SKEW, INSTANCES).times(INSTANCES))
                    .when(RANDOM, of(1)).ofAllOptions())
            .means("Traffic of the instance that is home to the most popular adapter, over the mean.");
    static final Estimate DISTINCT_USED = estimate("distinctUsed", "Distinct adapters in a batch", "adapter",
            DISTINCT_FROM.when(POPULARITY, EXPECTED_DISTINCT)
                    .when(GIVEN, min(DISTINCT_ADAPTERS, BATCH, ADAPTERS)).ofAllOptions())
            .means("Different adapters that each decode step reads, from where you chose.")
            .printedAs(Style.NEEDED);

    // What they slow down

    static final Estimate ADAPTER_READ_BYTES = estimate("adapterReadBytes", "Adapter weights read per step", "B",
            DISTINCT_USED.times(ADAPTER_BYTES))
            .means("Adapter weights that one decode step reads: each different adapter once.")
            .printedAs(Style.GIBIBYTES);
    static final Estimate ADAPTER_READ_SHARE = estimate("adapterReadShare", "Adapter reads over base weights", "share",
            ADAPTER_READ_BYTES.dividedBy(BASE_WEIGHTS))
            .means("Adapter weights read per step, as a share of the base weights read.");
    static final Estimate DECODE_SLOWDOWN = estimate("decodeSlowdown", "Decode slowdown", "×",
            of(1).plus(ADAPTER_READ_BYTES
                    .dividedBy(BASE_WEIGHTS.plus(BATCH.times(CONTEXT_TOKENS).times(KV_BYTES_PER_TOKEN)))))
            .means("How much longer a step takes with adapters than without, when reading memory is what takes time.");
    static final Estimate STEP_GROWTH = step("stepGrowth", "Longer step", "share", DECODE_SLOWDOWN.minus(1))
            .means("By which share adapters lengthen a decode step.");
    static final Estimate TOKEN_TIME = estimate("tokenTime", "Time between a request’s tokens", "s/tok",
            BATCH.times(DECODE_SLOWDOWN).dividedBy(BASE_RATE).bridgedTo(Unit.of("s/tok"), ONE_GPU))
            .means("The time between two tokens of an answer, which is one decode step.");
    static final Estimate OUTPUT_LOAD = step("outputLoad", "Output tokens", "tok/s", REQUEST_RATE.times(OUTPUT_TOKENS))
            .means("Output tokens a second over all tenants.");
    static final Estimate INSTANCE_UTILISATION = estimate("instanceUtilisation", "Busiest instance’s utilisation",
            "share",
            OUTPUT_LOAD.times(HOTTEST_INSTANCE_LOAD).times(DECODE_SLOWDOWN)
                    .dividedBy(INSTANCES.times(BASE_RATE)).bridgedTo(Unit.SHARE, ONE_GPU))
            .means("Output tokens that the busiest instance is asked for, over what it can give.");
    static final Estimate LOAD_ROOM = step("loadRoom", "Most load of an instance", "×",
            HOTTEST_INSTANCE_LOAD.dividedBy(INSTANCE_UTILISATION))
            .means("The load, over the mean, at which an instance is full.")
            .printedAs(Style.FITTING);
    static final Estimate EVEN_INSTANCES = step("evenInstances", "Instances for an even spread", "instance",
            ceil(OUTPUT_LOAD.times(DECODE_SLOWDOWN).dividedBy(BASE_RATE).bridgedTo(Unit.NONE, ONE_GPU)))
            .means("Instances that could carry the load if it were spread evenly and slowed down as now.");

    // Swaps

    static final Estimate RESIDENT_HIT_SHARE = estimate("residentHitShare", "Requests without a swap", "share",
            ROUTING.when(AFFINITY, DEALT_HIT_SHARE.of(ADAPTERS, POPULARITY_SKEW, RESIDENT_ADAPTERS, INSTANCES))
                    .when(RANDOM, HIT_SHARE.of(ADAPTERS, POPULARITY_SKEW, RESIDENT_ADAPTERS)).ofAllOptions())
            .means("Requests whose adapter is already on the GPU when the least recently used one makes room (Che’s "
                    + "approximation).");
    static final Estimate SWAP_RATE = estimate("swapRate", "Swaps of an instance", "swaps/s",
            REQUEST_RATE.dividedBy(INSTANCES).times(RESIDENT_HIT_SHARE.complement()))
            .means("Adapters that a mean instance fetches from host memory in each second.")
            .printedAs(Style.NUMBER);
    static final Estimate PCIE_UTILISATION = estimate("pcieUtilisation", "Host-to-GPU utilisation", "share",
            SWAP_RATE.times(ADAPTER_BYTES).dividedBy(PCIE_RATE))
            .means("The share of time that swaps keep the way from host to GPU busy, on a mean instance.");
    static final Estimate COLD_START_FROM_HOST = estimate("coldStartFromHost", "Delay from host memory", "s",
            SWAP_IN_TIME)
            .means("How much longer a first token takes when the adapter is in host memory.");
    static final Estimate DOWNLOAD_TIME = step("downloadTime", "Download", "s", ADAPTER_BYTES.dividedBy(STORE_RATE))
            .means("How long one adapter takes from object storage to host memory once it flows.");
    static final Estimate COLD_START_FROM_STORE = estimate("coldStartFromStore", "Delay from object storage", "s",
            STORE_LATENCY.plus(DOWNLOAD_TIME).plus(SWAP_IN_TIME))
            .means("How much longer a first token takes when the adapter must be downloaded first.");

    // Cost

    static final Estimate BASE_COST_PER_MILLION = estimate("baseCostPerMillion", "Cost per million tokens, base only",
            "$/M",
            GPU_HOUR_PRICE.dividedBy(BASE_RATE.times(SECONDS_PER_HOUR)).times(MILLION_TOKENS))
            .means("What a million output tokens of a busy GPU cost without adapters.");
    static final Estimate COST_PER_MILLION = estimate("costPerMillion", "Cost per million output tokens", "$/M",
            BASE_COST_PER_MILLION.times(DECODE_SLOWDOWN))
            .means("What a million output tokens of a busy GPU cost with adapters.");
    static final Estimate INSTANCE_MONTH = step("instanceMonth", "Cost of an instance", "$/month",
            GPU_HOUR_PRICE.times(HOURS_PER_MONTH).bridgedTo(Unit.of("$/month"), ONE_GPU))
            .means("What one instance costs in a month of 730 hours.");
    static final Estimate COST_PER_ADAPTER_MONTH = estimate("costPerAdapterMonth", "Cost of an adapter", "$/month",
            INSTANCES.times(INSTANCE_MONTH).dividedBy(ADAPTERS))
            .means("Each adapter’s equal part of what all instances cost in a month of 730 hours.");

    static final List<Estimate> STEPS = List.of(HOST_ROOM, STEP_GROWTH, OUTPUT_LOAD, LOAD_ROOM, EVEN_INSTANCES,
            DOWNLOAD_TIME, INSTANCE_MONTH);
    static final List<Estimate> ALL = List.of(ADAPTER_PARAMS, ADAPTER_BYTES, ALL_ADAPTERS_BYTES, RESIDENT_ADAPTERS,
            SWAP_IN_TIME, BASE_FLOPS_PER_TOKEN, LORA_FLOPS_PER_TOKEN, LORA_COMPUTE_SHARE, ADAPTERS_PER_INSTANCE,
            EXPECTED_DISTINCT, HOTTEST_INSTANCE_LOAD, DISTINCT_USED, ADAPTER_READ_BYTES, ADAPTER_READ_SHARE,
            DECODE_SLOWDOWN, TOKEN_TIME, INSTANCE_UTILISATION, RESIDENT_HIT_SHARE, SWAP_RATE, PCIE_UTILISATION,
            COLD_START_FROM_HOST, COLD_START_FROM_STORE, BASE_COST_PER_MILLION, COST_PER_MILLION,
            COST_PER_ADAPTER_MONTH);

    private LoraServiceEstimates() {}

    /** Inputs and outputs of the adapted matrices of a layer, added up: q and v, then k and o, then gate, up and down. */
    private static Expression widths() {
        Expression queryAndValue = HIDDEN_SIZE.plus(QUERY_WIDTH).plus(HIDDEN_SIZE.plus(KV_WIDTH));
        Expression keyAndOutput = HIDDEN_SIZE.plus(KV_WIDTH).plus(QUERY_WIDTH.plus(HIDDEN_SIZE));
        Expression feedForward = of(3).times(HIDDEN_SIZE.plus(FF_WIDTH));
        Expression attention = queryAndValue.plus(keyAndOutput);
        return TARGETS.when(ALL_LINEAR, attention.plus(feedForward)).when(ATTENTION, attention)
                .when(QUERY_VALUE, queryAndValue).ofAllOptions();
    }
}
