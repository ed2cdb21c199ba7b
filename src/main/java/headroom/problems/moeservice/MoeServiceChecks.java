package headroom.problems.moeservice;

import static headroom.model.Check.atLeast;
import static headroom.model.Check.atMost;
import static headroom.model.expression.Constant.of;
import static headroom.problems.moeservice.MoeServiceAssumptions.*;
import static headroom.problems.moeservice.MoeServiceEstimates.*;

import headroom.model.Check;
import java.util.List;

/** The limits that the service must keep. */
final class MoeServiceChecks {

    private static final String TPOT_UNREACHABLE =
            "No batch is small enough for a TPOT of {tpotLimit}: the fixed part of a step alone takes {fixedStepTime}. "
                    + "Allow a longer TPOT, or shorten that fixed part.";

    static final Check TTFT = atMost("ttft", "TTFT", TTFT_P99, TTFT_LIMIT)
            .means("99 of 100 requests see their first token in time.")
            .failingWhen(PREFILL_QUEUE.serves().not(),
                    "A prompt is spread over {#gpusPerPrompt} GPUs, but prefill has only {prefillGpus}. Spread it over fewer, "
                            + "or deploy larger units.")
            .failingWhen(PREFILL_QUEUE.keepsUp().not(),
                    "Prefill is overloaded: the peak keeps {prefillGpusNeeded} busy and there are {prefillGpus}, so prompts "
                            + "wait ever longer. Headroom or a spare unit would drain the queue.")
            .failing(
                    "One request in a hundred waits {ttftP99} or longer for its first token; the limit is {ttftLimit}. A mean prompt "
                            + "takes {promptServiceTime} to prefill: spreading a prompt over more GPUs shortens that, and more "
                            + "units shorten the wait.");
    static final Check HBM = atMost("hbm", "Memory", HBM_USED_PER_GPU, HBM_PER_GPU.times(USABLE_HBM))
            .means("Weights and KV cache fit into a decode GPU.")
            .failingWhen(WEIGHTS_PER_DECODE_GPU.moreThan(HBM_PER_GPU.times(USABLE_HBM)),
                    "The weights alone take {weightsPerDecodeGpu}, more than {usableHbm} of {hbmPerGpu}. A larger decode unit "
                            + "leaves fewer experts on each GPU.")
            .failingWhen(TPOT_REACHABLE.not(), TPOT_UNREACHABLE)
            .failing(
                    "A decode GPU needs {hbmUsedPerGpu}, more than {usableHbm} of {hbmPerGpu}: {weightsPerDecodeGpu} of weights "
                            + "and {kvPerGpu} of KV cache for {#concurrentPerGpu} requests. A shorter context or a tighter TPOT would "
                            + "shrink the KV cache, a larger unit the weights.");
    static final Check SLOTS = atMost("slots", "Decode slots", REQUESTS_IN_FLIGHT, DECODE_SLOTS)
            .means("Every request in flight has a place on a decode GPU.")
            .failingWhen(TPOT_REACHABLE.not(), TPOT_UNREACHABLE)
            .failingWhen(SLOTS_BY_MEMORY.moreThan(0).not(),
                    "{#requestsInFlight} requests decode at the same time, but {weightsPerDecodeGpu} of weights leave no room for the KV "
                            + "cache of even one. A larger decode unit leaves fewer experts on each GPU.")
            .failing(
                    "{#requestsInFlight} requests decode at the same time, but the decode GPUs hold only {#decodeSlots}. Memory alone would "
                            + "need {decodeGpusForMemory}; {decodeGpus} are deployed.");
    static final Check ROOFLINE = atMost("roofline", "Roofline", EFFECTIVE_DECODE_RATE,
            ACHIEVABLE_SHARE.times(ROOFLINE_DECODE_RATE))
            .means("The assumed decode rate is one that real systems reach on this hardware.")
            .failingWhen(TPOT_REACHABLE.not(), TPOT_UNREACHABLE)
            .failingWhen(EFFECTIVE_DECODE_RATE.moreThan(ROOFLINE_DECODE_RATE),
                    "A decode rate of {effectiveDecodeRate} is physically impossible: memory, arithmetic and network allow "
                            + "{rooflineDecodeRate} at most. Assume less, or better hardware.")
            .failing(
                    "A decode rate of {effectiveDecodeRate} is {decodeEfficiency} of the roofline of {rooflineDecodeRate}, while "
                            + "real systems reach about {achievableShare}. Measure it before relying on it.");
    static final Check EXPERTS = atMost("experts", "Experts", DECODE_UNIT_GPUS,
            ROUTED_EXPERTS.plus(REDUNDANT_EXPERTS).bridgedTo(DECODE_UNIT_GPUS.unit(), "one expert a GPU at least"))
            .means("Every GPU of a decode unit holds at least one routed expert.")
            .failing(
                    "A decode unit of {#decodeUnitGpus} GPUs is larger than the number of experts in a layer ({#routedExperts} and "
                            + "{#redundantExperts} redundant), so some hold none. Make the unit smaller or add redundant experts.");
    static final Check PREFILL_UNIT_LOSS = atLeast("prefillUnitLoss", "Lose a prefill unit",
            PREFILL_CAPACITY_AFTER_UNIT_LOSS, of(1))
            .means("The peak’s prefill is still served with one unit down.")
            .failingWhen(PREFILL_UNITS.atMost(of(1)),
                    "All of prefill is one unit: while it is down, no request is served. One spare unit costs "
                            + "{prefillUnitCost}.")
            .failing(
                    "With one of {prefillUnits} down, {prefillGpusAfterUnitLoss} serve {prefillCapacityAfterUnitLoss} of the "
                            + "peak’s prompts. Smaller units lose less at once, and one spare unit costs {prefillUnitCost}.");
    static final Check DECODE_UNIT_LOSS =
            atLeast("decodeUnitLoss", "Lose a decode unit", DECODE_CAPACITY_AFTER_UNIT_LOSS, of(1))
                    .means("The peak’s decode is still served with one unit down.")
                    .failingWhen(TPOT_REACHABLE.not(), TPOT_UNREACHABLE)
                    .failingWhen(DECODE_UNITS.atMost(of(1)),
                            "All of decode is one unit: while it is down, no request is served. {decodeUnitsToSurviveLoss} "
                                    + "would keep the peak, and one spare unit costs {decodeUnitCost}.")
                    .failing("With one of {decodeUnits} down, {decodeGpusAfterUnitLoss} serve "
                            + "{decodeCapacityAfterUnitLoss} of the peak. {decodeUnitsToSurviveLoss} would keep it: one spare "
                            + "unit costs {decodeUnitCost}.");

    static final List<Check> ALL = List.of(TTFT, HBM, SLOTS, ROOFLINE, EXPERTS, PREFILL_UNIT_LOSS, DECODE_UNIT_LOSS);

    private MoeServiceChecks() {}
}
