package headroom.files.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.UnusableFileException;
import headroom.files.problems.KnownProblem;
import headroom.files.yaml.FileMistake;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProblemFilesTest {

    private static final Path EXAMPLE = Path.of("src/test/resources/problems/tea-kitchen.yaml");
    private static final String LUNCH =
            "{\"schema\":1,\"problem\":\"tea-kitchen\",\"name\":\"Lunch\",\"values\":{\"guestRate\":%s},\"choices\":{}}";

    private final ProblemFiles files = new ProblemFiles();

    @TempDir
    private Path folder;
    private Path file = Path.of("");

    @BeforeEach
    void write() throws IOException {
        file = folder.resolve("tea.yaml");
        Files.writeString(file, Files.readString(EXAMPLE).replaceAll("(?m)^guide: .*$", ""));
    }

    private List<String> sentences() throws UnusableFileException {
        return files.open(file).mistakes().stream().map(FileMistake::sentence).toList();
    }

    private void preset(String name, String content) throws IOException {
        Path presets = Files.createDirectories(folder.resolve("presets").resolve("tea-kitchen"));
        Files.writeString(presets.resolve(name), content);
    }

    @Test
    void presetsAndTheGuideStandBesideTheFile() throws IOException {
        preset("lunch.json", LUNCH.formatted("0.6"));
        preset("notes.txt", "no preset");
        Files.writeString(file, "\nguide: tea.md\n", StandardOpenOption.APPEND);
        Files.writeString(folder.resolve("tea.md"), "# Clarify\nHow many guests?\n");
        KnownProblem known = files.open(file).known().orElseThrow();
        assertEquals(List.of("lunch"), known.presetNames());
        assertEquals("Lunch", known.start().name());
        assertEquals("lunch", known.start().preset());
        assertEquals("# Clarify\nHow many guests?\n", known.guide());
        assertEquals(file, known.file());
    }

    @Test
    void aProblemWithoutPresetsStartsWithItsDefaults() throws IOException {
        KnownProblem known = files.open(file).known().orElseThrow();
        assertEquals(List.of(), known.presetNames());
        assertEquals(known.problem(), known.start().problem());
    }

    @Test
    void whatStandsBesideAndCannotBeUsedIsAMistake() throws IOException {
        preset("lunch.json", LUNCH.formatted("-1"));
        assertEquals(List
                .of("the preset presets/tea-kitchen/lunch.json cannot be used: guestRate is -1, but must be between "
                        + "0.01 and 100 guests/s"),
                sentences());
        preset("lunch.json", LUNCH.formatted("1"));
        Files.writeString(file, "\nguide: tea.md\n", StandardOpenOption.APPEND);
        assertEquals(List.of("%s cannot be read: there is no such file or folder".formatted(folder.resolve("tea.md"))),
                sentences());
    }

    @Test
    void mistakesArePrintedWithTheirFile() throws IOException {
        Files.writeString(file, Files.readString(file).replace("kettles * kettlePrice", "kettles * kettleCost"));
        List<String> printed = files.open(file).printed();
        assertEquals(1, printed.size());
        assertTrue(printed.getFirst().startsWith(file + ":"), printed.getFirst());
    }

    @Test
    void whatIsNoFileIsRefused() {
        assertEquals(folder + " cannot be read: it is a folder, but must be a file", refusal(folder));
        Path missing = folder.resolve("missing.yaml");
        assertEquals(missing + " cannot be read: there is no such file or folder", refusal(missing));
    }

    private String refusal(Path wanted) {
        return String.valueOf(assertThrows(UnusableFileException.class, () -> files.open(wanted)).getMessage());
    }
}
