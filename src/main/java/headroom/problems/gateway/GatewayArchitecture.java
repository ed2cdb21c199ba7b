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
            Area.of("gateway", at(0, 1, 3, 2),
                    "{#gatewayReplicas} STATELESS GATEWAY REPLICAS · {gatewayUtilisation} busy", GATEWAY_FITS,
                    CONNECTIONS_FIT),
            Area.of("fleet", at(0, 3, 2, 1), "{#instances} INSTANCES · KV {kvInUse} in use", KV_FITS));

    private static final List<Part> PARTS = List.of(
            service("clients", at(0, 0), "Clients", "{requestRate}"),
            service("balancer", at(1, 0), "L4 load balancer", "{openConnections}"),
            note("hotPrefix", at(2, 0), "Hot prefix {hotPrefixShare}", "cap {hotPrefixCap}: {hotPrefixInstances}")
                    .markedBy(HOT_PREFIX),
            service("scheduler", at(0, 1), "Scheduler", "queue + missing KV"),
            store("index", at(1, 1), "Routing index", "{indexBytes} a replica").shownWhen(INDEX_INSIDE)
                    .markedBy(INDEX_FITS),
            store("canaryIndex", at(2, 1), "Canary index", "its caches only").shownWhen(CANARIES.and(INDEX_INSIDE)),
            service("breaker", at(0, 2), "Circuit breaker", "opens in {detectionTime}"),
            note("activeChecks", at(1, 2), "Active checks", "{#healthFailures} × {healthInterval}").shownWhen(CHECKS),
            note("passiveMarks", at(2, 2), "Passive marks", "after {passiveDetection}").shownWhen(MARKS),
            service("stable", at(0, 3), "{stableInstances}", "{instanceUtilisation} busy",
                    "{utilisationAfterLoss} after a loss").markedBy(CAPACITY, INSTANCE_LOSS, KV_FITS),
            service("canary", at(1, 3), "Canary {canaryShare}", "{canaryInstances}", "{canaryUtilisation} busy, cold")
                    .shownWhen(CANARIES).markedBy(CANARY),
            store("indexService", at(2, 3), "Index service", "2 × {indexBytes}").shownWhen(INDEX_OUTSIDE)
                    .markedBy(INDEX_FITS));

    private static final List<Link> LINKS = List.of(
            Link.of("arrivals", End.of("clients", RIGHT), End.of("balancer", LEFT))
                    .flowing(OPEN_CONNECTIONS, 1e2, 1e7),
            Link.of("streams", End.of("balancer", BOTTOM), End.of("gateway", TOP))
                    .flowing(OPEN_CONNECTIONS, 1e2, 1e7),
            Link.of("lookups", End.of("scheduler", RIGHT), End.of("index", LEFT)).flowing(LOOKUP_RATE, 1e3, 1e10)
                    .shownWhen(INDEX_INSIDE),
            Link.of("picks", End.of("scheduler", BOTTOM), End.of("breaker", TOP)),
            Link.of("requests", End.of("breaker", BOTTOM, 0.3), End.of("stable", TOP, 0.3)).labelled("requests"),
            Link.of("events", End.of("stable", TOP, 0.8), End.of("gateway", BOTTOM, 0.28))
                    .labelled("events {eventTraffic}").flowing(EVENT_TRAFFIC, 1e6, 1e11).shownWhen(INDEX_INSIDE),
            Link.of("canaries", End.of("gateway", BOTTOM, 0.4), End.of("canary", TOP, 0.25)).shownWhen(CANARIES),
            Link.of("probes", End.of("activeChecks", BOTTOM, 0.75), End.of("fleet", TOP, 0.9)).labelled("probes")
                    .dashes().shownWhen(CHECKS),
            Link.of("hop", End.of("gateway", BOTTOM, 0.84), End.of("indexService", TOP)).labelled("hop {hopTime}")
                    .flowing(LOOKUP_RATE, 1e3, 1e10).inBothDirections().shownWhen(INDEX_OUTSIDE),
            Link.of("eventsOut", End.of("fleet", RIGHT), End.of("indexService", LEFT)).labelled("events")
                    .flowing(EVENT_TRAFFIC, 1e6, 1e11).shownWhen(INDEX_OUTSIDE));

    /** The diagram of the gateway. */
    static final Diagram DIAGRAM =
            new Diagram(3, 4, new LiveText("index {indexPlacement}"), AREAS, PARTS, LINKS);

    private GatewayArchitecture() {}
}
