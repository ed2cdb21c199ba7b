package headroom.problems.gateway;

import static headroom.model.Diagram.Cells.at;
import static headroom.model.Diagram.Part.note;
import static headroom.model.Diagram.Part.service;
import static headroom.model.Diagram.Part.store;
import static headroom.model.Diagram.Side.BOTTOM;
import static headroom.model.Diagram.Side.LEFT;
import static headroom.model.Diagram.Side.RIGHT;
import static headroom.model.Diagram.Side.TOP;
import static headroom.problems.gateway.GatewayAssumptions.*;
import static headroom.problems.gateway.GatewayChecks.*;
import static headroom.problems.gateway.GatewayEstimates.*;

import headroom.model.Diagram;
import headroom.model.Diagram.Area;
import headroom.model.Diagram.End;
import headroom.model.Diagram.Link;
import headroom.model.Diagram.Part;
import headroom.model.Diagram.Step;
import headroom.model.LiveText;
import headroom.model.expression.Condition;
import java.util.List;

/** The gateway as a drawing: requests run down from clients to instances, cache events run up to the index. */
final class GatewayArchitecture {

    private static final Condition INDEX_INSIDE = INDEX_PLACEMENT.is(IN_GATEWAY);
    private static final Condition INDEX_OUTSIDE = INDEX_PLACEMENT.is(SEPARATE_SERVICE);
    private static final Condition CHECKS = DETECTION.is(PASSIVE).not();
    private static final Condition MARKS = DETECTION.is(ACTIVE).not();
    private static final Condition CANARIES = CANARY_INSTANCES.moreThan(0);

    private static final List<Area> AREAS = List.of(
            Area.of("gateway", at(0, 1, 2, 3), "{#gatewayReplicas} STATELESS GATEWAYS · {gatewayUtilisation} busy",
                    GATEWAY_FITS, CONNECTIONS_FIT),
            Area.of("canaryGroup", at(2, 1, 1, 2), "CANARY {canaryShare}").shownWhen(CANARIES));

    private static final List<Part> PARTS = List.of(
            service("clients", at(0, 0), "Clients", "{requestRate}"),
            service("balancer", at(1, 0), "L4 load balancer", "{openConnections}"),
            note("hotPrefix", at(2, 0), "Hot prefix {hotPrefixShare}", "on {hotPrefixInstances}")
                    .markedBy(HOT_PREFIX),
            service("scheduler", at(0, 1), "Scheduler", "queue + prefill"),
            store("index", at(1, 1), "Routing index", "{indexBytes} a replica").shownWhen(INDEX_INSIDE)
                    .markedBy(INDEX_FITS),
            service("breaker", at(0, 2, 1, 2), "Circuit breaker", "opens in {detectionTime}",
                    "{#requestsToRetry} to retry"),
            note("activeChecks", at(1, 2), "Active checks", "{#healthFailures} × {healthInterval}").shownWhen(CHECKS),
            note("passiveMarks", at(1, 3), "Passive marks", "after {passiveDetection}").shownWhen(MARKS),
            store("canaryIndex", at(2, 1), "Own index", "of its caches").shownWhen(CANARIES),
            service("canary", at(2, 2), "{canaryInstances}", "{canaryUtilisation} busy").shownWhen(CANARIES)
                    .markedBy(CANARY),
            service("stable", at(0, 4, 2, 1), "{stableInstances}",
                    "{instanceUtilisation} busy · {utilisationAfterLoss} after a loss", "KV memory {kvInUse} in use")
                    .markedBy(CAPACITY, INSTANCE_LOSS, KV_FITS),
            store("indexService", at(2, 4), "Index service", "2 × {indexBytes}").shownWhen(INDEX_OUTSIDE)
                    .markedBy(INDEX_FITS));

    private static final List<Link> LINKS = List.of(
            Link.of("arrivals", End.of("clients", RIGHT), End.of("balancer", LEFT))
                    .flowing(OPEN_CONNECTIONS, 1e2, 1e7),
            Link.of("streams", End.of("balancer", BOTTOM), End.of("gateway", TOP))
                    .flowing(OPEN_CONNECTIONS, 1e2, 1e7),
            Link.of("lookups", End.of("scheduler", RIGHT), End.of("index", LEFT)).flowing(LOOKUP_RATE, 1e3, 1e10)
                    .shownWhen(INDEX_INSIDE),
            Link.of("picks", End.of("scheduler", BOTTOM), End.of("breaker", TOP)),
            Link.of("failedChecks", End.of("activeChecks", LEFT), End.of("breaker", RIGHT)).shownWhen(CHECKS),
            Link.of("failedRequests", End.of("passiveMarks", LEFT), End.of("breaker", RIGHT)).shownWhen(MARKS),
            Link.of("canaries", End.of("gateway", RIGHT), End.of("canary", LEFT)).labelled("new version")
                    .shownWhen(CANARIES),
            Link.of("canaryEvents", End.of("canary", TOP), End.of("canaryIndex", BOTTOM)).shownWhen(CANARIES),
            Link.of("requests", End.of("breaker", BOTTOM), End.of("stable", TOP)).labelled("requests"),
            Link.of("events", End.of("stable", TOP), End.of("gateway", BOTTOM))
                    .labelled("events {eventTraffic}").flowing(EVENT_TRAFFIC, 1e6, 1e11).shownWhen(INDEX_INSIDE),
            Link.of("probes", End.of("gateway", BOTTOM, 0.92), End.of("stable", TOP, 0.92)).labelled("probes")
                    .dashes().shownWhen(CHECKS),
            Link.of("hop", End.of("gateway", RIGHT, 0.88), End.of("indexService", TOP)).labelled("hop {hopTime}")
                    .flowing(LOOKUP_RATE, 1e3, 1e10).inBothDirections().shownWhen(INDEX_OUTSIDE),
            Link.of("eventsOut", End.of("stable", RIGHT), End.of("indexService", LEFT)).labelled("events")
                    .flowing(EVENT_TRAFFIC, 1e6, 1e11).shownWhen(INDEX_OUTSIDE));

    /** What a request goes through. */
    private static final List<Step> PATH = List.of(
            Step.at("arrivals", "A request arrives, one of {requestRate}"),
            Step.at("balancer", "A balancer spreads {openConnections}"),
            Step.at("streams", "Any of the gateways takes the stream"),
            Step.at("scheduler", "It weighs each instance’s queue and prefill"),
            Step.at("lookups", "Where is the prefix? The index is at hand"),
            Step.at("hop", "Where is the prefix? The answer takes {hopTime}"),
            Step.at("picks", "The cheapest instance is picked"),
            Step.at("breaker", "Unless it has failed, known after {detectionTime}"),
            Step.at("requests", "The request goes to the instance"),
            Step.at("stable", "Prefill of what is not cached, then tokens"),
            Step.at("events", "The instance tells the index what it now caches"),
            Step.at("eventsOut", "The instance tells the index what it caches"));

    /** The diagram of the gateway. */
    static final Diagram DIAGRAM =
            new Diagram(3, 5, new LiveText("index {indexPlacement}"), AREAS, PARTS, LINKS, PATH);

    private GatewayArchitecture() {}
}
