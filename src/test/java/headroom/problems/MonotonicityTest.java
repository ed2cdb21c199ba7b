package headroom.problems;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which way an estimate goes when one assumption grows, whatever the other assumptions and the choices are. */
class MonotonicityTest {

    /** Iterative functions stop when they are this close. */
    private static final double NOISE = 1e-7;

    @ParameterizedTest(name = "{0}: {1} {2} with {3}")
    @CsvSource(delimiter = '|', textBlock = """
            moe-service  | totalGpus                    | rises | peakRate
            moe-service  | totalGpus                    | rises | headroom
            moe-service  | totalGpus                    | rises | spareUnits
            moe-service  | totalGpus                    | falls | prefillRate
            moe-service  | totalGpus                    | falls | prefixHitRate
            moe-service  | costPerHour                  | rises | gpuHourPrice
            moe-service  | totalGpus                    | rises | spareNodes
            moe-service  | requestsByTime               | rises | tpotLimit
            moe-service  | requestsByTime               | rises | hbmBandwidth
            moe-service  | requestsByTime               | rises | nicEfficiency
            moe-service  | requestsByTime               | falls | stepOverhead
            moe-service  | requestsByTime               | falls | inputTokens
            moe-service  | derivedPrefillRate           | rises | fp8Flops
            moe-service  | derivedPrefillRate           | rises | nicBandwidth
            moe-service  | derivedPrefillRate           | falls | inputTokens
            moe-service  | derivedPrefillRate           | falls | activeParams
            moe-service  | expectedStepTime             | falls | bf16Flops
            moe-service  | weightsPerDecodeGpu          | rises | expertSize
            moe-service  | weightsPerDecodeGpu          | falls | decodeUnitGpus
            moe-service  | prefillCapacityAfterUnitLoss | rises | spareUnits
            moe-service  | ttftP99                      | rises | promptSpread
            moe-service  | ttftP99                      | rises | prefillBatchTokens
            moe-service  | ttftP99                      | falls | givenPrefillUnits
            moe-service  | ttftP99                      | falls | spareUnits
            moe-service  | longPromptTime               | rises | longPromptTokens
            moe-service  | longPromptTime               | falls | cpEfficiency
            moe-service  | unitLossesPerMonth           | rises | nodeFailureRate
            moe-service  | shedShare                    | rises | nodeFailureRate
            moe-service  | shedShare                    | rises | repairTime
            moe-service  | reclaimedGpuHours            | falls | troughShare
            kv-pool      | sessionKv                    | rises | contextTokens
            kv-pool      | recomputeTime                | falls | mfu
            kv-pool      | gpuSessions                  | rises | nodes
            kv-pool      | ssdSessions                  | falls | liveVersions
            kv-pool      | gpuRetention                 | falls | turnRate
            kv-pool      | missShare                    | falls | memoryPerNode
            kv-pool      | missShare                    | falls | ssdPerNode
            kv-pool      | savedPerHour                 | rises | gpuHourPrice
            kv-pool      | writeLoad                    | rises | newTokens
            kv-pool      | indexBytes                   | falls | blockTokens
            kv-pool      | poolCostPerHour              | rises | ssdPrice
            kv-pool      | poolCostPerHour              | falls | amortisation
            kv-pool      | memoryReadTimeLoaded         | falls | memoryReadEfficiency
            kv-pool      | ssdReadTimeLoaded            | falls | ssdReadRate
            kv-pool      | newTokenTime                 | rises | newTokens
            kv-pool      | tokenHitShare                | falls | newTokens
            kv-pool      | tokenHitShare                | rises | ssdPerNode
            kv-pool      | prefillGpusNeeded            | falls | memoryPerNode
            kv-pool      | prefillGpusAvailable         | falls | decodeReserve
            kv-pool      | prefillUtilisation           | falls | nodes
            kv-pool      | savedGpus                    | falls | newTokens
            kv-pool      | memoryForP99                 | rises | gapMedian
            kv-pool      | ssdForP99                    | rises | turnRate
            kv-pool      | ssdForP99                    | falls | memoryPerNode
            kv-pool      | ssdForEndurance              | falls | ssdEndurance
            gateway      | lookupRate                   | rises | requestRate
            gateway      | indexBytes                   | falls | blockTokens
            gateway      | requestsToRetry              | rises | healthInterval
            gateway      | openConnections              | rises | responseTime
            gateway      | gatewayUtilisation           | falls | gatewayReplicas
            gateway      | eventTraffic                 | rises | eventBytes
            gateway      | staleShare                   | rises | eventDelay
            gateway      | instanceUtilisation          | falls | prefixHitRate
            gateway      | instanceUtilisation          | falls | instances
            gateway      | utilisationAfterLoss         | rises | requestRate
            gateway      | hottestInstanceUtilisation   | rises | hotPrefixShare
            gateway      | hotPrefixInstances           | falls | hotPrefixCap
            gateway      | canaryPrefillLoad            | rises | canaryTraffic
            gateway      | canaryUtilisation            | rises | canaryTraffic
            gateway      | canaryUtilisation            | falls | canaryShare
            gateway      | hitRateCacheAware            | falls | reuseTime
            gateway      | hitRateCacheAware            | rises | instances
            gateway      | hitRateCacheBlind            | rises | sharedPrefixShare
            gateway      | ttftP99CacheAware            | rises | hotPrefixCap
            gateway      | ttftP99CacheAware            | falls | prefixHitRate
            gateway      | ttftP99Random                | rises | promptSpread
            gateway      | ttftP99LeastLoaded           | rises | requestRate
            gateway      | tokeniseCores                | falls | tokeniseRate
            gateway      | kvTokensByMemory             | rises | hbmPerGpu
            gateway      | rooflineDecodeRate           | rises | hbmBandwidth
            gateway      | rooflinePrefillRate          | rises | mfu
            gateway      | costPerHour                  | rises | gpuHourPrice
            lora-service | adapterBytes                 | rises | rank
            lora-service | residentAdapters             | rises | gpuAdapterBudget
            lora-service | expectedDistinct             | rises | batch
            lora-service | hottestInstanceLoad          | rises | popularitySkew
            lora-service | decodeSlowdown               | rises | rank
            lora-service | residentHitShare             | rises | gpuAdapterBudget
            lora-service | swapRate                     | rises | requestRate
            lora-service | instanceUtilisation          | rises | requestRate
            lora-service | coldStartFromStore           | rises | storeLatency
            lora-service | costPerMillion               | rises | gpuHourPrice
            lora-service | costPerMillionServed         | falls | requestRate
            lora-service | residentAdapters             | falls | maxRank
            lora-service | residentHitShare             | falls | maxRank
            lora-service | hostHitShare                 | rises | hostMemory
            lora-service | adapterDelayP99              | falls | hostMemory
            lora-service | storeUtilisation             | falls | storeRate
            lora-service | shedShare                    | falls | hotAdapterCap
            lora-service | hottestInstanceLoad          | rises | hotAdapterCap
            lora-service | timePerOutputToken           | rises | requestRate
            lora-service | timePerOutputToken           | falls | prefixHitRate
            lora-service | prefillTime                  | falls | mfu
            lora-service | batchByMemory                | falls | contextTokens
            lora-service | batchByMemory                | falls | gpuAdapterBudget
            lora-service | rooflineBaseRate             | rises | batch
            lora-service | rooflineBaseRate             | rises | hbmBandwidth
            lora-service | rooflineBaseRate             | falls | contextTokens
            lora-service | decodeSlowdown               | rises | adapterKernelTime
            rl-rollout   | tokensPerStep                | rises | meanOutputTokens
            rl-rollout   | meanCutTokens                | rises | maxOutputTokens
            rl-rollout   | meanCutTokens                | falls | lengthSpread
            rl-rollout   | longestOutputTokens          | rises | questions
            rl-rollout   | asyncGpus                    | rises | questions
            rl-rollout   | asyncGpus                    | falls | rolloutRate
            rl-rollout   | asyncGpus                    | rises | toolTime
            rl-rollout   | rolloutGpus                  | falls | trainStepTime
            rl-rollout   | savedVersusSync              | falls | syncUtilisation
            rl-rollout   | weightSyncTime               | falls | syncEfficiency
            rl-rollout   | truncatedShare               | falls | maxOutputTokens
            rl-rollout   | kvPerGpu                     | rises | maxOutputTokens
            rl-rollout   | rolloutRoofline              | rises | slotsPerGpu
            rl-rollout   | rolloutRoofline              | rises | hbmBandwidth
            rl-rollout   | rolloutRoofline              | falls | kvBytesPerToken
            rl-rollout   | rolloutRoofline              | falls | activeParams
            rl-rollout   | weightsReadShare             | rises | activeParams
            rl-rollout   | activeSlots                  | falls | toolTime
            rl-rollout   | trainComputeTime             | falls | trainerGpus
            rl-rollout   | trainComputeTime             | rises | trainFlopsPerParameter
            rl-rollout   | colocatedStepTime            | rises | switchTime
            rl-rollout   | stepTime                     | rises | trainStepTime
            rl-rollout   | stepNeeded                   | falls | trainMfu
            rl-rollout   | costPerStep                  | rises | gpuHourPrice
            """)
    void anEstimateNeverTurnsBack(String problemId, String estimateId, String direction, String assumptionId) {
        neverTurnsBack(Problems.byId(Problems.all(), problemId).orElseThrow(), scenario -> scenario, estimateId,
                direction, assumptionId);
    }

    /** With replicas a steeper popularity lets more instances help with what is popular, so that these see more. */
    @ParameterizedTest
    @CsvSource({"affinity", "random"})
    void steeperPopularityMixesFewerAdaptersWhereNobodyHelps(String routing) {
        Problem problem = Problems.byId(Problems.all(), "lora-service").orElseThrow();
        Choice choice = problem.choice("routing").orElseThrow();
        neverTurnsBack(problem, scenario -> scenario.with(choice, choice.option(routing).orElseThrow()),
                "expectedDistinct", "falls", "popularitySkew");
    }

    private static void neverTurnsBack(Problem problem, UnaryOperator<Scenario> where, String estimateId,
            String direction, String assumptionId) {
        Estimate estimate = problem.estimate(estimateId).orElseThrow();
        Assumption assumption = problem.assumption(assumptionId).orElseThrow();
        double sign = direction.equals("rises") ? 1 : -1;
        RandomScenarios.hold(problem, (evaluation, random) -> {
            Scenario scenario = where.apply(evaluation.scenario());
            double moved = RandomScenarios.value(assumption, random);
            double way = sign * Math.signum(moved - scenario.ownValue(assumption));
            double before = Evaluation.of(scenario).value(estimate);
            double after = Evaluation.of(scenario.with(assumption, moved)).value(estimate);
            boolean turnsBack = way * (after - before) < -NOISE * Math.max(Math.abs(before), Math.abs(after));
            return turnsBack ? Stream.of("%s: %s → %s at %s = %s".formatted(estimate, before, after, assumption, moved))
                    : Stream.empty();
        });
    }
}
