package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each preset breaks the limits that its note tells about, and is bound by the first of those listed here. */
class BundledPresetsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "none", textBlock = """
            moe-service  | reference: decodeUnitLoss, cold-cache: ttft decodeUnitLoss, long-documents: roofline ttft hbm slots decodeUnitLoss, published-day: decodeUnitLoss prefillUnitLoss, small-decode-units: decodeUnitLoss, spare-unit:, spare-node: decodeUnitLoss, elastic-experts:, h20: ttft, rack-of-72: prefillUnitLoss decodeUnitLoss, agents-128k: decodeUnitLoss, start-up-on-one-node: prefillUnitLoss decodeUnitLoss
            kv-pool      | reference:, evening-rush: endurance prefillFits poolLoss, coding-agents: poolLoss, upgrade-without-ssd: returning, small-model: ssdFaster worthIt, sized-by-wear:, drives-that-last:, pool-down: poolLoss, mostly-first-turns: worthIt, agents-128k: worthIt, across-regions: returning memoryFaster
            gateway      | reference: canary, ask-every-instance: gatewayFits, one-hot-prefix: hotPrefix ttft, coding-agents: canary, slow-probes:, random-routing: ttft, back-after-minutes: hotPrefix ttft capacity instanceLoss, mixed: ttft, whole-documents: ttft, canary-by-steps:
            lora-service | reference:, requests-go-anywhere: batchResident, a-few-loud-tenants: capacity tpot, rank-64: batchResident tpot, twenty-thousand-adapters: batchResident firstToken, query-and-value-only:, long-prompts-on-one-gpu: tpot, a-million-tenants: storeBandwidth firstToken, second-homes:, seventy-billion-on-four-gpus:, one-large-rank: batchResident
            rl-rollout   | reference:, synchronous: pace, longer-answers: roofline hbm trainer truncation, slow-sandboxes: scoring staleness, quick-steps: weightSync, co-located: pace, agents-with-tools:, one-step-from-the-lengths:, sparse-policy:, synchronous-with-a-short-limit: truncation
            """)
    void everyPresetFailsWhereItsNoteTells(String id, String told) {
        Problem problem = Problems.byId(Problems.all(), id).orElseThrow();
        Map<String, String> expected = new TreeMap<>();
        for (String preset : told.split(", ", -1)) {
            expected.put(preset.substring(0, preset.indexOf(':')), preset.substring(preset.indexOf(':') + 1).strip());
        }
        Map<String, String> found = new TreeMap<>();
        BundledPresets.names(problem).forEach(name -> found.put(name, failures(problem, name)));
        assertEquals(expected, found);
    }

    /** An earlier schema would mean the defaults of its time. */
    @ParameterizedTest
    @ValueSource(strings = {"moe-service", "kv-pool", "gateway", "lora-service", "rl-rollout"})
    void everyPresetIsWrittenInTheNewestSchema(String id) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("presets", id))) {
            for (Path file : files.toList()) {
                assertTrue(Files.readString(file).contains("\"schema\": 3"), file::toString);
            }
        }
    }

    /** The failed checks, what binds first. */
    private static String failures(Problem problem, String preset) {
        Evaluation evaluation = Evaluation.of(BundledPresets.scenario(problem, preset));
        String binding = evaluation.binding().map(result -> result.check().id()).orElse("");
        return evaluation.checks().stream().filter(CheckResult::failed).map(result -> result.check().id())
                .filter(id -> !id.equals(binding)).reduce(binding, (all, id) -> all + " " + id);
    }
}
