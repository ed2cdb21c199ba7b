package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class BatchTest {

    @TempDir
    private Path folder;

    private static String line(int peakRate) {
        return "{\"schema\":3,\"problem\":\"moe-service\",\"values\":{\"peakRate\":%d}}".formatted(peakRate);
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

    /** 25,000 names that no other line has, in each of ten lines, would fill any table of names that lines share. */
    @Test
    void noLineChangesHowAnotherIsRead() {
        String names = IntStream.range(0, 25_000).mapToObj(i -> "\"aNameThatNobodyElseHas%d\":1".formatted(i))
                .collect(Collectors.joining(","));
        String hostile = IntStream.range(0, 10).mapToObj(i -> "{" + names.replace("Nobody", "Nobody" + i) + "}\n")
                .collect(Collectors.joining());
        String valid = IntStream.rangeClosed(1, 240).mapToObj(BatchTest::line).collect(Collectors.joining("\n"));
        assertEquals(batch(valid), batch(hostile + valid).subList(10, 250));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "x-UTF-16LE-BOM"})
    void aBatchInUtf16IsReadToo(String encoding) {
        String named = line(2).replace("{\"schema", "{\"name\":\"größer 😀\",\"schema");
        byte[] input = (line(1) + "\r\n\r\n" + named + "\nnonsense\n").getBytes(Charset.forName(encoding));
        List<JsonNode> answers = Run.withInput(input, "evaluate", "--batch", "-").succeeded().lines()
                .map(line -> JsonMapper.shared().readTree(line)).toList();
        assertEquals(batch(line(1) + "\n\n" + named + "\nnonsense"), answers);
    }

    @Test
    void halfALetterOfUtf16CostsItsLineOnly() {
        List<JsonNode> answers = Run.withInput(
                (line(1).replaceFirst("\\{", "{\"name\":\"\uD83D\",").concat("\n") + line(2) + "\n")
                        .chars().collect(ByteArrayOutputStream::new, (bytes, unit) -> {
                            bytes.write(unit >> 8);
                            bytes.write(unit);
                        }, (one, other) -> {}).toByteArray(),
                "evaluate", "--batch", "-").succeeded().lines().map(line -> JsonMapper.shared().readTree(line))
                .toList();
        assertTrue(answers.getFirst().path("error").asString().startsWith("some of its bytes stand for no letters"));
        assertEquals(batch(line(2)).getFirst(), answers.getLast());
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-32LE", "UTF-32BE", "X-UTF-32LE-BOM", "X-UTF-32BE-BOM"})
    void aBatchInUtf32IsRefusedAsAWhole(String encoding) {
        assertEquals("Standard input is in UTF-32, but must be in UTF-8 or UTF-16.",
                Run.withInput(line(1).getBytes(Charset.forName(encoding)), "evaluate", "--batch", "-")
                        .refused(HeadroomCommandLine.FAILED));
    }

    @Test
    void aShortFirstLineIsAnsweredAtOnce() {
        assertEquals(2, batch("{}\n{}").size());
        assertEquals(1, batch("{").size());
        assertEquals(0, batch("\n").size());
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
