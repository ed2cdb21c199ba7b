package headroom.files.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import headroom.files.NamedScenarios;
import headroom.files.UnusableFileException;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScenarioFilesTest {

    private final List<Problem> problems = Problems.all();
    private final ScenarioFiles files = new ScenarioFiles(new ScenarioReader(ProblemFiles.bundled(problems)));
    private final Scenario scenario = Scenario.defaults(problems.getFirst());

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void whatIsSavedOpensAsTheSameScenario(long seed) throws UnusableFileException {
        NamedScenarios random = new NamedScenarios(new Random(seed));
        for (Problem problem : problems) {
            Scenario saved = random.of(problem);
            files.save(folder.resolve("scenario.json"), saved);
            assertEquals(saved, files.open(folder.resolve("scenario.json")), "seed " + seed);
        }
    }

    @Test
    void aSummaryInMarkdownOpensAsTheScenarioThatItCarries() throws IOException {
        Scenario named =
                scenario.named("größer", "").with(scenario.problem().assumption("peakRate").orElseThrow(), 800);
        Path file = Files.writeString(folder.resolve("summary.md"), """
                # größer

                ```json
                {"an": "example"}
                ```

                ## The scenario

                ```json
                %s
                ```
                """.formatted(new ScenarioWriter().line(named)));
        assertEquals(new ScenarioFiles.Opened(named, true), files.look(file));
        Files.writeString(file, "# A page without a scenario\n");
        assertThrows(UnusableFileException.class, () -> files.look(file));
    }

    @Test
    void onlyWhatDiffersFromTheDefaultsIsWritten() throws IOException {
        Problem problem = scenario.problem();
        Path file = folder.resolve("changed.json");
        files.save(file, scenario.named("Small", "").with(problem.assumption("peakRate").orElseThrow(), 12.5)
                .with(problem.assumption("inputTokens").orElseThrow(), 100));
        assertEquals("""
                {
                  "schema": 3,
                  "problem": "moe-service",
                  "name": "Small",
                  "values": {
                    "peakRate": 12.5,
                    "inputTokens": 100
                  },
                  "choices": {}
                }
                """, Files.readString(file));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "x-UTF-16LE-BOM", "X-UTF-32BE-BOM"})
    void aFileInAnotherUnicodeEncodingOpens(String encoding) throws IOException {
        Scenario named = scenario.named("größer 😀", "");
        Path file = Files.writeString(folder.resolve("wide.json"), new ScenarioWriter().line(named),
                Charset.forName(encoding));
        assertEquals(named, files.open(file));
    }

    @Test
    void bytesThatAreNoLettersAreRefusedAndTheCauseIsKept() throws IOException {
        Path file = Files.write(folder.resolve("latin.json"), new byte[]{'{', '"', (byte) 0xE4, '"', '}'});
        UnusableFileException refusal = assertThrows(UnusableFileException.class, () -> files.open(file));
        assertEquals(file + ": some of its bytes stand for no letters in UTF-8, but it must hold a scenario as a JSON "
                + "object", refusal.getMessage());
        assertInstanceOf(CharacterCodingException.class, refusal.getCause().getCause());
    }

    @Test
    void savingReplacesTheFileAndLeavesNothingBeside() throws IOException {
        Path file = Files.writeString(folder.resolve("scenario.json"), "old");
        files.save(file, scenario);
        assertEquals(scenario, files.open(file));
        assertEquals(List.of(file), inFolder());
    }

    @Test
    void savingThroughALinkReplacesWhatItPointsTo() throws IOException {
        Path file = Files.writeString(folder.resolve("scenario.json"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.json"), file);
        files.save(link, scenario);
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(scenario, files.open(file));
    }

    @Test
    void aSaveThatFailsSaysSoAndLeavesNothingBehind() throws IOException {
        Path inTheWay = Files.createDirectory(folder.resolve("scenario.json"));
        assertEquals(inTheWay + " cannot be written: it is a folder", sentenceOfSaving(inTheWay));
        Path nowhere = folder.resolve("missing").resolve("scenario.json");
        assertEquals(nowhere + " cannot be written: there is no such file or folder", sentenceOfSaving(nowhere));
        assertEquals(List.of(inTheWay), inFolder());
    }

    @Test
    void filesThatCannotBeReadAreNamed() throws IOException {
        Path missing = folder.resolve("missing.json");
        assertEquals(missing + " cannot be read: there is no such file or folder", sentenceOfOpening(missing));
        assertEquals(folder + " cannot be read: it is a folder, but must be a file", sentenceOfOpening(folder));
        Path through = Files.writeString(folder.resolve("file"), "").resolve("scenario.json");
        assertEquals(through + " cannot be read: Not a directory", sentenceOfOpening(through));
    }

    @Test
    void aFileWithoutPermissionIsNamed() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.json"), "{}");
        Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("---------"));
        assumeFalse(Files.isReadable(secret), "the administrator may read every file");
        assertEquals(secret + " cannot be read: access is denied", sentenceOfOpening(secret));
    }

    @Test
    void aRefusedFileIsNamedBeforeWhatIsWrongInIt() throws IOException {
        Path file = Files.writeString(folder.resolve("bad.json"), "{\"schema\":9}");
        assertEquals(file
                + ": schema is 9, so a newer version of Headroom wrote it; this one reads a whole number from 1 to 3",
                sentenceOfOpening(file));
        Path large = Files.writeString(folder.resolve("large.json"), "{\"schema\":1}" + " ".repeat(1 << 20));
        assertEquals(large + ": it is larger than 1 MiB, the most that a scenario may take", sentenceOfOpening(large));
    }

    private String sentenceOfOpening(Path file) {
        return assertThrows(UnusableFileException.class, () -> files.open(file)).getMessage();
    }

    private String sentenceOfSaving(Path file) {
        return assertThrows(UnusableFileException.class, () -> files.save(file, scenario)).getMessage();
    }

    private List<Path> inFolder() throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.toList();
        }
    }
}
