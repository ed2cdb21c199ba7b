package headroom.problems.lora;

import static headroom.model.Diagram.Cells.at;
import static headroom.model.Diagram.Part.service;
import static headroom.model.Diagram.Part.store;
import static headroom.model.Diagram.Side.BOTTOM;
import static headroom.model.Diagram.Side.LEFT;
import static headroom.model.Diagram.Side.RIGHT;
import static headroom.model.Diagram.Side.TOP;
import static headroom.problems.lora.LoraServiceAssumptions.*;
import static headroom.problems.lora.LoraServiceChecks.*;
import static headroom.problems.lora.LoraServiceEstimates.*;

import headroom.model.Diagram;
import headroom.model.Diagram.Area;
import headroom.model.Diagram.End;
import headroom.model.Diagram.Link;
import headroom.model.Diagram.Part;
import headroom.model.Diagram.Step;
import headroom.model.LiveText;
import java.util.List;

/** The service as a drawing: requests come down from the router, adapters come up from where they are kept. */
final class LoraServiceArchitecture {

    private static final List<Area> AREAS = List.of(
            Area.of("router", at(1, 0, 2, 1), "ROUTER · limits per tenant"),
            Area.of("instances", at(0, 1, 2, 2), "{#instances} INSTANCES · busiest {instanceUtilisation}", CAPACITY));

    private static final List<Part> PARTS = List.of(
            service("clients", at(0, 0), "Clients", "{requestRate}"),
            service("affinity", at(1, 0), "Adapter affinity", "busiest at {hottestInstanceLoad}")
                    .shownWhen(ROUTING.is(AFFINITY)).markedBy(CAPACITY),
            service("random", at(2, 0), "Random", "all see {#adapters}").shownWhen(ROUTING.is(RANDOM)),
            service("batch", at(0, 1, 2, 1), "Mixed batch of {#batch} requests", "segmented GEMM, {distinctUsed}",
                    "reads {adapterReadBytes} a step: {decodeSlowdown} its time").markedBy(SLOWDOWN),
            store("pool", at(0, 2), "Paged pool", "{residentAdapters}", "and KV cache")
                    .markedBy(BATCH_RESIDENT, SWAP_BANDWIDTH),
            service("base", at(1, 2), "Base weights", "{baseWeights}", "shared by all"),
            service("coldStart", at(2, 1), "Cold-start instance", "first requests while", "the home loads"),
            service("metering", at(2, 2), "Metering", "tokens per tenant", "{costPerAdapterMonth} each"),
            store("host", at(0, 3), "Host memory", "all {allAdaptersBytes}", "room {hostRoom}").markedBy(HOST_FITS),
            store("disk", at(1, 3), "Local disk", "a copy that", "survives restarts"),
            store("objects", at(2, 3), "Object storage", "every version", "{coldStartFromStore} away"));

    private static final List<Link> LINKS = List.of(
            Link.of("requests", End.of("clients", RIGHT), End.of("router", LEFT)).flowing(OUTPUT_LOAD, 1e3, 1e7),
            Link.of("routed", End.of("router", BOTTOM, 0.25), End.of("instances", TOP))
                    .flowing(OUTPUT_LOAD, 1e3, 1e7),
            Link.of("cold", End.of("router", BOTTOM), End.of("coldStart", TOP)).labelled("cold").dashes(),
            Link.of("usage", End.of("instances", RIGHT), End.of("metering", LEFT)),
            Link.of("swaps", End.of("host", TOP), End.of("instances", BOTTOM)).labelled("{swapRate}")
                    .flowing(SWAP_RATE, 0.01, 1e3).inBothDirections(),
            Link.of("restores", End.of("host", RIGHT), End.of("disk", LEFT)).inBothDirections(),
            Link.of("downloads", End.of("disk", RIGHT), End.of("objects", LEFT)).inBothDirections());

    /** What a request goes through. */
    private static final List<Step> PATH = List.of(
            Step.at("requests", "A request names its adapter, one of {#adapters}"),
            Step.at("affinity", "It goes to the home of its adapter"),
            Step.at("random", "It goes to any instance"),
            Step.at("routed", "One of {#instances} instances takes it"),
            Step.at("pool", "{residentHitShare} of requests find the adapter on the GPU"),
            Step.at("swaps", "The others fetch it from host memory: {coldStartFromHost}"),
            Step.at("base", "All requests of a step share the base weights"),
            Step.at("batch", "Each adds its own adapter, {distinctUsed} in a batch"),
            Step.at("usage", "Its tokens are counted for the tenant"));

    /** The diagram of the service. */
    static final Diagram DIAGRAM =
            new Diagram(3, 4, new LiveText("{routing} · adapters on {targets}"), AREAS, PARTS, LINKS, PATH);

    private LoraServiceArchitecture() {}
}
