package headroom.problems.gateway;

import headroom.model.Headline;
import headroom.model.Problem;
import java.util.List;

/** A cache-aware gateway with global scheduling. */
public final class Gateway {

    private Gateway() {}

    /** The problem, put together. */
    public static Problem problem() {
        return Problem.of("gateway", "Gateway", "A cache-aware gateway with global scheduling",
                "200 inference instances serve 5,000 requests a second. Put a gateway in front of them that sends each request to "
                        + "where its prefix is cached, keeps the load even, survives failures and brings in new versions step by step.")
                .assumptions(GatewayAssumptions.ALL).choices(GatewayAssumptions.CHOICES)
                .estimates(GatewayEstimates.ALL).steps(GatewayRemedies.STEPS).checks(GatewayChecks.ALL)
                .charts(GatewayCharts.ALL)
                .headlines(List.of(
                        Headline.of(GatewayEstimates.LOOKUP_RATE, "Prefix lookups", "{lookup}"),
                        Headline.of(GatewayEstimates.INDEX_BYTES, "Index size", "{indexEntries}"),
                        Headline.of(GatewayEstimates.REQUESTS_TO_RETRY, "To retry on a loss",
                                "found in {detectionTime}"),
                        Headline.of(GatewayEstimates.INSTANCE_UTILISATION, "Instance load",
                                "{utilisationAfterLoss} after a loss"),
                        Headline.of(GatewayEstimates.OPEN_CONNECTIONS, "Open connections",
                                "{#connectionsPerReplica} a replica")))
                .drawnAs(GatewayArchitecture.DIAGRAM);
    }
}
