package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class BatchTest {

    @TempDir
    private Path folder;

    private static String line(int peakRate) {
        return "{\"schema\":1,\"problem\":\"moe-service\",\"values\":{\"peakRate\":%d}}".formatted(peakRate);
    }

    private static List<JsonNode> batch(String input) {
        return Run.withInput(input, "evaluate", "--batch", "-").succeeded().lines()
                .map(line -> JsonMapper.shared().readTree(line)).toList();
    }

    @Test
    void everyLineIsAnsweredInOrder() {
        String input = IntStream.rangeClosed(1, 500).mapToObj(BatchTest::line).collect(Collectors.joining("\n"));
        assertEquals(IntStream.rangeClosed(1, 500).mapToObj(rate -> rate * 3000 * 0.5).toList(), batch(input).stream()
                .map(answer -> answer.path("estimates").path("prefillLoad").doubleValue()).toList());
    }

    @Test
    void anAnswerOnALineIsTheSameAsOneAlone() {
        JsonNode alone = JsonMapper.shared().readTree(
                Run.of("evaluate", "moe-service", "--format", "json", "--set", "peakRate=7").succeeded());
        assertEquals(List.of(alone), batch(line(7)));
    }

    @Test
    void aBadLineIsReportedByItsNumberAndTheRestGoesOn() {
        List<JsonNode> answers = batch(String.join("\r\n", line(1), "", "nonsense", "  ", line(0), line(2), ""));
        assertEquals(4, answers.size());
        assertEquals(3, answers.get(1).path("line").intValue());
        assertTrue(answers.get(1).path("error").asString().startsWith("it is not valid JSON"));
        assertEquals(JsonMapper.shared().readTree(
                "{\"line\":5,\"error\":\"peakRate is 0, but must be between 1 and 20,000 req/s\"}"), answers.get(2));
        assertEquals("moe-service", answers.get(3).path("problem").asString());
    }

    @Test
    void aLineThatIsTooLongIsReportedAndSkipped() {
        List<JsonNode> answers = batch("{\"schema\":" + "1".repeat(3 << 20) + "}\n" + line(1));
        assertEquals("it is larger than 1 MiB, the most that a scenario may take",
                answers.getFirst().path("error").asString());
        assertEquals("moe-service", answers.getLast().path("problem").asString());
    }

    @Test
    void noLinesGiveNoAnswers() {
        assertEquals(List.of(), batch(""));
    }

    @Test
    void theLinesMayComeFromAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("lines.jsonl"), line(1) + "\n" + line(2) + "\n");
        assertEquals(2, Run.of("evaluate", "--batch", file.toString()).succeeded().lines().count());
    }

    @Test
    void aFileThatCannotBeReadFails() {
        Path missing = folder.resolve("missing.jsonl");
        assertEquals(missing + " cannot be read: there is no such file or folder.",
                Run.of("evaluate", "--batch", missing.toString()).refused(HeadroomCommandLine.FAILED));
        assertEquals(folder + " cannot be read: it is a folder, but must be a file.",
                Run.of("evaluate", "--batch", folder.toString()).refused(HeadroomCommandLine.FAILED));
    }
}
