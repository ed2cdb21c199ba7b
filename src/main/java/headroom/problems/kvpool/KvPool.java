package headroom.problems.kvpool;

import headroom.model.Headline;
import headroom.model.Problem;
import java.util.List;

/** A pool of KV cache over GPU memory, main memory and SSD. */
public final class KvPool {

    private KvPool() {}

    /** The problem, put together. */
    public static Problem problem() {
        return Problem.of("kv-pool", "KV cache pool", "A KV-cache-centric pool in tiers",
                "A platform for chats and agents on a dense model of 70 billion parameters (grouped-query attention, KV "
                        + "cache in FP8), on 16 nodes of 8 GPUs. Sessions carry 8K tokens of context on average, and users "
                        + "come back after minutes. Shorten the time to the first token and spend less on prefill.")
                .assumptions(KvPoolAssumptions.ALL).choices(KvPoolAssumptions.CHOICES).estimates(KvPoolEstimates.ALL)
                .steps(KvPoolEstimates.STEPS).steps(KvPoolRemedies.STEPS).checks(KvPoolChecks.ALL)
                .charts(KvPoolCharts.ALL)
                .headlines(List.of(
                        Headline.of(KvPoolEstimates.CONTEXT_READY_TIME, "Context ready",
                                "{contextReadyTimeWithoutPool} without pool"),
                        Headline.of(KvPoolEstimates.MISS_SHARE, "Full prefills", "{firstTurnShare} first turns"),
                        Headline.of(KvPoolEstimates.SAVED_GPUS, "GPUs saved",
                                "{#prefillGpusWithPool} busy, else {#prefillGpusWithoutPool}"),
                        Headline.of(KvPoolEstimates.SSD_SESSIONS, "Sessions on SSD", "kept {ssdRetention}"),
                        Headline.of(KvPoolEstimates.NET_SAVING_PER_HOUR, "Net saving",
                                "pool costs {poolCostPerHour}")))
                .cost(KvPoolEstimates.POOL_COST_PER_HOUR)
                .drawnAs(KvPoolArchitecture.DIAGRAM);
    }
}
