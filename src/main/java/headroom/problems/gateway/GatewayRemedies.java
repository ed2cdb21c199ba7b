package headroom.problems.gateway;

import static headroom.model.expression.Constant.of;
import static headroom.model.expression.Estimate.step;
import static headroom.model.expression.Expression.ceil;
import static headroom.model.expression.Expression.floor;
import static headroom.model.expression.Expression.max;
import static headroom.problems.gateway.GatewayAssumptions.*;
import static headroom.problems.gateway.GatewayEstimates.*;

import headroom.model.expression.Estimate;
import headroom.model.expression.Style;
import headroom.model.expression.Unit;
import java.util.List;

/** What would help where a check fails, and what charts and texts mention besides the estimates: never in the list. */
final class GatewayRemedies {

    /** Instances that prefill keeps busy, before they are whole. */
    private static final Estimate BUSY_INSTANCES = step("busyInstances", "Instances kept busy", "instance",
            INSTANCE_UTILISATION.times(INSTANCES))
            .means("Instances that prefill at peak would keep fully busy.")
            .printedAs(Style.NEEDED);
    static final Estimate INSTANCES_FOR_PREFILL = step("instancesForPrefill", "Instances that prefill needs",
            "instance", ceil(BUSY_INSTANCES))
            .means("Instances that compute the peak’s prompts without one to spare.");
    /** With N busy and k = hit ÷ miss, N·(1 + k/n) ≤ n − 1 holds for n = N + k + 1, since N ≤ n. */
    static final Estimate INSTANCES_TO_SURVIVE_LOSS = step("instancesToSurviveLoss", "Instances that survive a loss",
            "instance",
            ceil(BUSY_INSTANCES.plus(EFFECTIVE_HIT_RATE.dividedBy(EFFECTIVE_HIT_RATE.complement()))
                    .plus(of(1))))
            .means("Instances that are enough for the peak even with one of them gone and its cache lost.");
    static final Estimate INSTANCES_FOR_KV = step("instancesForKv", "Instances that KV memory needs", "instance",
            ceil(KV_IN_USE.times(INSTANCES)))
            .means("Instances whose KV memory holds all running requests.");
    static final Estimate INDEX_BUDGET = step("indexBudget", "Index memory budget", "B", INDEX_MEMORY_BUDGET)
            .means("The budget in binary units, as the index size is printed.")
            .printedAs(Style.BINARY_BYTES);
    static final Estimate REPLICAS_FOR_CORES = step("replicasForCores", "Replicas that the cores need", "replica",
            ceil(ROUTING_CORES.plus(STREAM_CORES).dividedBy(CORES_PER_REPLICA)))
            .means("Gateway replicas whose cores carry routing and streaming.");
    static final Estimate REPLICAS_FOR_CONNECTIONS = step("replicasForConnections",
            "Replicas that the connections need", "replica",
            ceil(OPEN_CONNECTIONS.dividedBy(CONNECTION_LIMIT)))
            .means("Gateway replicas that hold all open connections within their limit.");
    static final Estimate BEARABLE_CAP = step("bearableCap", "Highest bearable cap", "×",
            of(1).dividedBy(INSTANCE_UTILISATION))
            .means("The cap at which an instance with the hottest prefix is just fully busy.")
            .printedAs(Style.FITTING);
    /** A share that small has one instance to itself, and a hundredth of a percent is what can be set. */
    static final Estimate CANARY_PERCENT_WHILE_COLD = step("canaryPercentWhileCold", "Canary traffic while cold",
            "", floor(INSTANCE_PREFILL_RATE.dividedBy(REQUEST_RATE.times(PROMPT_TOKENS)).times(10_000)
                    .bridgedTo(Unit.NONE, "the load of one instance")).dividedBy(100))
            .means("The percentage of traffic that a single canary instance can carry with an empty cache.");
    static final Estimate INSTANCES_WHILE_COLD = step("instancesWhileCold", "Instances while cold", "instance",
            ceil(REQUEST_RATE.times(PROMPT_TOKENS).dividedBy(INSTANCE_PREFILL_RATE)))
            .means("Instances of which any part could carry its part of the traffic with an empty cache.");

    static final Estimate CONNECTIONS_ALLOWED = step("connectionsAllowed", "Connections allowed", "connection",
            CONNECTION_LIMIT.times(GATEWAY_REPLICAS))
            .means("Connections that all replicas together may hold.");
    static final Estimate CONNECTION_MEMORY_TOTAL = step("connectionMemoryTotal", "Connection memory", "B",
            OPEN_CONNECTIONS.times(CONNECTION_MEMORY))
            .means("Memory that the open connections take on all replicas together.");
    static final Estimate UNCAPPED_UTILISATION = step("uncappedUtilisation", "Hottest instance without a cap",
            "share", INSTANCE_UTILISATION.times(max(of(1), HOT_PREFIX_OVERLOAD)))
            .means("The prefill load of one instance that takes all requests of the hottest prefix.");
    static final Estimate STABLE_INSTANCES = step("stableInstances", "Instances on the old version", "instance",
            INSTANCES.minus(CANARY_INSTANCES))
            .means("Instances that do not run the new version.");

    static final List<Estimate> STEPS = List.of(REQUESTS_PER_INSTANCE, INDEX_COPIES, GATEWAY_CORES, BUSY_INSTANCES,
            INSTANCES_FOR_PREFILL, INSTANCES_TO_SURVIVE_LOSS, INSTANCES_FOR_KV, INDEX_BUDGET, REPLICAS_FOR_CORES,
            REPLICAS_FOR_CONNECTIONS, BEARABLE_CAP, CANARY_PERCENT_WHILE_COLD, INSTANCES_WHILE_COLD,
            CONNECTIONS_ALLOWED, CONNECTION_MEMORY_TOTAL, UNCAPPED_UTILISATION, STABLE_INSTANCES);

    private GatewayRemedies() {}
}
