package headroom.problems.gateway;

import static headroom.model.Check.atMost;
import static headroom.model.expression.Constant.of;
import static headroom.problems.gateway.GatewayAssumptions.*;
import static headroom.problems.gateway.GatewayEstimates.*;

import headroom.model.Check;
import java.util.List;

/** The limits that the gateway and the fleet behind it must keep. */
final class GatewayChecks {

    static final Check CAPACITY = atMost("capacity", "Prefill capacity", INSTANCE_UTILISATION, of(1))
            .means("The instances can compute the prompts of the peak.")
            .failing(
                    "Prompts keep each of {#instances} instances {instanceUtilisation} busy, so queues grow without end. "
                            + "{instancesForPrefill} would be just enough, or a higher hit rate.");
    static final Check INSTANCE_LOSS = atMost("instanceLoss", "Lose an instance", UTILISATION_AFTER_LOSS, of(1))
            .means("The peak is still served when one instance is gone and its cache with it.")
            .failing(
                    "With one of {#instances} instances gone the others are {utilisationAfterLoss} busy: they take its "
                            + "requests and recompute what only it had cached. {instancesToSurviveLoss} would be enough.");
    static final Check KV_FITS = atMost("kvFits", "KV memory", KV_IN_USE, of(1))
            .means("The running requests fit into the KV memory of the instances.")
            .failing(
                    "{#requestsInterrupted} requests run on an instance at the same time and would take {kvInUse} of its "
                            + "KV memory. {instancesForKv} would hold them; shorter prompts or more memory each help as well.");
    static final Check INDEX_FITS = atMost("indexFits", "Index memory", INDEX_BYTES, INDEX_MEMORY_BUDGET)
            .means("One copy of the index fits into its memory budget, wherever it lives.")
            .failing(
                    "The index of {#indexEntries} blocks takes {indexBytes}, more than the {indexBudget} set aside. Blocks "
                            + "of twice the size would bring it to {indexBytes | blockTokens * 2}.");
    static final Check GATEWAY_FITS = atMost("gatewayFits", "Gateway cores", GATEWAY_UTILISATION, of(1))
            .means("The cores of the gateway keep up with routing and streaming.")
            .failingWhen(LOOKUP.is(PER_INSTANCE).and(ROUTING_CORES.moreThan(STREAM_CORES)),
                    "Asking every instance takes {routingCores} for routing; with streaming the {gatewayCores} are "
                            + "{gatewayUtilisation} busy. One global prefix tree would need {routingCores | lookup = prefixTree}.")
            .failing(
                    "Routing takes {routingCores} and streaming {streamCores}, {gatewayUtilisation} of what the replicas "
                            + "have. {replicasForCores} would carry both.");
    static final Check CONNECTIONS_FIT = atMost("connectionsFit", "Connections", CONNECTIONS_PER_REPLICA,
            CONNECTION_LIMIT)
            .means("Every replica stays below its limit of open connections.")
            .failing(
                    "Each replica would hold {#connectionsPerReplica} connections, but its limit is {#connectionLimit}. "
                            + "{replicasForConnections} would hold them all.");
    static final Check HOT_PREFIX = atMost("hotPrefix", "Hot prefix", HOTTEST_INSTANCE_UTILISATION, of(1))
            .means("An instance that serves the most popular prefix is not overloaded by it.")
            .failingWhen(INSTANCE_UTILISATION.moreThan(1),
                    "Instances are {instanceUtilisation} busy before the most popular prefix is counted, "
                            + "{hottestInstanceUtilisation} with it. More instances come first: {instancesForPrefill} at least.")
            .failing(
                    "An instance that serves the most popular prefix is {hottestInstanceUtilisation} busy. A cap of at "
                            + "most {bearableCap} the mean load would spread it over enough instances.");
    static final Check CANARY = atMost("canary", "Canary", CANARY_UTILISATION, of(1))
            .means("The instances of a new version keep up while their cache is still cold.")
            .failing(
                    "While cold, the canary group of {canaryInstances} is {canaryUtilisation} busy with {canaryShare} of the "
                            + "traffic. One instance keeps up with at most {canaryPercentWhileCold} %; a fleet of "
                            + "{instancesWhileCold} with any share.")
            .onlyWhere(CANARY_INSTANCES.moreThan(0));

    static final List<Check> ALL = List.of(CAPACITY, INSTANCE_LOSS, KV_FITS, INDEX_FITS, GATEWAY_FITS, CONNECTIONS_FIT,
            HOT_PREFIX, CANARY);

    private GatewayChecks() {}
}
