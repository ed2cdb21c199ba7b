package headroom.problems.kvpool;

import static headroom.model.Check.atLeast;
import static headroom.model.Check.atMost;
import static headroom.model.expression.Constant.of;
import static headroom.problems.kvpool.KvPoolAssumptions.*;
import static headroom.problems.kvpool.KvPoolEstimates.*;

import headroom.model.Check;
import java.util.List;

/** The limits that the pool must keep. */
final class KvPoolChecks {

    static final Check MEMORY_FASTER = atMost("memoryFaster", "Memory reads", MEMORY_READ_TIME, RECOMPUTE_TIME)
            .means("Reading a session from the memory pool is faster than computing it again.")
            .onlyWhere(HAS_MEMORY)
            .failing("Reading a session from memory takes {memoryReadTime}, computing it again only {recomputeTime}. "
                    + "Reading pays from {breakEvenReadRate} a node, and this one gives {memoryReadRate}.");
    static final Check SSD_FASTER = atMost("ssdFaster", "SSD reads", SSD_READ_TIME, RECOMPUTE_TIME)
            .means("Reading a session from the SSD pool is faster than computing it again.")
            .onlyWhere(HAS_SSD)
            .failing("Reading a session from SSD takes {ssdReadTime}, computing it again only {recomputeTime}. Reading "
                    + "pays from {breakEvenReadRate} a node: more drives a node, or a smaller KV cache.");
    static final Check MEMORY_BANDWIDTH = atMost("memoryBandwidth", "Memory bandwidth", MEMORY_READ_UTILISATION, of(1))
            .means("The nodes can read from the memory pool as fast as turns ask for it.")
            .onlyWhere(HAS_MEMORY)
            .failing("Turns ask for {memoryReadLoad} from memory, {memoryReadUtilisation} of what {#nodes} nodes at "
                    + "{memoryReadRate} can read. About {memoryReadRateNeeded} a node would do, or more KV cache on the GPUs.");
    static final Check SSD_BANDWIDTH = atMost("ssdBandwidth", "SSD bandwidth", SSD_READ_UTILISATION, of(1))
            .means("The nodes can read from the SSD pool as fast as turns ask for it.")
            .onlyWhere(HAS_SSD)
            .failing("Turns ask for {ssdReadLoad} from SSD, {ssdReadUtilisation} of what {#nodes} nodes at "
                    + "{ssdReadRate} can read. About {ssdReadRateNeeded} a node would do, or a larger memory pool above it.");
    static final Check ENDURANCE = atMost("endurance", "Endurance", SSD_DRIVE_WRITES_PER_DAY, SSD_ENDURANCE)
            .means("The SSDs are not written more often than they are made for.")
            .onlyWhere(HAS_SSD).failingWhen(WRITE_POLICY.is(WRITE_BACK),
                    "New KV cache fills the SSD pool {#ssdDriveWritesPerDay} times a day, and the drives are made for "
                            + "{ssdEndurance}. It would take about {ssdPerNodeToEndure} a node.")
            .failing("New KV cache fills the SSD pool {#ssdDriveWritesPerDay} times a day, and the drives are made for "
                    + "{ssdEndurance}. It would take about {ssdPerNodeToEndure} a node; with write-back it would be "
                    + "{#ssdDriveWritesPerDay | writePolicy = writeBack} times a day.");
    static final Check PREFILL_FITS = atMost("prefillFits", "Prefill fits", PREFILL_GPUS_WITH_POOL, CLUSTER_GPUS)
            .means("The cluster has GPUs enough to compute the contexts that no tier holds.")
            .failing("Computing the contexts that no tier holds needs {prefillGpusWithPool} and the cluster has "
                    + "{clusterGpus}: {nodesToPrefill} would just do it. {missShare} of the turns miss, while only "
                    + "{firstTurnShare} open a session; a larger pool can serve the difference.");
    static final Check WORTH_IT = atLeast("worthIt", "Worth it", SAVED_PER_HOUR, POOL_COST_PER_HOUR)
            .means("The pool saves more GPU time than its memory and SSDs cost.")
            .onlyWhere(HAS_MEMORY.or(HAS_SSD))
            .failing("The pool saves {savedPerHour} of GPU time and costs {poolCostPerHour}. At half the size it would "
                    + "save {savedPerHour | memoryPerNode * 0.5, ssdPerNode * 0.5} and cost "
                    + "{poolCostPerHour | memoryPerNode * 0.5, ssdPerNode * 0.5}.");

    static final List<Check> ALL = List.of(MEMORY_FASTER, SSD_FASTER, MEMORY_BANDWIDTH, SSD_BANDWIDTH, ENDURANCE,
            PREFILL_FITS, WORTH_IT);

    private KvPoolChecks() {}
}
