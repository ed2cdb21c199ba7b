package headroom.problems.kvpool;

import static headroom.model.Diagram.Part.note;
import static headroom.model.Diagram.Part.service;
import static headroom.model.Diagram.Part.store;
import static headroom.model.Diagram.Side.BOTTOM;
import static headroom.model.Diagram.Side.LEFT;
import static headroom.model.Diagram.Side.RIGHT;
import static headroom.model.Diagram.Side.TOP;
import static headroom.problems.kvpool.KvPoolAssumptions.HAS_MEMORY;
import static headroom.problems.kvpool.KvPoolAssumptions.HAS_SSD;
import static headroom.problems.kvpool.KvPoolAssumptions.LIVE_VERSIONS;
import static headroom.problems.kvpool.KvPoolAssumptions.WRITE_BACK;
import static headroom.problems.kvpool.KvPoolAssumptions.WRITE_POLICY;
import static headroom.problems.kvpool.KvPoolChecks.*;
import static headroom.problems.kvpool.KvPoolEstimates.MEMORY_READ_LOAD;
import static headroom.problems.kvpool.KvPoolEstimates.SSD_READ_LOAD;
import static headroom.problems.kvpool.KvPoolEstimates.WRITE_LOAD;

import headroom.model.Diagram;
import headroom.model.Diagram.Area;
import headroom.model.Diagram.Cells;
import headroom.model.Diagram.End;
import headroom.model.Diagram.Link;
import headroom.model.Diagram.Part;
import headroom.model.Diagram.Step;
import headroom.model.LiveText;
import headroom.model.expression.Condition;
import java.util.List;

/** The pool as a drawing: turns come in at the top, the tiers lie below each other, the slower the lower. */
final class KvPoolArchitecture {

    private static final Condition ON_EVICTION = WRITE_POLICY.is(WRITE_BACK);
    private static final Condition TWO_VERSIONS = LIVE_VERSIONS.moreThan(1);

    private static final List<Area> AREAS = List.of(
            Area.of("instances", Cells.at(0, 2, 8, 2), "INSTANCES {#nodes} × {#gpusPerNode} GPUs"));

    private static final List<Part> PARTS = List.of(
            service("sessions", Cells.at(0, 0, 3, 1), "Sessions", "{turnRate}", "{sessionKv} each"),
            service("router", Cells.at(4, 0, 5, 1), "Router", "prefers who holds the prefix", "and is not too busy"),
            store("gpuKv", Cells.at(0, 3, 4, 1), "GPU KV cache", "{gpuSessions}", "for {gpuRetention}",
                    "{gpuHitShare} of turns", "+ local memory cache"),
            service("prefill", Cells.at(4, 3, 4, 1), "Prefill on a miss", "{missShare} of turns",
                    "{recomputeTime} each", "{prefillGpusWithPool} busy", "overlaps read-back").markedBy(PREFILL_FITS),
            service("nextVersion", Cells.at(9, 2, 3, 2), "Next version", "own instances", "own keys",
                    "1/{#liveVersions} of the pool").shownWhen(TWO_VERSIONS),
            store("memory", Cells.at(3, 5, 5, 1), "Memory pool", "{memorySessions} for {memoryRetention}",
                    "{memoryHitShare} of turns, {memoryReadTime} each").shownWhen(HAS_MEMORY)
                    .markedBy(MEMORY_FASTER, MEMORY_BANDWIDTH),
            service("metadata", Cells.at(9, 5, 3, 1), "Metadata", "{indexEntries}", "{indexBytes}")
                    .shownWhen(HAS_MEMORY.or(HAS_SSD)),
            store("ssd", Cells.at(0, 7, 8, 1), "SSD pool", "{ssdSessions} for {ssdRetention}",
                    "{ssdHitShare} of turns, {ssdReadTime} each", "{ssdDriveWritesPerDay}").shownWhen(HAS_SSD)
                    .markedBy(SSD_FASTER, SSD_BANDWIDTH, ENDURANCE),
            note("cost", Cells.at(9, 7, 3, 1), "Pool {poolCostPerHour}", "saves {savedPerHour}", "of GPU time")
                    .markedBy(WORTH_IT),
            note("key", Cells.at(0, 9, 12, 1),
                    "Key: chained hash of the prefix, seeded with version, adapter and tenant"));

    private static final List<Link> LINKS = List.of(
            Link.of("turns", End.of("sessions", RIGHT), End.of("router", LEFT)),
            Link.of("routed", End.of("router", BOTTOM, 0.3), End.of("instances", TOP)),
            Link.of("routedToNext", End.of("router", RIGHT), End.of("nextVersion", TOP)).shownWhen(TWO_VERSIONS),
            Link.of("memoryReads", End.of("memory", TOP, 0.92), End.of("instances", BOTTOM, 0.95))
                    .labelled("{memoryReadLoad} layer by layer").flowing(MEMORY_READ_LOAD, 1e8, 1e13),
            Link.of("copies", End.of("instances", BOTTOM, 0.425), End.of("memory", TOP, 0.08))
                    .labelled("copy {writeLoad}").flowing(WRITE_LOAD, 1e8, 1e12).shownWhen(ON_EVICTION.not()),
            Link.of("evictions", End.of("instances", BOTTOM, 0.76), End.of("memory", TOP, 0.65))
                    .labelled("evict {writeLoad}").flowing(WRITE_LOAD, 1e8, 1e12).dashes().shownWhen(ON_EVICTION),
            Link.of("copiesToSsd", End.of("memory", BOTTOM, 0.08), End.of("ssd", TOP, 0.425))
                    .flowing(WRITE_LOAD, 1e8, 1e12).shownWhen(ON_EVICTION.not()),
            Link.of("evictionsToSsd", End.of("memory", BOTTOM, 0.65), End.of("ssd", TOP, 0.777))
                    .flowing(WRITE_LOAD, 1e8, 1e12).dashes().shownWhen(ON_EVICTION),
            Link.of("ssdReads", End.of("ssd", TOP, 0.0857), End.of("instances", BOTTOM, 0.111))
                    .labelled("{ssdReadLoad}").flowing(SSD_READ_LOAD, 1e8, 1e13),
            Link.of("writesPastMemory", End.of("instances", BOTTOM, 0.065), End.of("ssd", TOP, 0.037))
                    .flowing(WRITE_LOAD, 1e8, 1e12).shownWhen(HAS_MEMORY.not()),
            Link.of("places", End.of("metadata", LEFT), End.of("memory", RIGHT)).inBothDirections());

    /** What a request goes through. */
    private static final List<Step> PATH = List.of(
            Step.at("turns", "A turn arrives, with {sessionKv} of context to find"),
            Step.at("router", "The router looks for who holds the prefix"),
            Step.at("routed", "The turn goes to that instance, if it has room"),
            Step.at("gpuKv", "{gpuHitShare} of turns find their context here"),
            Step.at("memoryReads", "{memoryHitShare} read it from memory, in {memoryReadTime}"),
            Step.at("ssdReads", "{ssdHitShare} read it from SSD, in {ssdReadTime}"),
            Step.at("prefill", "{missShare} compute it again, in {recomputeTime}"),
            Step.at("copies", "New blocks are copied to memory as they appear"),
            Step.at("evictions", "What the GPUs evict goes to memory"),
            Step.at("copiesToSsd", "A copy goes on to SSD"),
            Step.at("evictionsToSsd", "What memory evicts goes to SSD"),
            Step.at("writesPastMemory", "What the GPUs write goes to SSD, {writeLoad}"));

    /** The diagram of the pool. */
    static final Diagram DIAGRAM = new Diagram(12, 10, new LiveText("{writePolicy}"), AREAS, PARTS, LINKS, PATH);

    private KvPoolArchitecture() {}
}
