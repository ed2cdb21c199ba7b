package headroom.problems.kvpool;

import static headroom.model.expression.Constant.named;
import static headroom.model.expression.Constant.of;
import static headroom.model.expression.Estimate.estimate;
import static headroom.model.expression.Estimate.step;
import static headroom.model.expression.Expression.floor;
import static headroom.model.expression.Expression.max;
import static headroom.model.expression.Expression.notNegative;
import static headroom.model.expression.Expression.share;
import static headroom.model.function.Lognormal.CDF;
import static headroom.model.function.LruRetention.LRU_RETENTION;
import static headroom.problems.kvpool.KvPoolAssumptions.*;

import headroom.model.expression.Constant;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.Style;
import headroom.model.expression.Unit;
import java.util.List;

/** What follows from the assumptions: what the tiers hold and for how long, who serves the turns, reads, writes, money. */
final class KvPoolEstimates {

    private static final Constant FLOP_PER_PARAMETER =
            named("work per parameter and token", 2, "FLOP/tok");
    private static final Constant SECONDS_PER_DAY = named("seconds a day", 86_400, "s");
    private static final Constant HOURS_PER_MONTH = named("hours a month", 730, "h");
    private static final String NO_MEMORY = "the pool has no memory tier";
    private static final String NO_SSD = "the pool has no SSD tier";

    // One session

    static final Estimate SESSION_KV =
            estimate("sessionKv", "KV cache of a session", "B", CONTEXT_TOKENS.times(KV_BYTES_PER_TOKEN))
                    .means("Bytes of KV cache of a session’s whole context.");
    static final Estimate RECOMPUTE_TIME = estimate("recomputeTime", "Time to recompute a session", "s",
            recomputeFlops().dividedBy(GPUS_PER_NODE.times(GPU_FLOPS).times(MFU)))
            .means("How long one node takes to prefill a session’s context again.");
    static final Estimate MEMORY_READ_TIME = estimate("memoryReadTime", "Time to read a session from memory", "s",
            HAS_MEMORY.then(SESSION_KV.dividedBy(MEMORY_READ_RATE)).otherwiseAbsent(NO_MEMORY))
            .means("How long one node takes to read a session’s KV cache out of the memory pool.");
    static final Estimate SSD_READ_TIME = estimate("ssdReadTime", "Time to read a session from SSD", "s",
            HAS_SSD.then(SESSION_KV.dividedBy(SSD_READ_RATE)).otherwiseAbsent(NO_SSD))
            .means("How long one node takes to read a session’s KV cache out of the SSD pool.");
    static final Estimate MEMORY_SPEEDUP = estimate("memorySpeedup", "Memory against recomputing", "×",
            RECOMPUTE_TIME.dividedBy(MEMORY_READ_TIME))
            .means("How many times faster reading a session from memory is than computing it again.");
    static final Estimate SSD_SPEEDUP = estimate("ssdSpeedup", "SSD against recomputing", "×",
            RECOMPUTE_TIME.dividedBy(SSD_READ_TIME))
            .means("How many times faster reading a session from SSD is than computing it again.");
    static final Estimate BREAK_EVEN_READ_RATE = estimate("breakEvenReadRate", "Break-even read rate", "B/s",
            SESSION_KV.dividedBy(RECOMPUTE_TIME))
            .means("The read rate of a node at which reading a session takes as long as computing it again.");

    // What the tiers hold

    static final Estimate GPU_SESSIONS = estimate("gpuSessions", "Sessions in GPU memory", "session",
            sessionsIn(GPUS_PER_NODE.times(GPU_KV_BUDGET)))
            .means("Sessions of each live version whose KV cache fits into the memory of all GPUs.")
            .printedAs(Style.FITTING);
    static final Estimate MEMORY_SESSIONS =
            estimate("memorySessions", "Sessions in the memory pool", "session", sessionsIn(MEMORY_PER_NODE))
                    .means("Sessions of each live version whose KV cache fits into the memory pool of all nodes.")
                    .printedAs(Style.FITTING);
    static final Estimate SSD_SESSIONS =
            estimate("ssdSessions", "Sessions in the SSD pool", "session", sessionsIn(SSD_PER_NODE))
                    .means("Sessions of each live version whose KV cache fits into the SSD pool of all nodes.")
                    .printedAs(Style.FITTING);
    static final Estimate SESSIONS_DOWN_TO_MEMORY = step("sessionsDownToMemory", "Sessions kept down to memory",
            "session", cumulative(GPU_SESSIONS, MEMORY_SESSIONS))
            .means("Different sessions in GPU memory and memory pool: under write-back each is kept once, else the "
                    + "lower tier has a copy of the upper.")
            .printedAs(Style.FITTING);
    static final Estimate SESSIONS_DOWN_TO_SSD = step("sessionsDownToSsd", "Sessions kept down to SSD", "session",
            cumulative(SESSIONS_DOWN_TO_MEMORY, SSD_SESSIONS))
            .means("Different sessions in all three tiers: under write-back each is kept once, else the lower tier has "
                    + "a copy of the upper.")
            .printedAs(Style.FITTING);

    // For how long, and what they serve

    static final Estimate RETURN_CHANCE = step("returnChance", "Chance of another turn", "share",
            of(1).dividedBy(TURNS_PER_SESSION).complement())
            .means("How likely a turn is followed by another one of its session.");
    static final Estimate RETURN_CHANCE_BELOW = step("returnChanceBelow",
            "Chance of another turn of a session written down",
            "share", WRITE_POLICY.when(SELECTIVE, RETURN_CHANCE.times(RETURN_CHANCE)).otherwise(RETURN_CHANCE))
            .means("How likely a turn belongs to a session that came back and was written down: selective writing skips "
                    + "first turns.");
    static final Estimate FIRST_TURN_SHARE = step("firstTurnShare", "First turns", "share", RETURN_CHANCE.complement())
            .means("Turns that open a session, whose context no tier can hold.");
    static final Estimate GPU_RETENTION =
            estimate("gpuRetention", "Retention in GPU memory", "s", retention(GPU_SESSIONS))
                    .means("How long an untouched session stays in GPU memory until LRU drops it (Che’s approximation).");
    static final Estimate MEMORY_RETENTION =
            estimate("memoryRetention", "Retention down to memory", "s", retention(SESSIONS_DOWN_TO_MEMORY))
                    .means("How long an untouched session stays in GPU memory or the memory pool (Che’s approximation).");
    static final Estimate SSD_RETENTION =
            estimate("ssdRetention", "Retention down to SSD", "s", retention(SESSIONS_DOWN_TO_SSD))
                    .means("How long an untouched session stays in any tier until LRU drops it (Che’s approximation).");
    static final Estimate GPU_HIT_SHARE = estimate("gpuHitShare", "Turns served from GPU memory", "share",
            RETURN_CHANCE.times(backWithin(GPU_RETENTION)))
            .means("Turns whose context is still in GPU memory, with lognormal gaps between turns.");
    static final Estimate MEMORY_HIT_SHARE = estimate("memoryHitShare", "Turns served from memory", "share",
            RETURN_CHANCE_BELOW.times(backBetween(GPU_RETENTION, MEMORY_RETENTION)))
            .means("Turns whose context has left GPU memory but is in the memory pool, with lognormal gaps.");
    static final Estimate SSD_HIT_SHARE = estimate("ssdHitShare", "Turns served from SSD", "share",
            RETURN_CHANCE_BELOW.times(backBetween(MEMORY_RETENTION, SSD_RETENTION)))
            .means("Turns whose context is only in the SSD pool, with lognormal gaps.");
    static final Estimate MISS_SHARE = estimate("missShare", "Turns that prefill everything", "share",
            share(GPU_HIT_SHARE.plus(MEMORY_HIT_SHARE).plus(SSD_HIT_SHARE).complement()))
            .means("Turns whose context no tier holds, first turns included.");

    // What a turn waits, and the GPUs that saves

    static final Estimate CONTEXT_READY_TIME = estimate("contextReadyTime", "Context ready", "s",
            HAS_MEMORY.then(MEMORY_HIT_SHARE.times(MEMORY_READ_TIME)).otherwise(of(0, "s"))
                    .plus(HAS_SSD.then(SSD_HIT_SHARE.times(SSD_READ_TIME)).otherwise(of(0, "s")))
                    .plus(MISS_SHARE.times(RECOMPUTE_TIME)))
            .means("The mean wait until the KV cache of a turn’s context is on the GPU.");
    static final Estimate CONTEXT_READY_TIME_WITHOUT_POOL = estimate("contextReadyTimeWithoutPool",
            "Context ready without the pool", "s", GPU_HIT_SHARE.complement().times(RECOMPUTE_TIME))
            .means("The same wait with GPU memory alone.");
    static final Estimate PREFILL_GPUS_WITH_POOL = estimate("prefillGpusWithPool", "GPUs recomputing context", "GPU",
            TURN_RATE.times(RECOMPUTE_TIME).times(GPUS_PER_NODE).times(MISS_SHARE))
            .means("GPUs busy with computing contexts that no tier holds.")
            .printedAs(Style.NEEDED);
    static final Estimate PREFILL_GPUS_WITHOUT_POOL = estimate("prefillGpusWithoutPool",
            "GPUs recomputing context without the pool", "GPU",
            TURN_RATE.times(RECOMPUTE_TIME).times(GPUS_PER_NODE).times(GPU_HIT_SHARE.complement()))
            .means("GPUs that would be busy with it if GPU memory were all; it may be more than the cluster has.")
            .printedAs(Style.NEEDED);
    static final Estimate SAVED_GPUS = estimate("savedGpus", "GPUs saved", "GPU",
            PREFILL_GPUS_WITHOUT_POOL.minus(PREFILL_GPUS_WITH_POOL))
            .means("GPUs that the pool frees from computing contexts again.")
            .printedAs(Style.FITTING);
    static final Estimate CLUSTER_GPUS = step("clusterGpus", "GPUs of the cluster", "GPU", NODES.times(GPUS_PER_NODE))
            .means("GPUs of all nodes.");

    // Reading and writing

    static final Estimate MEMORY_READ_LOAD = estimate("memoryReadLoad", "Read from memory", "B/s",
            TURN_RATE.times(MEMORY_HIT_SHARE).times(SESSION_KV))
            .means("KV cache read back from the memory pool, over all nodes.");
    static final Estimate SSD_READ_LOAD = estimate("ssdReadLoad", "Read from SSD", "B/s",
            TURN_RATE.times(SSD_HIT_SHARE).times(SESSION_KV))
            .means("KV cache read back from the SSD pool, over all nodes.");
    static final Estimate MEMORY_READ_UTILISATION = estimate("memoryReadUtilisation", "Memory read-back utilisation",
            "share", MEMORY_READ_LOAD.dividedBy(NODES.times(MEMORY_READ_RATE)))
            .means("The share of all nodes’ read-back rate from memory that is used.");
    static final Estimate SSD_READ_UTILISATION = estimate("ssdReadUtilisation", "SSD read-back utilisation", "share",
            SSD_READ_LOAD.dividedBy(NODES.times(SSD_READ_RATE)))
            .means("The share of all nodes’ read-back rate from SSD that is used.");
    static final Estimate WRITE_LOAD = estimate("writeLoad", "Written down", "B/s",
            HAS_MEMORY.or(HAS_SSD).then(writeLoad()).otherwise(of(0, "B/s")))
            .means("New KV cache written to the tiers below the GPUs, over all nodes.");
    static final Estimate SSD_DRIVE_WRITES_PER_DAY =
            estimate("ssdDriveWritesPerDay", "Drive writes", "drive writes/day",
                    HAS_SSD.then(WRITE_LOAD.times(SECONDS_PER_DAY).dividedBy(NODES.times(SSD_PER_NODE)))
                            .otherwiseAbsent(NO_SSD))
                    .printedAs(Style.NUMBER)
                    .means("How often a day the SSD pool is written in full.");

    // Blocks and their index

    static final Estimate BLOCK_BYTES =
            estimate("blockBytes", "Bytes of a block", "B", BLOCK_TOKENS.times(KV_BYTES_PER_TOKEN))
                    .means("KV cache that is stored, found and moved as one piece.");
    static final Estimate INDEX_ENTRIES = estimate("indexEntries", "Blocks in the index", "block",
            floor(NODES.times(MEMORY_PER_NODE.plus(SSD_PER_NODE)).dividedBy(BLOCK_BYTES)))
            .means("Blocks that the full pool holds, each with an entry in the metadata service.");
    static final Estimate INDEX_BYTES =
            estimate("indexBytes", "Size of the index", "B", INDEX_ENTRIES.times(INDEX_ENTRY_BYTES))
                    .printedAs(Style.BINARY_BYTES)
                    .means("Memory that the metadata service needs for the index of all blocks.");
    static final Estimate TOKENS_LOST_PER_HIT =
            estimate("tokensLostPerHit", "Tokens lost per hit", "tok", BLOCK_TOKENS.dividedBy(2))
                    .means("Tokens recomputed on a hit because only whole blocks count, half a block on average.");

    // Cost

    static final Estimate SAVED_PER_HOUR =
            estimate("savedPerHour", "Saved", "$/h", SAVED_GPUS.times(GPU_HOUR_PRICE))
                    .means("What the GPUs saved would cost in an hour.");
    static final Estimate POOL_COST_PER_HOUR = estimate("poolCostPerHour", "Cost of the pool", "$/h",
            NODES.times(MEMORY_PER_NODE.times(MEMORY_PRICE).plus(SSD_PER_NODE.times(SSD_PRICE)))
                    .dividedBy(AMORTISATION.times(HOURS_PER_MONTH)))
            .means("What memory and SSDs of the pool cost in an hour of the time over which they are paid off.");
    static final Estimate NET_SAVING_PER_HOUR =
            estimate("netSavingPerHour", "Net saving", "$/h", SAVED_PER_HOUR.minus(POOL_COST_PER_HOUR))
                    .means("What the pool saves in GPU time beyond its own cost; negative when it does not pay.");

    static final List<Estimate> STEPS = List.of(FIRST_TURN_SHARE, CLUSTER_GPUS);
    static final List<Estimate> ALL = List.of(SESSION_KV, RECOMPUTE_TIME, GPU_SESSIONS, MEMORY_SESSIONS, SSD_SESSIONS,
            MEMORY_READ_TIME, SSD_READ_TIME, MEMORY_SPEEDUP, SSD_SPEEDUP, GPU_RETENTION, MEMORY_RETENTION,
            SSD_RETENTION,
            GPU_HIT_SHARE, MEMORY_HIT_SHARE, SSD_HIT_SHARE, MISS_SHARE, CONTEXT_READY_TIME,
            CONTEXT_READY_TIME_WITHOUT_POOL, PREFILL_GPUS_WITH_POOL, PREFILL_GPUS_WITHOUT_POOL, SAVED_GPUS,
            SAVED_PER_HOUR, MEMORY_READ_LOAD, SSD_READ_LOAD, MEMORY_READ_UTILISATION, SSD_READ_UTILISATION, WRITE_LOAD,
            SSD_DRIVE_WRITES_PER_DAY, BLOCK_BYTES, INDEX_ENTRIES, INDEX_BYTES, TOKENS_LOST_PER_HIT,
            BREAK_EVEN_READ_RATE, POOL_COST_PER_HOUR, NET_SAVING_PER_HOUR);

    private KvPoolEstimates() {}

    private static Expression recomputeFlops() {
        Expression weights = FLOP_PER_PARAMETER.times(ACTIVE_PARAMS).times(CONTEXT_TOKENS);
        Expression pairs = CONTEXT_TOKENS.times(CONTEXT_TOKENS).bridgedTo(Unit.NONE, "pairs of tokens").dividedBy(2);
        return ATTENTION_COST.when(ATTENTION_COUNTED, weights.plus(ATTENTION_FLOPS_PER_PAIR.times(pairs)))
                .when(ATTENTION_IGNORED, weights).ofAllOptions();
    }

    private static Expression sessionsIn(Expression capacityPerNode) {
        Expression capacity = NODES.times(capacityPerNode)
                .bridgedTo(SESSION_KV.unit(), "memory of all GPUs and nodes");
        return capacity.dividedBy(LIVE_VERSIONS).dividedBy(SESSION_KV);
    }

    private static Expression cumulative(Expression above, Expression tier) {
        return WRITE_POLICY.when(WRITE_BACK, above.plus(tier)).otherwise(max(above, tier));
    }

    private static Expression retention(Expression sessions) {
        return LRU_RETENTION.of(sessions.dividedBy(TURN_RATE), RETURN_CHANCE, GAP_MEDIAN, GAP_SPREAD);
    }

    /** F: the share of those who come back that do so within a time. */
    static Expression backWithin(Expression time) {
        return CDF.of(time, GAP_MEDIAN, GAP_SPREAD);
    }

    private static Expression backBetween(Expression from, Expression to) {
        return share(backWithin(to).minus(backWithin(from)));
    }

    private static Expression writeLoad() {
        Expression newTokens = NEW_TOKENS.plus(MISS_SHARE.times(notNegative(CONTEXT_TOKENS.minus(NEW_TOKENS))));
        Expression written = WRITE_POLICY.when(WRITE_THROUGH, of(1)).when(SELECTIVE, RETURN_CHANCE)
                .when(WRITE_BACK, WRITE_BACK_SHARE).ofAllOptions();
        return TURN_RATE.times(KV_BYTES_PER_TOKEN).times(newTokens).times(written);
    }
}
