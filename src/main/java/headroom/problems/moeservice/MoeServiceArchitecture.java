package headroom.problems.moeservice;

import static headroom.model.Diagram.Part.note;
import static headroom.model.Diagram.Part.service;
import static headroom.model.Diagram.Part.store;
import static headroom.model.Diagram.Side.BOTTOM;
import static headroom.model.Diagram.Side.LEFT;
import static headroom.model.Diagram.Side.RIGHT;
import static headroom.model.Diagram.Side.TOP;
import static headroom.problems.moeservice.MoeServiceAssumptions.MTP;
import static headroom.problems.moeservice.MoeServiceAssumptions.MTP_ON;
import static headroom.problems.moeservice.MoeServiceChecks.*;
import static headroom.problems.moeservice.MoeServiceEstimates.DECODE_LOAD;
import static headroom.problems.moeservice.MoeServiceEstimates.KV_TRANSFER_RATE;
import static headroom.problems.moeservice.MoeServiceEstimates.PREFILL_LOAD;

import headroom.model.Diagram;
import headroom.model.Diagram.Area;
import headroom.model.Diagram.Cells;
import headroom.model.Diagram.End;
import headroom.model.Diagram.Link;
import headroom.model.Diagram.Part;
import headroom.model.Diagram.Step;
import headroom.model.LiveText;
import java.util.List;

/** The service as a drawing: prompts come down on the left, their KV cache crosses over, tokens go up on the right. */
final class MoeServiceArchitecture {

    private static final List<Area> AREAS = List.of(
            Area.of("prefill", Cells.at(0, 1, 5, 3), "PREFILL {prefillUnits} × {#prefillUnitGpus}", PREFILL_UNIT_LOSS),
            Area.of("decode", Cells.at(7, 1, 5, 3), "DECODE {decodeUnits} × {#decodeUnitGpus}", DECODE_UNIT_LOSS));

    private static final List<Part> PARTS = List.of(
            service("clients", Cells.at(0, 0, 3, 1), "Clients", "{peakRate}"),
            service("gateway", Cells.at(4, 0, 6, 1), "Gateway + scheduler", "cache-aware, pairs P with D"),
            service("queue", Cells.at(0, 1, 5, 1), "Prefill queue", "TTFT P99 {ttftP99}, limit {ttftLimit}")
                    .markedBy(TTFT),
            service("prefillGpus", Cells.at(0, 2, 5, 2), "{prefillGpus} · {prefillUtilisation} busy",
                    "EP{#prefillUnitGpus} · DP attention", "high-throughput all-to-all", "two micro-batches",
                    "hierarchical balancing"),
            service("decodeGpus", Cells.at(7, 1, 5, 2), "{decodeGpus} · {decodeUtilisation} busy",
                    "EP{#decodeUnitGpus} · {expertsPerDecodeGpu}", "KV {kvPerGpu}", "weights {weightsPerDecodeGpu}",
                    "low-latency all-to-all", "global balancing").markedBy(HBM, SLOTS, ROOFLINE, EXPERTS),
            service("mtp", Cells.at(7, 3, 5, 1), "Multi-token prediction",
                    "{mtpAcceptance} accepted · gain {mtpGain}").shownWhen(MTP.is(MTP_ON)),
            store("pool", Cells.at(3, 4, 6, 1), "Distributed KV pool", "memory + SSD · {prefixHitRate} hits"),
            note("night", Cells.at(0, 5, 6, 1), "Idle units at night", "{reclaimedGpuHours} to RL, offline"),
            note("spare", Cells.at(7, 5, 5, 1), "Spare units", "{#spareUnits} in each role"));

    private static final List<Link> LINKS = List.of(
            Link.of("requests", End.of("clients", RIGHT), End.of("gateway", LEFT)),
            Link.of("prompts", End.of("gateway", BOTTOM, 0.25), End.of("prefill", TOP))
                    .flowing(PREFILL_LOAD, 1e4, 1e8),
            Link.of("transfer", End.of("prefill", RIGHT), End.of("decode", LEFT)).labelled("KV {kvTransferRate}")
                    .flowing(KV_TRANSFER_RATE, 1e9, 1e13),
            Link.of("tokens", End.of("decode", TOP, 0.8), End.of("gateway", RIGHT)).labelled("tokens back")
                    .flowing(DECODE_LOAD, 1e4, 1e8),
            Link.of("prefixes", End.of("prefill", BOTTOM), End.of("pool", LEFT)).inBothDirections(),
            Link.of("conversations", End.of("decode", BOTTOM), End.of("pool", RIGHT)).inBothDirections(),
            Link.of("reclaimed", End.of("prefill", BOTTOM, 0.15), End.of("night", TOP, 0.12)).dashes(),
            Link.of("standby", End.of("spare", TOP, 0.85), End.of("decode", BOTTOM, 0.85)).dashes());

    /** What a request goes through. */
    private static final List<Step> PATH = List.of(
            Step.at("requests", "A request arrives, one of {peakRate} at peak"),
            Step.at("gateway", "The scheduler pairs a prefill with a decode unit"),
            Step.at("prompts", "The prompt goes to where its prefix may be cached"),
            Step.at("queue", "It waits its turn: {ttftP99} to the first token, P99"),
            Step.at("prefixes", "The pool hands over the prefix: {prefixHitRate} of tokens"),
            Step.at("prefillGpus", "One pass over the rest gives the KV cache"),
            Step.at("transfer", "The KV cache crosses over, {kvTransferRate} for all"),
            Step.at("decodeGpus", "Token by token, {tpotLimit} each at most"),
            Step.at("mtp", "Several tokens a step: {mtpGain} the rate"),
            Step.at("tokens", "Tokens stream back as they come"));

    /** The diagram of the service. */
    static final Diagram DIAGRAM =
            new Diagram(12, 6, new LiveText("two roles, disaggregated"), AREAS, PARTS, LINKS, PATH);

    private MoeServiceArchitecture() {}
}
