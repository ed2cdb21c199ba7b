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

    static final Check TTFT = atMost("ttft", "TTFT", TTFT_P99, TTFT_LIMIT)
            .means("99 of 100 requests see their first token in time.")
            .failing(
                    "99 of 100 requests see their first token within {ttftP99}, not within {ttftLimit}. The mean prefill alone "
                            + "takes {prefillServiceTime}; more prefill GPUs shorten the wait, more GPUs a prompt the prefill.");
    static final Check HBM = atMost("hbm", "Memory", HBM_USED_PER_GPU, HBM_PER_GPU.times(USABLE_HBM))
            .means("Weights and KV cache fit into a decode GPU.")
            .failing(
                    "A decode GPU would need {hbmUsedPerGpu}: {weightsPerDecodeGpu} of weights and {kvPerGpu} of KV cache, more "
                            + "than {usableHbm} of {hbmPerGpu}.");
    static final Check SLOTS = atMost("slots", "Decode slots", REQUESTS_IN_FLIGHT, DECODE_SLOTS)
            .means("Every request in flight has a place on a decode GPU.")
            .failing("{requestsInFlight} decode at the same time, but the decode GPUs hold only {decodeSlots}.");
    static final Check ROOFLINE = atMost("roofline", "Roofline", EFFECTIVE_DECODE_RATE,
            ACHIEVABLE_SHARE.times(ROOFLINE_DECODE_RATE))
            .means("The assumed decode rate is one that real systems reach on this hardware.")
            .failingWhen(EFFECTIVE_DECODE_RATE.moreThan(ROOFLINE_DECODE_RATE),
                    "The decode rate of {effectiveDecodeRate} is physically impossible: the hardware allows {rooflineDecodeRate}.")
            .failing(
                    "The decode rate of {effectiveDecodeRate} is {decodeEfficiency} of the roofline of {rooflineDecodeRate}; "
                            + "real systems reach about {achievableShare}.");
    static final Check EXPERTS = atMost("experts", "Experts", DECODE_UNIT_GPUS,
            ROUTED_EXPERTS.plus(REDUNDANT_EXPERTS).bridgedTo(DECODE_UNIT_GPUS.unit(), "one expert a GPU at least"))
            .means("Every GPU of a decode unit holds at least one routed expert.")
            .failing("A decode unit of {decodeUnitGpus} has more GPUs than a layer has experts ({routedExperts} and "
                    + "{redundantExperts} redundant), so some GPUs hold none.");
    static final Check PREFILL_UNIT_LOSS = atLeast("prefillUnitLoss", "Lose a prefill unit",
            PREFILL_CAPACITY_AFTER_UNIT_LOSS, of(1))
            .means("The peak's prefill is still served with one unit down.")
            .failing(
                    "With one of {prefillUnits} down, prefill serves {prefillCapacityAfterUnitLoss} of the peak. One spare unit "
                            + "costs {prefillUnitCost}.");
    static final Check DECODE_UNIT_LOSS =
            atLeast("decodeUnitLoss", "Lose a decode unit", DECODE_CAPACITY_AFTER_UNIT_LOSS, of(1))
                    .means("The peak's decode is still served with one unit down.")
                    .failing("With one of {decodeUnits} down, decode serves {decodeCapacityAfterUnitLoss} of the peak. "
                            + "{decodeUnitsToSurviveLoss} would keep it: one spare unit costs {decodeUnitCost}.");

    static final List<Check> ALL = List.of(TTFT, HBM, SLOTS, ROOFLINE, EXPERTS, PREFILL_UNIT_LOSS, DECODE_UNIT_LOSS);

    private MoeServiceChecks() {}
}
