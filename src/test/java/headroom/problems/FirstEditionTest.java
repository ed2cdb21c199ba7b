package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.files.UnusableFileException;
import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.model.Problem;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Scenarios of the first edition of the calculation model, read as the files of its time that they could be: what they are
 * given is what it was, and they give what they gave, but for the estimates that the second edition computes in another way.
 */
class FirstEditionTest {

    private static final double NEAR = 1e-6;

    /**
     * What the second edition computes in another way.
     *
     * @param estimates that have another value nearly everywhere
     * @param cases whose inputs reach a formula that changed, from which much else follows
     */
    private record Changes(Set<String> estimates, Set<String> cases) {}

    private static final Map<String, Changes> CHANGES = Map.of(
            // Attention is quadratic, and a gain is one of expected rates; several GPUs a prompt lose a tenth.
            "moe-service", new Changes(Set.of("longPromptTime", "mtpGain"),
                    Set.of("mtp off", "long prompts over 8 GPUs", "more GPUs a prompt than there are",
                            "everything changed, 1", "everything changed, 2", "everything changed, 3")),
            // Reads wait for each other, and a turn that is found still computes its new tokens.
            "kv-pool",
            new Changes(Set.of("contextReadyTime", "savedGpus", "savedPerHour", "netSavingPerHour"), Set.of()),
            // The cache is what running requests leave, tokenising costs cores, and canary traffic is a lever of its own.
            "gateway", new Changes(
                    Set.of("cacheLifetime", "staleShare", "stalePrefillLoad", "gatewayUtilisation"),
                    Set.of("overloaded", "everything changed, 1", "everything changed, 2", "everything changed, 3")),
            // Prompts count, adapters’ kernels run after the base’s, and slots are as large as the largest rank.
            "lora-service", new Changes(Set.of("costPerMillion", "instanceUtilisation", "decodeSlowdown", "tokenTime",
                    "residentAdapters"), Set.of()),
            // The second moment is cut like the answers, instances are whole, and a step takes as long as it must.
            "rl-rollout",
            new Changes(Set.of("kvPerGpu", "hbmUsedPerGpu", "rolloutRoofline", "rolloutGpus", "savedVersusSync",
                    "costPerStep", "rolloutCostShare"),
                    Set.of("synchronous", "long answers", "mean above the limit", "everything changed, 3")));

    private final ScenarioReader reader = new ScenarioReader(ProblemFiles.bundled());

    static Stream<Arguments> cases() {
        return Problems.all().stream().flatMap(problem -> read(problem.id()).valueStream()
                .map(golden -> Arguments.argumentSet(problem.id() + ": " + golden.path("case").asString(), problem,
                        golden)));
    }

    private static JsonNode read(String problem) {
        InputStream file = Objects.requireNonNull(
                FirstEditionTest.class.getResourceAsStream("/golden/first/%s.json".formatted(problem)));
        return JsonMapper.shared().readTree(file);
    }

    private Evaluation evaluation(Problem problem, JsonNode golden, int schema) throws UnusableFileException {
        ObjectNode file = JsonMapper.shared().createObjectNode();
        file.put("schema", schema).put("problem", problem.id());
        file.set("values", golden.path("values"));
        file.set("choices", golden.path("choices"));
        return Evaluation.of(reader.read(JsonMapper.shared().writeValueAsBytes(file)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void whatTheFirstEditionComputedComesOutOfItsFiles(Problem problem, JsonNode golden) throws UnusableFileException {
        Evaluation first = evaluation(problem, golden, 1);
        assertEquals(first.scenario(), evaluation(problem, golden, 2).scenario());
        Changes changes = Objects.requireNonNull(CHANGES.get(problem.id()));
        if (changes.cases.contains(golden.path("case").asString())) {
            return;
        }
        Set<String> moved = new TreeSet<>();
        for (Estimate estimate : problem.estimates()) {
            JsonNode before = golden.path("estimates").path(estimate.id());
            if (!before.isMissingNode() && !agrees(before, first.value(estimate))
                    && !changes.estimates.contains(estimate.id())) {
                moved.add(estimate.id());
            }
        }
        assertEquals(Set.of(), moved);
    }

    private static boolean agrees(JsonNode before, double now) {
        if (before.isNull() || Double.isNaN(now)) {
            return before.isNull() && Double.isNaN(now);
        }
        double expected = before.asDouble();
        return Math.abs(expected - now) <= NEAR * Math.max(Math.abs(expected), Double.MIN_NORMAL)
                || Math.abs(expected - now) < 1e-12;
    }
}
