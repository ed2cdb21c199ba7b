package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Estimate;
import headroom.model.Problem;
import headroom.problems.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class EvaluateCommandTest {

    @TempDir
    private Path folder;

    static List<Problem> problems() {
        return Problems.all();
    }

    private static JsonNode json(String... arguments) {
        return Run.of(arguments).json();
    }

    @Test
    void valuesAndChoicesThatAreSetAreUsed() {
        JsonNode answers = json("evaluate", "moe-service", "--format", "json", "--set", "peakRate=1e3", "--set",
                "peakRate=+800", "--choose", "mtp=off");
        assertEquals(800, answers.path("values").path("peakRate").doubleValue());
        assertEquals("off", answers.path("choices").path("mtp").asString());
        assertEquals(1_200_000, answers.path("estimates").path("prefillLoad").doubleValue());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theReferencePresetIsTheDefaults(Problem problem) {
        assertEquals(json("evaluate", problem.id(), "--format", "json"),
                json("evaluate", problem.id(), "--format", "json", "--preset", "reference"));
    }

    @Test
    void aScenarioFileIsWhereItStarts() throws IOException {
        Path file = Files.writeString(folder.resolve("s.json"),
                "{\"schema\":1,\"problem\":\"moe-service\",\"values\":{\"peakRate\":50,\"headroom\":0}}");
        JsonNode values = json("evaluate", "moe-service", "--format", "json", "--scenario", file.toString(), "--set",
                "headroom=30").path("values");
        assertEquals(50, values.path("peakRate").doubleValue());
        assertEquals(30, values.path("headroom").doubleValue());
    }

    @Test
    void aBadScenarioFileFails() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.json"), "{\"schema\":4}");
        assertEquals(bad
                + ": schema is 4, so a newer version of Headroom wrote it; this one reads a whole number from 1 to 3.",
                Run.of("evaluate", "moe-service", "--scenario", bad.toString()).refused(HeadroomCommandLine.FAILED));
        Path other = Files.writeString(folder.resolve("o.json"), "{\"schema\":1,\"problem\":\"moe-service\"}");
        assertEquals(other + " is a scenario of moe-service, but must be one of gateway.",
                Run.of("evaluate", "gateway", "--scenario", other.toString()).refused(HeadroomCommandLine.FAILED));
        Path missing = folder.resolve("missing.json");
        assertEquals(missing + " cannot be read: there is no such file or folder.", Run
                .of("evaluate", "moe-service", "--scenario", missing.toString()).refused(HeadroomCommandLine.FAILED));
    }

    @Test
    void textShowsHeadlinesSignsSharesOfTheLimitReasonsAndWhatBinds() {
        String text = Run.of("evaluate", "moe-service").succeeded();
        assertTrue(text.contains("\n  × Lose a decode unit   33 % short\n"), text);
        assertTrue(text.contains("\n  ✓ TTFT                 5 % left\n"), text);
        assertTrue(text.contains("\nBinding constraint: Lose a decode unit. With one of 2 units down"), text);
        String tight = Run.of("evaluate", "moe-service", "--set", "tpotLimit=2").succeeded();
        assertTrue(tight.matches("(?s).*\n {2}Decode units +— +[^\n]*batch[^\n]*\n.*"), tight);
    }

    @Test
    void textAndMarkdownSayWhatTheScenarioChanges() {
        String[] changed = {"evaluate", "moe-service", "--preset", "spare-unit", "--set", "peakRate=800", "--choose",
            "mtp=off", "--format", "text"};
        assertTrue(Run.of(changed).succeeded().startsWith("""
                An online service for a 600B-class MoE model: One spare unit a role
                  Peak request rate 800 req/s (was 500)
                  Multi-token prediction: off (was on)

                  GPUs deployed"""));
        changed[changed.length - 1] = "markdown";
        assertTrue(Run.of(changed).succeeded().startsWith("""
                # An online service for a 600B-class MoE model: One spare unit a role

                - Peak request rate 800 req/s (was 500)
                - Multi-token prediction: off (was on)

                | Headline |"""));
        assertTrue(Run.of("evaluate", "moe-service").succeeded().startsWith("""
                An online service for a 600B-class MoE model: Defaults

                  GPUs deployed"""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "markdown"})
    void aNameStaysOnItsLineWhateverAFileMakesOfIt(String format) throws IOException {
        Path file = Files.writeString(folder.resolve("s.json"),
                "{\"schema\":1,\"problem\":\"moe-service\",\"name\":\" a\\n# b\\u001b[31m\\u0000\\u2028c\\u009b \"}");
        String answers =
                Run.of("evaluate", "moe-service", "--scenario", file.toString(), "--format", format).succeeded();
        assertTrue(answers.lines().findFirst().orElseThrow().endsWith("MoE model: a # b [31m c"), answers);
        assertTrue(answers.chars().noneMatch(c -> c != '\n' && Character.isISOControl(c)));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void csvHasARowAnEstimate(Problem problem) {
        List<String> lines = Run.of("evaluate", problem.id(), "--format", "csv").succeeded().lines().toList();
        assertEquals("id,label,value,unit,reason", lines.getFirst());
        assertEquals(problem.figures().stream().map(Estimate::id).toList(),
                lines.stream().skip(1).map(line -> line.substring(0, line.indexOf(','))).toList());
    }

    @Test
    void csvPutsCellsWithCommasInQuotes() {
        String csv = Run.of("evaluate", "moe-service", "--format", "csv").succeeded();
        assertTrue(csv.contains("\ntotalGpus,GPUs deployed,544,GPU,\n"), csv);
        assertTrue(csv.contains("\nttftP99,\"Time to first token, P99\",1.89"), csv);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyMarkdownTableIsRectangular(Problem problem) {
        String markdown = Run.of("evaluate", problem.id(), "--format", "markdown").succeeded();
        for (String table : markdown.split("\n\n", -1)) {
            List<String> rows = table.lines().filter(line -> line.startsWith("|")).toList();
            assertTrue(rows.stream().map(row -> row.replace("\\|", "").chars().filter(c -> c == '|').count())
                    .distinct().count() <= 1, table);
        }
        problem.estimates().forEach(
                estimate -> assertTrue(markdown.contains("| " + estimate.label() + " |"), estimate.label()));
    }

    @Test
    void aScenarioWithRangesIsToldWithPercentilesAndProbabilities() throws IOException {
        Path file = Files.writeString(folder.resolve("uncertain.json"), """
                {"schema":2,"problem":"moe-service","name":"Autumn","values":{"spareUnits":1},"choices":{},
                "ranges":{"inputTokens":{"p10":2400,"p90":3600,"shape":"lognormal"}}}""");
        String text = Run.of("evaluate", "moe-service", "--scenario", file.toString()).succeeded();
        assertTrue(text.contains("a check holds surely from 90 % of them on"), text);
        assertTrue(text.matches("(?s).*\n {2}TTFT P99 +1\\.89 s +P10–P90 1\\.\\d+–2\\.\\d+ s +limit 2 s\n.*"), text);
        assertTrue(text.matches("(?s).*\n {2}\\? TTFT +5 % left +holds \\d\\d %\n.*"), text);
        assertTrue(text.contains("\nTTFT holds perhaps. It does in "), text);
        String lenient = Run.of("evaluate", "moe-service", "--scenario", file.toString(), "--threshold", "50%")
                .succeeded();
        assertTrue(lenient.contains("\nAll checks hold surely. The least sure is TTFT, in "), lenient);
        assertEquals("--threshold 40: it must be a percentage between 50 and 100.",
                Run.of("evaluate", "moe-service", "--threshold", "40").refused(HeadroomCommandLine.BAD_USAGE));
        String outside = Run.of("evaluate", "moe-service", "--scenario", file.toString(), "--set", "inputTokens=2000")
                .succeeded();
        assertTrue(outside.contains("There are no percentiles and probabilities: Input tokens is 2,000 tok/req, "
                + "outside its own P10–P90 of 2,400–3,600 tok/req."), outside);
        assertTrue(Run.of("evaluate", "moe-service", "--scenario", file.toString(), "--format", "csv").succeeded()
                .startsWith("id,label,value,unit,reason,p10,p50,p90\n"));
    }
}
