package headroom.problems.kvpool;

import static headroom.model.expression.Constant.named;
import static headroom.model.expression.Estimate.step;
import static headroom.model.expression.Expression.ceil;
import static headroom.problems.kvpool.KvPoolAssumptions.*;
import static headroom.problems.kvpool.KvPoolEstimates.*;

import headroom.model.expression.Estimate;
import java.util.List;

/** What would help where a check fails: numbers that only texts mention. */
final class KvPoolRemedies {

    static final Estimate MEMORY_READ_RATE_NEEDED = step("memoryReadRateNeeded", "Memory read-back rate needed", "B/s",
            MEMORY_READ_LOAD.dividedBy(NODES))
            .means("What each node would have to read from the memory pool.");
    static final Estimate SSD_READ_RATE_NEEDED = step("ssdReadRateNeeded", "SSD read-back rate needed", "B/s",
            SSD_READ_LOAD.dividedBy(NODES))
            .means("What each node would have to read from the SSD pool.");
    /** More SSD means fewer misses and so fewer writes: this much is enough, and a little more than needed. */
    static final Estimate SSD_PER_NODE_TO_ENDURE =
            step("ssdPerNodeToEndure", "SSD per node that endures the writes", "B",
                    WRITE_LOAD.times(named("seconds a day", 86_400, "s")).dividedBy(NODES.times(SSD_ENDURANCE)))
                    .means("SSD per node over which today’s writes would spread as thin as the drives allow.");
    static final Estimate NODES_TO_PREFILL = step("nodesToPrefill", "Nodes that recomputing needs", "node",
            ceil(PREFILL_GPUS_WITH_POOL.dividedBy(GPUS_PER_NODE)))
            .means("Nodes whose GPUs would compute all contexts that no tier holds, and do nothing else.");

    static final List<Estimate> STEPS =
            List.of(MEMORY_READ_RATE_NEEDED, SSD_READ_RATE_NEEDED, SSD_PER_NODE_TO_ENDURE, NODES_TO_PREFILL);

    private KvPoolRemedies() {}
}
