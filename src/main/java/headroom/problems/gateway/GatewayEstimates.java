package headroom.problems.gateway;

import static headroom.model.expression.Constant.named;
import static headroom.model.expression.Constant.of;
import static headroom.model.expression.Estimate.estimate;
import static headroom.model.expression.Estimate.step;
import static headroom.model.expression.Expression.ceil;
import static headroom.model.expression.Expression.floor;
import static headroom.model.expression.Expression.max;
import static headroom.model.expression.Expression.min;
import static headroom.problems.gateway.GatewayAssumptions.*;

import headroom.model.expression.Constant;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.Style;
import headroom.model.expression.Unit;
import java.util.List;

/** What follows from the assumptions: lookups, the index, failover, connections, cores, events, and the fleet's load. */
final class GatewayEstimates {

    private static final Constant SEPARATE_COPIES = named("copies of a separate index", 2, "");
    private static final Constant EVENTS_PER_BLOCK = named("events a new block, stored and evicted", 2, "");

    /** The mean load of one instance, which much of this page is measured against. */
    static final Estimate REQUESTS_PER_INSTANCE = step("requestsPerInstance", "Requests an instance receives",
            "req/s/instance", REQUEST_RATE.dividedBy(INSTANCES))
            .means("Requests a second that reach one instance when all share the traffic evenly.");

    // Look-ups

    static final Estimate BLOCKS_PER_REQUEST = estimate("blocksPerRequest", "Whole blocks in a prompt", "block/req",
            floor(PROMPT_TOKENS.dividedBy(BLOCK_TOKENS)))
            .means("Blocks of a mean prompt that can be found in a cache; a last part of a block cannot.");
    static final Estimate EFFECTIVE_HIT_RATE = estimate("effectiveHitRate", "Effective hit rate", "share",
            BLOCKS_PER_REQUEST.moreThan(0).then(PREFIX_HIT_RATE).otherwise(of(0)))
            .means("The hit rate as far as it can hold: a prompt without a whole block cannot hit.");
    static final Estimate PER_INSTANCE_LOOKUPS = estimate("perInstanceLookups", "Lookups asking every instance",
            "lookup/s", REQUEST_RATE.times(BLOCKS_PER_REQUEST).times(INSTANCES))
            .means("Index lookups a second if each prompt is looked up for each instance in turn.");
    static final Estimate PREFIX_TREE_LOOKUPS = estimate("prefixTreeLookups", "Lookups with one prefix tree",
            "lookup/s", REQUEST_RATE.times(BLOCKS_PER_REQUEST))
            .means("Index lookups a second with one tree, whose nodes name all instances that hold a block.");
    static final Estimate LOOKUP_RATE = estimate("lookupRate", "Prefix lookups", "lookup/s",
            LOOKUP.when(PREFIX_TREE, PREFIX_TREE_LOOKUPS).when(PER_INSTANCE, PER_INSTANCE_LOOKUPS).ofAllOptions())
            .means("Index lookups a second, all replicas together, in the chosen way.");
    static final Estimate LOOKUP_REDUCTION = estimate("lookupReduction", "Lookups saved", "×",
            BLOCKS_PER_REQUEST.moreThan(0).then(PER_INSTANCE_LOOKUPS.dividedBy(LOOKUP_RATE))
                    .otherwiseAbsent("a prompt has no whole block to look up"))
            .means("How many times fewer lookups the chosen way needs than asking every instance.");

    // The index

    static final Estimate INDEX_ENTRIES = estimate("indexEntries", "Index entries", "block",
            floor(INSTANCES.times(KV_TOKENS_PER_INSTANCE).dividedBy(BLOCK_TOKENS)))
            .means("Blocks in the index at most: every instance full, and no block on two of them.");
    static final Estimate INDEX_BYTES = estimate("indexBytes", "Index size", "B",
            INDEX_ENTRIES.times(INDEX_ENTRY_BYTES))
            .means("Memory of one copy of the index at most.")
            .printedAs(Style.BINARY_BYTES);
    /** Those that hold a copy of the index are those that subscribe to cache events. */
    static final Estimate INDEX_COPIES = step("indexCopies", "Copies of the index", "",
            INDEX_PLACEMENT.when(IN_GATEWAY, GATEWAY_REPLICAS).when(SEPARATE_SERVICE, SEPARATE_COPIES).ofAllOptions())
            .means("Copies of the index, each of which must hear all cache events.");

    // Failover

    static final Expression ACTIVE_DETECTION = HEALTH_INTERVAL.times(HEALTH_FAILURES);
    static final Estimate DETECTION_TIME = estimate("detectionTime", "Detection time", "s",
            DETECTION.when(ACTIVE, ACTIVE_DETECTION).when(PASSIVE, PASSIVE_DETECTION)
                    .when(BOTH, min(ACTIVE_DETECTION, PASSIVE_DETECTION)).ofAllOptions())
            .means("The time from an instance’s failure until it gets no more requests.");
    static final Estimate REQUESTS_TO_RETRY = estimate("requestsToRetry", "Requests to retry", "req",
            REQUESTS_PER_INSTANCE.times(DETECTION_TIME))
            .means("Requests sent to a dead instance before it is removed; each must be sent again elsewhere.");
    static final Estimate REQUESTS_INTERRUPTED = estimate("requestsInterrupted", "Streams cut", "req",
            REQUESTS_PER_INSTANCE.times(RESPONSE_TIME))
            .means("Answers that were streaming from the instance when it died, by Little’s law.");

    // Connections and cores

    static final Estimate OPEN_CONNECTIONS = estimate("openConnections", "Open connections", "connection",
            REQUEST_RATE.times(RESPONSE_TIME))
            .means("Answers that stream at any moment of the peak, by Little’s law, each over a connection of its own.");
    static final Estimate CONNECTIONS_PER_REPLICA = estimate("connectionsPerReplica", "Connections per replica",
            "connection/replica", OPEN_CONNECTIONS.dividedBy(GATEWAY_REPLICAS))
            .means("Connections that one gateway replica holds open.")
            .printedAs(Style.NEEDED);
    static final Estimate CONNECTION_MEMORY_PER_REPLICA = estimate("connectionMemoryPerReplica",
            "Connection memory per replica", "B/replica", CONNECTIONS_PER_REPLICA.times(CONNECTION_MEMORY))
            .means("Memory that the open connections take on one replica.");
    static final Estimate ROUTING_CORES = estimate("routingCores", "Cores for routing", "core",
            REQUEST_RATE.dividedBy(DECISIONS_PER_CORE).plus(LOOKUP_RATE.times(LOOKUP_TIME)))
            .means("Cores that all replicas together spend on choosing instances, index lookups included.")
            .printedAs(Style.NUMBER);
    static final Estimate STREAM_CORES = estimate("streamCores", "Cores for streaming", "core",
            REQUEST_RATE.times(OUTPUT_TOKENS).dividedBy(STREAM_EVENTS_PER_CORE)
                    .bridgedTo(Unit.of("core"), "one stream event per token"))
            .means("Cores that all replicas together spend on passing the tokens of answers on.")
            .printedAs(Style.NUMBER);
    static final Estimate GATEWAY_CORES = step("gatewayCores", "Gateway cores", "core",
            GATEWAY_REPLICAS.times(CORES_PER_REPLICA))
            .means("Cores of all replicas together.");
    static final Estimate GATEWAY_UTILISATION = estimate("gatewayUtilisation", "Gateway utilisation", "share",
            ROUTING_CORES.plus(STREAM_CORES).dividedBy(GATEWAY_CORES))
            .means("The share of the gateway’s cores that the peak keeps busy.");

    static final Estimate INDEX_MEMORY_PER_REPLICA = estimate("indexMemoryPerReplica", "Index memory per replica",
            "B/replica",
            INDEX_PLACEMENT.when(IN_GATEWAY, INDEX_BYTES).when(SEPARATE_SERVICE, of(0, "B")).ofAllOptions())
            .means("Memory that the index takes on one gateway replica; none when it is a service of its own.")
            .printedAs(Style.BINARY_BYTES);
    static final Estimate INDEX_MEMORY_TOTAL = estimate("indexMemoryTotal", "Index memory in total", "B",
            INDEX_COPIES.times(INDEX_BYTES))
            .means("Memory of all copies of the index.")
            .printedAs(Style.BINARY_BYTES);

    // Cache events

    /** What fills an instance's cache: the computed part of prompts, and answers. */
    static final Estimate NEW_TOKENS_PER_REQUEST = step("newTokensPerRequest", "New tokens a request", "tok/req",
            PROMPT_TOKENS.times(EFFECTIVE_HIT_RATE.complement()).plus(OUTPUT_TOKENS))
            .means("Tokens that a mean request adds to its instance’s cache.");
    static final Estimate EVENT_RATE = estimate("eventRate", "Cache events", "event/s",
            EVENTS_PER_BLOCK.times(REQUEST_RATE).times(NEW_TOKENS_PER_REQUEST).dividedBy(BLOCK_TOKENS))
            .means("Messages a second in which instances say that they stored or evicted a block.")
            .printedAs(Style.NUMBER);
    static final Estimate EVENT_TRAFFIC = estimate("eventTraffic", "Cache event traffic", "B/s",
            EVENT_RATE.times(EVENT_BYTES).times(INDEX_COPIES))
            .means("Bytes a second that bring these events to every copy of the index.");
    private static final Expression HOP_TO_INDEX =
            INDEX_PLACEMENT.when(IN_GATEWAY, of(0, "s")).when(SEPARATE_SERVICE, HOP_TIME).ofAllOptions();
    static final Estimate ROUTING_LATENCY = estimate("routingLatency", "Index time of a decision", "s",
            BLOCKS_PER_REQUEST
                    .times(LOOKUP.when(PREFIX_TREE, of(1)).when(PER_INSTANCE, INSTANCES).ofAllOptions())
                    .times(LOOKUP_TIME).plus(HOP_TO_INDEX))
            .means("What asking the index adds to the time of one request.");
    static final Estimate CACHE_LIFETIME = estimate("cacheLifetime", "Cache lifetime", "s",
            KV_TOKENS_PER_INSTANCE.dividedBy(REQUESTS_PER_INSTANCE.times(NEW_TOKENS_PER_REQUEST)))
            .means("How long a block stays on an instance until new ones have pushed it out.");
    static final Estimate STALE_SHARE = estimate("staleShare", "Stale decisions", "share",
            min(of(1), EVENT_DELAY.plus(HOP_TO_INDEX).dividedBy(CACHE_LIFETIME)))
            .means("Decisions made on a block that is already gone. Replicas that ask one separate index agree with each "
                    + "other, but no index is ahead of its events.");
    static final Estimate STALE_PREFILL_LOAD = estimate("stalePrefillLoad", "Prefill from stale decisions", "tok/s",
            STALE_SHARE.times(REQUEST_RATE).times(EFFECTIVE_HIT_RATE).times(PROMPT_TOKENS))
            .means("Extra tokens a second to prefill because a prefix was gone when the request arrived.");

    // The hottest prefix

    static final Estimate HOT_PREFIX_RATE = estimate("hotPrefixRate", "Requests of the hottest prefix", "req/s",
            REQUEST_RATE.times(HOT_PREFIX_SHARE))
            .means("Requests a second that begin with the single most popular prefix.");
    static final Estimate HOT_PREFIX_OVERLOAD = estimate("hotPrefixOverload", "Hot prefix overload", "×",
            HOT_PREFIX_RATE.dividedBy(REQUESTS_PER_INSTANCE))
            .means("How many times the mean load one instance would get if it took all of them.");
    static final Estimate HOT_PREFIX_INSTANCES = estimate("hotPrefixInstances", "Instances for the hottest prefix",
            "instance", ceil(HOT_PREFIX_RATE.dividedBy(HOT_PREFIX_CAP.times(REQUESTS_PER_INSTANCE))))
            .means("Instances that must share the hottest prefix so that none passes the cap.");

    // The fleet

    static final Estimate INSTANCE_UTILISATION = estimate("instanceUtilisation", "Instance utilisation", "share",
            REQUESTS_PER_INSTANCE.times(PROMPT_TOKENS).times(EFFECTIVE_HIT_RATE.complement())
                    .dividedBy(INSTANCE_PREFILL_RATE))
            .means("The share of an instance’s prefill rate that the peak takes.");
    /** The dead instance's cache is gone too, so its share of the hits is computed anew. */
    static final Estimate UTILISATION_AFTER_LOSS = estimate("utilisationAfterLoss", "Utilisation after a loss",
            "share",
            INSTANCE_UTILISATION.times(INSTANCES).dividedBy(INSTANCES.minus(1))
                    .times(of(1).plus(EFFECTIVE_HIT_RATE
                            .dividedBy(EFFECTIVE_HIT_RATE.complement().times(INSTANCES)))))
            .means("The same with one instance gone: the others take its requests, and recompute what only it had cached.");
    static final Estimate HOTTEST_INSTANCE_UTILISATION = estimate("hottestInstanceUtilisation",
            "Hottest instance’s utilisation", "share",
            INSTANCE_UTILISATION.times(max(of(1), min(HOT_PREFIX_CAP, HOT_PREFIX_OVERLOAD))))
            .means("The prefill load of an instance that serves the hottest prefix up to the cap.");
    static final Estimate KV_IN_USE = estimate("kvInUse", "KV memory in use", "share",
            REQUESTS_PER_INSTANCE.times(RESPONSE_TIME).times(PROMPT_TOKENS.plus(OUTPUT_TOKENS.dividedBy(2)))
                    .dividedBy(KV_TOKENS_PER_INSTANCE))
            .means("The share of an instance’s KV memory that running requests hold; the rest can keep prefixes.");

    // The canary group

    static final Estimate CANARY_INSTANCES = estimate("canaryInstances", "Canary instances", "instance",
            ceil(INSTANCES.times(CANARY_SHARE)))
            .means("Instances that run the new version.");
    static final Estimate CANARY_PREFILL_LOAD = estimate("canaryPrefillLoad", "Prefill from a cold canary", "tok/s",
            REQUEST_RATE.times(CANARY_SHARE).times(EFFECTIVE_HIT_RATE).times(PROMPT_TOKENS))
            .means("Extra tokens a second to prefill while the new version’s cache is still empty.");
    static final Estimate CANARY_UTILISATION = estimate("canaryUtilisation", "Canary utilisation", "share",
            CANARY_INSTANCES.moreThan(0)
                    .then(REQUEST_RATE.times(CANARY_SHARE).times(PROMPT_TOKENS)
                            .dividedBy(CANARY_INSTANCES.times(INSTANCE_PREFILL_RATE)))
                    .otherwiseAbsent("no instance runs the new version"))
            .means("The prefill load of a canary instance while its cache is cold and every prompt is computed in full.");

    static final List<Estimate> ALL = List.of(BLOCKS_PER_REQUEST, EFFECTIVE_HIT_RATE, PER_INSTANCE_LOOKUPS,
            PREFIX_TREE_LOOKUPS, LOOKUP_RATE, LOOKUP_REDUCTION, INDEX_ENTRIES, INDEX_BYTES, DETECTION_TIME,
            REQUESTS_TO_RETRY, REQUESTS_INTERRUPTED, OPEN_CONNECTIONS, CONNECTIONS_PER_REPLICA,
            CONNECTION_MEMORY_PER_REPLICA, ROUTING_CORES, STREAM_CORES, GATEWAY_UTILISATION, INDEX_MEMORY_PER_REPLICA,
            INDEX_MEMORY_TOTAL, EVENT_RATE, EVENT_TRAFFIC, ROUTING_LATENCY, CACHE_LIFETIME, STALE_SHARE,
            STALE_PREFILL_LOAD, HOT_PREFIX_RATE, HOT_PREFIX_OVERLOAD, HOT_PREFIX_INSTANCES, INSTANCE_UTILISATION,
            UTILISATION_AFTER_LOSS, HOTTEST_INSTANCE_UTILISATION, KV_IN_USE, CANARY_INSTANCES, CANARY_PREFILL_LOAD,
            CANARY_UTILISATION);

    private GatewayEstimates() {}
}
