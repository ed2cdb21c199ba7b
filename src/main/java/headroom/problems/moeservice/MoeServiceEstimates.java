package headroom.problems.moeservice;

import static headroom.model.expression.Constant.named;
import static headroom.model.expression.Constant.of;
import static headroom.model.expression.Estimate.estimate;
import static headroom.model.expression.Estimate.step;
import static headroom.model.expression.Expression.ceil;
import static headroom.model.expression.Expression.min;
import static headroom.model.expression.Expression.notNegative;
import static headroom.model.expression.Reduction.sum;
import static headroom.model.function.Daylight.DAILY_SWING;
import static headroom.problems.moeservice.MoeServiceAssumptions.*;

import headroom.model.expression.Condition;
import headroom.model.expression.Constant;
import headroom.model.expression.Coordinate;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.Style;
import headroom.model.expression.Unit;
import java.util.List;

/** What follows from the assumptions: loads, GPUs, memory, latency, the decode roofline, cost, and the day's idle hours. */
final class MoeServiceEstimates {

    private static final Constant SECONDS_PER_HOUR = named("seconds an hour", 3_600, "s");
    private static final Constant MILLION_TOKENS = named("a million tokens", 1e6, "tok");
    private static final Constant ROUTED_PER_TOKEN = named("experts a token is routed to", 8, "");

    // Loads

    static final Estimate PREFILL_LOAD = estimate("prefillLoad", "Prompt tokens to compute", "tok/s",
            PEAK_RATE.times(INPUT_TOKENS).times(PREFIX_HIT_RATE.complement()))
            .means("Prompt tokens a second at peak that no cache holds.");
    static final Estimate DECODE_LOAD = estimate("decodeLoad", "Output tokens", "tok/s", PEAK_RATE.times(OUTPUT_TOKENS))
            .means("Output tokens a second at peak.");
    static final Estimate MEAN_CONTEXT = estimate("meanContext", "Mean context while decoding", "tok",
            INPUT_TOKENS.plus(OUTPUT_TOKENS.dividedBy(2)))
            .means("Tokens that a request has behind it, on average over its decoding.");

    // Experts and the decode roofline

    static final Estimate EXPERTS_PER_DECODE_GPU = estimate("expertsPerDecodeGpu",
            "Experts a decode GPU holds per layer", "expert/GPU",
            ceil(ROUTED_EXPERTS.plus(REDUNDANT_EXPERTS).dividedBy(DECODE_UNIT_GPUS))
                    .plus(SHARED_EXPERTS.bridgedTo(Unit.of("1/GPU"), "every GPU holds the shared experts")))
            .means("Experts of each layer in a decode GPU’s memory: its part of the routed ones, and all shared ones.");
    static final Estimate FIXED_STEP_TIME = step("fixedStepTime", "Fixed part of a step", "s/tok",
            FIXED_STEP_SHARE.times(MEASURED_TPOT))
            .means("The part of a decode step that no smaller batch shortens.");
    private static final Expression RATE_AT_TPOT =
            DECODE_RATE.times(FIXED_STEP_TIME.dividedBy(TPOT_LIMIT).complement())
                    .dividedBy(FIXED_STEP_SHARE.complement());
    static final Condition TPOT_REACHABLE = RATE_AT_TPOT.moreThan(DECODE_RATE.times(1e-9));
    static final Estimate DECODE_RATE_AT_TPOT = estimate("decodeRateAtTpot", "Decode rate at the TPOT limit",
            "tok/s/GPU",
            TPOT_REACHABLE.then(RATE_AT_TPOT).otherwiseAbsent("no batch is small enough for this TPOT"))
            .means("Output tokens a second that a GPU gives when the batch is as large as the TPOT limit allows.");
    static final Estimate ROOFLINE_REQUESTS = step("rooflineRequests", "Requests a GPU at the TPOT limit", "req/GPU",
            DECODE_RATE_AT_TPOT.times(TPOT_LIMIT))
            .means("Requests that decode on a GPU at the same time, which the roofline is drawn for.");

    private static final DecodeRoofline WITH_MTP =
            new DecodeRoofline(DecodeRoofline.Mode.WITH_MTP, ROOFLINE_REQUESTS, MEAN_CONTEXT,
                    EXPERTS_PER_DECODE_GPU);
    private static final DecodeRoofline WITHOUT_MTP =
            new DecodeRoofline(DecodeRoofline.Mode.WITHOUT_MTP, ROOFLINE_REQUESTS,
                    MEAN_CONTEXT, EXPERTS_PER_DECODE_GPU);

    static final Estimate ROOFLINE_STEP_TIME = estimate("rooflineStepTime", "Least time of a decode step", "s",
            MTP.when(MTP_ON, WITH_MTP.stepTime()).when(MTP_OFF, WITHOUT_MTP.stepTime()).ofAllOptions())
            .means("How short one decode step could be at best, by memory, arithmetic and network.");
    static final Estimate ROOFLINE_DECODE_RATE = estimate("rooflineDecodeRate", "Roofline of decoding", "tok/s/GPU",
            MTP.when(MTP_ON, WITH_MTP.rate()).when(MTP_OFF, WITHOUT_MTP.rate()).ofAllOptions())
            .means("The most output tokens a second that the hardware allows a GPU; a bound, no forecast.");
    static final Estimate MTP_GAIN = estimate("mtpGain", "MTP gain", "×", WITH_MTP.rate().dividedBy(WITHOUT_MTP.rate()))
            .means("Roofline decode rate with multi-token prediction over without; below 1 it costs more than it brings.");
    static final Estimate EFFECTIVE_DECODE_RATE = estimate("effectiveDecodeRate", "Effective decode rate", "tok/s/GPU",
            MTP.when(MTP_ON, DECODE_RATE_AT_TPOT).when(MTP_OFF, DECODE_RATE_AT_TPOT.dividedBy(MTP_GAIN)).ofAllOptions())
            .means("Decode rate at the TPOT limit as deployed; the published figure has MTP on.");
    static final Estimate DECODE_EFFICIENCY = estimate("decodeEfficiency", "Share of the roofline", "share",
            EFFECTIVE_DECODE_RATE.dividedBy(ROOFLINE_DECODE_RATE))
            .means("How close the assumed decode rate comes to what the hardware allows.");
    static final Estimate TOKENS_PER_EXPERT = estimate("tokensPerExpert", "Tokens an expert sees per step",
            "tok/expert",
            ROOFLINE_REQUESTS.times(MTP.when(MTP_ON, of(2)).when(MTP_OFF, of(1)).ofAllOptions()).times(DECODE_UNIT_GPUS)
                    .times(ROUTED_PER_TOKEN).dividedBy(ROUTED_EXPERTS.plus(REDUNDANT_EXPERTS))
                    .bridgedTo(Unit.of("tok"), "one token of a request per step"))
            .means("The batch that each expert works on: the efficiency that a large decode unit buys.");

    // GPUs

    static final Estimate PREFILL_GPUS_NEEDED = estimate("prefillGpusNeeded", "GPUs that prefill needs", "GPU",
            PREFILL_LOAD.dividedBy(PREFILL_RATE))
            .means("GPUs busy with prefill at peak, before headroom and whole units.")
            .printedAs(Style.NEEDED);
    static final Estimate DECODE_GPUS_NEEDED = estimate("decodeGpusNeeded", "GPUs that decode needs", "GPU",
            DECODE_LOAD.dividedBy(EFFECTIVE_DECODE_RATE))
            .means("GPUs busy with decode at peak, before headroom and whole units.")
            .printedAs(Style.NEEDED);
    static final Estimate PREFILL_UNITS = estimate("prefillUnits", "Prefill units", "unit",
            unitsFor(PREFILL_GPUS_NEEDED, PREFILL_UNIT_GPUS))
            .means("Prefill deployment units, with headroom and spares.");
    static final Estimate DECODE_UNITS = estimate("decodeUnits", "Decode units", "unit",
            unitsFor(DECODE_GPUS_NEEDED, DECODE_UNIT_GPUS))
            .means("Decode deployment units, with headroom and spares.");
    static final Estimate PREFILL_GPUS =
            estimate("prefillGpus", "Prefill GPUs", "GPU", PREFILL_UNITS.times(PREFILL_UNIT_GPUS))
                    .means("GPUs deployed for prefill.");
    static final Estimate DECODE_GPUS =
            estimate("decodeGpus", "Decode GPUs", "GPU", DECODE_UNITS.times(DECODE_UNIT_GPUS))
                    .means("GPUs deployed for decode.");
    static final Estimate TOTAL_GPUS = estimate("totalGpus", "GPUs deployed", "GPU", PREFILL_GPUS.plus(DECODE_GPUS))
            .means("GPUs deployed in both roles.");
    static final Estimate NODES = estimate("nodes", "Machines", "node", ceil(TOTAL_GPUS.dividedBy(GPUS_PER_NODE)))
            .means("Machines that hold these GPUs.");
    static final Estimate PREFILL_UTILISATION = estimate("prefillUtilisation", "Prefill utilisation", "share",
            PREFILL_GPUS_NEEDED.dividedBy(PREFILL_GPUS))
            .means("The share of deployed prefill GPUs that the peak keeps busy.");
    static final Estimate DECODE_UTILISATION = estimate("decodeUtilisation", "Decode utilisation", "share",
            DECODE_GPUS_NEEDED.dividedBy(DECODE_GPUS))
            .means("The share of deployed decode GPUs that the peak keeps busy.");

    // Memory of a decode GPU

    static final Estimate CONCURRENT_PER_GPU = estimate("concurrentPerGpu", "Requests decoding on one GPU", "req/GPU",
            EFFECTIVE_DECODE_RATE.times(TPOT_LIMIT))
            .means("Requests that a GPU decodes at the same time at the TPOT limit.");
    static final Estimate KV_PER_GPU = estimate("kvPerGpu", "KV cache on a decode GPU", "B/GPU",
            CONCURRENT_PER_GPU.times(MEAN_CONTEXT).times(KV_BYTES_PER_TOKEN))
            .means("KV cache of the requests that decode on one GPU.");
    static final Estimate WEIGHTS_PER_DECODE_GPU = estimate("weightsPerDecodeGpu", "Weights on a decode GPU", "B/GPU",
            REPLICATED_WEIGHTS.plus(MOE_LAYERS.times(EXPERT_SIZE).times(EXPERTS_PER_DECODE_GPU)))
            .means("Weights that one decode GPU holds: what every GPU holds, and its experts of all layers.");
    static final Estimate HBM_USED_PER_GPU = estimate("hbmUsedPerGpu", "HBM used on a decode GPU", "B/GPU",
            WEIGHTS_PER_DECODE_GPU.plus(KV_PER_GPU))
            .means("Weights and KV cache together.");
    static final Estimate REQUESTS_IN_FLIGHT = estimate("requestsInFlight", "Requests decoding at peak", "req",
            PEAK_RATE.times(OUTPUT_TOKENS).times(TPOT_LIMIT))
            .means("Requests that are decoding at any moment of the peak, by Little’s law.");
    static final Estimate SLOTS_BY_MEMORY = estimate("slotsByMemory", "Requests that fit beside the weights", "req/GPU",
            notNegative(HBM_PER_GPU.times(USABLE_HBM).minus(WEIGHTS_PER_DECODE_GPU)
                    .dividedBy(MEAN_CONTEXT.times(KV_BYTES_PER_TOKEN))))
            .means("Requests whose KV cache fits into a decode GPU beside its weights.")
            .printedAs(Style.FITTING);
    static final Estimate DECODE_SLOTS = estimate("decodeSlots", "Decode slots", "req",
            DECODE_GPUS.times(min(CONCURRENT_PER_GPU, SLOTS_BY_MEMORY)))
            .means("Requests that all decode GPUs can hold at the same time.")
            .printedAs(Style.FITTING);
    static final Estimate DECODE_GPUS_FOR_MEMORY =
            estimate("decodeGpusForMemory", "Decode GPUs that memory alone needs", "GPU",
                    SLOTS_BY_MEMORY.moreThan(0).then(REQUESTS_IN_FLIGHT.dividedBy(SLOTS_BY_MEMORY))
                            .otherwiseAbsent("the weights leave no room for a request’s KV cache"))
                    .means("Decode GPUs needed only to hold the KV cache of all requests in flight.")
                    .printedAs(Style.NEEDED);
    static final Estimate KV_TRANSFER_RATE = estimate("kvTransferRate", "Prefill to decode traffic", "B/s",
            PEAK_RATE.times(INPUT_TOKENS).times(KV_BYTES_PER_TOKEN))
            .means("KV cache that moves from prefill to decode GPUs at peak.");

    // Losing a unit

    static final Estimate PREFILL_GPUS_AFTER_UNIT_LOSS = step("prefillGpusAfterUnitLoss",
            "Prefill GPUs after losing a unit", "GPU", PREFILL_GPUS.minus(PREFILL_UNIT_GPUS))
            .means("Prefill GPUs that still work with one unit down.");
    static final Estimate DECODE_GPUS_AFTER_UNIT_LOSS = step("decodeGpusAfterUnitLoss",
            "Decode GPUs after losing a unit", "GPU", DECODE_GPUS.minus(DECODE_UNIT_GPUS))
            .means("Decode GPUs that still work with one unit down.");
    static final Estimate PREFILL_CAPACITY_AFTER_UNIT_LOSS = estimate("prefillCapacityAfterUnitLoss",
            "Prefill capacity after losing a unit", "share",
            PREFILL_GPUS_AFTER_UNIT_LOSS.dividedBy(PREFILL_GPUS_NEEDED))
            .means("The share of the peak’s prefill that is still served with one unit down.");
    static final Estimate DECODE_CAPACITY_AFTER_UNIT_LOSS = estimate("decodeCapacityAfterUnitLoss",
            "Decode capacity after losing a unit", "share",
            DECODE_GPUS_AFTER_UNIT_LOSS.dividedBy(DECODE_GPUS_NEEDED))
            .means("The share of the peak’s decode that is still served with one unit down.");
    static final Estimate DECODE_UNITS_TO_SURVIVE_LOSS =
            estimate("decodeUnitsToSurviveLoss", "Decode units that survive a loss", "unit",
                    ceil(DECODE_GPUS_NEEDED.dividedBy(DECODE_UNIT_GPUS)).plus(1))
                    .means("Decode units that would keep the whole peak with one of them down.");

    // Latency

    static final Estimate PREFILL_SERVICE_TIME = estimate("prefillServiceTime", "Mean prefill of a prompt", "s",
            INPUT_TOKENS.times(PREFIX_HIT_RATE.complement()).dividedBy(PREFILL_RATE)
                    .bridgedTo(Unit.of("s"), "a prompt’s time on one GPU"))
            .means("How long one GPU takes for the uncached part of a mean prompt.");
    static final PrefillQueue PREFILL_QUEUE =
            new PrefillQueue(PREFILL_SERVICE_TIME, PREFILL_GPUS, PREFILL_GPUS_NEEDED);
    static final Estimate TTFT_P99 = estimate("ttftP99", "Time to first token, P99", "s", PREFILL_QUEUE.ttftP99())
            .means("The time to the first token that 99 of 100 requests stay below: waiting (M/G/c by Allen–Cunneen), a long "
                    + "prompt’s prefill (lognormal), moving the KV cache, and one decode step.");
    static final Estimate LONG_PROMPT_TIME = estimate("longPromptTime", "Prefill of a very long prompt", "s",
            LONG_PROMPT_TOKENS.dividedBy(PREFILL_RATE.times(GPUS_PER_PROMPT)))
            .means("How long a very long prompt takes to prefill when nothing else is in the way.");

    static final Estimate LONG_PROMPT_KV = step("longPromptKv", "KV cache of a very long prompt", "B",
            LONG_PROMPT_TOKENS.times(KV_BYTES_PER_TOKEN))
            .means("KV cache of a very long prompt, which moves to decode and stays there until its answer ends.");

    // Cost

    static final Estimate COST_PER_HOUR = estimate("costPerHour", "Cost", "$/h", TOTAL_GPUS.times(GPU_HOUR_PRICE))
            .means("What all GPUs cost in an hour.");
    static final Estimate COST_PER_YEAR =
            step("costPerYear", "Cost of a year", "$/year", COST_PER_HOUR.times(named("hours a year", 8_760, "")))
                    .means("What all GPUs cost in a year of 8,760 hours.");
    static final Estimate COST_PER_MILLION_OUTPUT =
            estimate("costPerMillionOutput", "Cost per million output tokens", "$/M",
                    COST_PER_HOUR.dividedBy(DECODE_LOAD.times(SECONDS_PER_HOUR)).times(MILLION_TOKENS))
                    .means("What a million output tokens cost at peak, all GPUs counted.");
    static final Estimate COST_PER_MILLION_TOKENS = estimate("costPerMillionTokens", "Cost per million tokens", "$/M",
            COST_PER_HOUR.dividedBy(PEAK_RATE.times(INPUT_TOKENS.plus(OUTPUT_TOKENS)).times(SECONDS_PER_HOUR))
                    .times(MILLION_TOKENS))
            .means("What a million tokens, in and out together, cost at peak.");

    // The day

    static final Coordinate HOUR = Coordinate.of("hour", "Hour", "h");
    static final Estimate TRAFFIC_AT_HOUR = step("trafficAtHour", "Traffic at the hour", "share",
            TROUGH_SHARE.plus(TROUGH_SHARE.complement().times(DAILY_SWING.of(HOUR))))
            .means("Traffic at an hour of the day as a share of the peak, which is at 15 o’clock.");
    static final Estimate PREFILL_UNITS_AT_HOUR = step("prefillUnitsAtHour", "Prefill units needed at the hour", "unit",
            unitsFor(PREFILL_GPUS_NEEDED.times(TRAFFIC_AT_HOUR), PREFILL_UNIT_GPUS))
            .means("Prefill units that the traffic of an hour needs, headroom and spares included.");
    static final Estimate DECODE_UNITS_AT_HOUR = step("decodeUnitsAtHour", "Decode units needed at the hour", "unit",
            unitsFor(DECODE_GPUS_NEEDED.times(TRAFFIC_AT_HOUR), DECODE_UNIT_GPUS))
            .means("Decode units that the traffic of an hour needs, headroom and spares included.");
    static final Estimate IDLE_GPUS_AT_HOUR = step("idleGpusAtHour", "GPUs of idle units at the hour", "GPU",
            PREFILL_UNITS.minus(PREFILL_UNITS_AT_HOUR).times(PREFILL_UNIT_GPUS)
                    .plus(DECODE_UNITS.minus(DECODE_UNITS_AT_HOUR).times(DECODE_UNIT_GPUS)))
            .means("GPUs in whole units that the traffic of an hour leaves idle.");
    static final Estimate RECLAIMED_GPU_HOURS = estimate("reclaimedGpuHours", "GPU-hours freed a day", "GPU·h/day",
            sum(HOUR, 0, 23, IDLE_GPUS_AT_HOUR))
            .means("GPU-hours that other work can have in a day, from units that its traffic leaves idle as a whole.")
            .printedAs(Style.FITTING);
    static final Estimate RECLAIMED_VALUE = estimate("reclaimedValue", "Value freed a day", "$/day",
            RECLAIMED_GPU_HOURS.times(GPU_HOUR_PRICE))
            .means("What the freed GPU-hours of a day are worth at the GPU price.");
    static final Estimate COST_PER_MILLION_OUTPUT_DAY =
            estimate("costPerMillionOutputDay", "Cost per million output tokens, whole day",
                    "$/M", COST_PER_MILLION_OUTPUT.dividedBy(of(1).plus(TROUGH_SHARE).dividedBy(2)))
                    .means("What a million output tokens cost over a whole day, in which GPUs stand idle at night.");
    static final Estimate COST_PER_MILLION_OUTPUT_DAY_AFTER_RECLAIM = estimate("costPerMillionOutputDayAfterReclaim",
            "Cost per million output tokens, idle units sold", "$/M",
            COST_PER_MILLION_OUTPUT_DAY.times(RECLAIMED_VALUE.dividedBy(COST_PER_HOUR.times(24)).complement()))
            .means("The same when the freed GPU-hours are sold at the GPU price.");

    static final Estimate PREFILL_UNIT_COST =
            step("prefillUnitCost", "Cost of a prefill unit", "$/h", PREFILL_UNIT_GPUS.times(GPU_HOUR_PRICE))
                    .means("What one prefill unit costs in an hour.");
    static final Estimate DECODE_UNIT_COST =
            step("decodeUnitCost", "Cost of a decode unit", "$/h", DECODE_UNIT_GPUS.times(GPU_HOUR_PRICE))
                    .means("What one decode unit costs in an hour.");

    static final List<Estimate> STEPS =
            List.of(COST_PER_YEAR, PREFILL_UNIT_COST, DECODE_UNIT_COST, PREFILL_UNITS_AT_HOUR, DECODE_UNITS_AT_HOUR,
                    FIXED_STEP_TIME, PREFILL_GPUS_AFTER_UNIT_LOSS, DECODE_GPUS_AFTER_UNIT_LOSS, LONG_PROMPT_KV);
    static final List<Estimate> ALL =
            List.of(PREFILL_LOAD, DECODE_LOAD, PREFILL_GPUS_NEEDED, DECODE_RATE_AT_TPOT, DECODE_GPUS_NEEDED,
                    PREFILL_UNITS, DECODE_UNITS, PREFILL_GPUS, DECODE_GPUS, TOTAL_GPUS, NODES, CONCURRENT_PER_GPU,
                    MEAN_CONTEXT, KV_PER_GPU,
                    REQUESTS_IN_FLIGHT, SLOTS_BY_MEMORY, DECODE_SLOTS, DECODE_GPUS_FOR_MEMORY, EXPERTS_PER_DECODE_GPU,
                    WEIGHTS_PER_DECODE_GPU,
                    HBM_USED_PER_GPU, KV_TRANSFER_RATE, COST_PER_HOUR, COST_PER_MILLION_OUTPUT, COST_PER_MILLION_TOKENS,
                    PREFILL_CAPACITY_AFTER_UNIT_LOSS, DECODE_CAPACITY_AFTER_UNIT_LOSS, DECODE_UNITS_TO_SURVIVE_LOSS,
                    PREFILL_SERVICE_TIME,
                    PREFILL_UTILISATION, DECODE_UTILISATION, TTFT_P99, LONG_PROMPT_TIME, ROOFLINE_STEP_TIME,
                    ROOFLINE_DECODE_RATE, MTP_GAIN,
                    EFFECTIVE_DECODE_RATE, TOKENS_PER_EXPERT, DECODE_EFFICIENCY, RECLAIMED_GPU_HOURS, RECLAIMED_VALUE,
                    COST_PER_MILLION_OUTPUT_DAY, COST_PER_MILLION_OUTPUT_DAY_AFTER_RECLAIM);

    private MoeServiceEstimates() {}

    private static Expression unitsFor(Expression gpusNeeded, Expression unitSize) {
        return ceil(gpusNeeded.times(of(1).plus(HEADROOM)).dividedBy(unitSize)).plus(SPARE_UNITS);
    }
}
