package headroom.problems.lora;

import static headroom.model.Check.atMost;
import static headroom.model.expression.Constant.of;
import static headroom.problems.lora.LoraServiceAssumptions.*;
import static headroom.problems.lora.LoraServiceEstimates.*;

import headroom.model.Check;
import java.util.List;

/** The limits that the service must keep. */
final class LoraServiceChecks {

    static final Check CAPACITY = atMost("capacity", "Capacity", INSTANCE_UTILISATION, of(1))
            .means("The busiest instance keeps up with its requests.")
            .failingWhen(LOAD_ROOM.atLeast(of(1)),
                    "The busiest instance has {hottestInstanceLoad} the mean load and can carry {loadRoom}. Give the most "
                            + "popular adapters a second home: spread evenly, {evenInstances} would do.")
            .failing(
                    "The busiest instance is asked for {instanceUtilisation} of the tokens it can give. Spread evenly, the "
                            + "load would still need {evenInstances} instead of {#instances}.");
    static final Check HOST_FITS = atMost("hostFits", "Host memory", ALL_ADAPTERS_BYTES, HOST_ROOM)
            .means("Every host can keep all adapters, so that none must be downloaded for a request.")
            .failing(
                    "All adapters take {allAdaptersBytes}, a host has room for {hostRoom}. The rest is {coldStartFromStore} "
                            + "away in object storage; a lower rank than {rank} or fewer adapted projections would make them fit.");
    static final Check BATCH_RESIDENT = atMost("batchResident", "Batch on the GPU", DISTINCT_USED, RESIDENT_ADAPTERS)
            .means("The GPU has room for all adapters of a batch at the same time.")
            .failingWhen(ROUTING.is(RANDOM),
                    "A batch mixes {distinctUsed}, but only {#residentAdapters} fit on a GPU, so requests wait for each "
                            + "other’s swaps. Routing by adapter, a larger budget or smaller adapters would help.")
            .failing(
                    "A batch mixes {distinctUsed}, but only {#residentAdapters} fit on a GPU, so requests wait for each "
                            + "other’s swaps. A larger budget than {gpuAdapterBudget}, smaller adapters or more instances would "
                            + "help.");
    static final Check SLOWDOWN = atMost("slowdown", "Slowdown", DECODE_SLOWDOWN, of(1.5))
            .means("Adapters lengthen a decode step by half at most.")
            .failing("Each step reads {adapterReadBytes} of adapters and takes {decodeSlowdown} its time without them. "
                    + "Fewer distinct adapters in a batch than {#distinctUsed}, or a lower rank than {rank}, would help.");
    static final Check SWAP_BANDWIDTH = atMost("swapBandwidth", "Swap bandwidth", PCIE_UTILISATION, of(0.5))
            .means("Swaps leave half of the way from host to GPU free.")
            .failingWhen(ROUTING.is(RANDOM),
                    "Only {residentHitShare} of requests find their adapter on the GPU; fetching the others takes "
                            + "{pcieUtilisation} of what the way from the host can carry. Routing by adapter or a larger "
                            + "budget would help.")
            .failing("Only {residentHitShare} of requests find their adapter on the GPU; fetching the others takes "
                    + "{pcieUtilisation} of what the way from the host can carry. A larger budget than {gpuAdapterBudget}, "
                    + "smaller adapters or more instances would help.");

    static final List<Check> ALL = List.of(CAPACITY, HOST_FITS, BATCH_RESIDENT, SLOWDOWN, SWAP_BANDWIDTH);

    private LoraServiceChecks() {}
}
