package headroom.files.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.problems.ProblemTemplates.Template;
import headroom.files.scenario.ProblemFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProblemTemplatesTest {

    private final ProblemLibrary library = ProblemFiles.bundled();
    private final ProblemTemplates templates = new ProblemTemplates(library);

    @TempDir
    private Path folder;

    @Test
    void eachOfThemIsAProblemWithoutMistakesUnderItsNewName() throws IOException {
        assertEquals(6, templates.all().size());
        for (Template template : templates.all()) {
            Path file = templates.write(template, folder.resolve("my-" + template.id()));
            ProblemFiles.Opened opened = new ProblemFiles().open(file);
            assertEquals(List.of(), opened.printed());
            assertEquals("my-" + template.id(), opened.known().orElseThrow().id());
            assertEquals(library.byId(template.id()).map(KnownProblem::guide).orElse(""),
                    opened.known().orElseThrow().guide());
        }
    }

    @Test
    void aGuideThatIsThereAlreadyStays() throws IOException {
        Path guide = Files.writeString(folder.resolve("mine.md"), "# Clarify\n\nMy own words.\n");
        templates.write(new Template("gateway", "A copy"), folder.resolve("mine.yaml"));
        assertTrue(Files.readString(guide).contains("My own words."));
    }

    @Test
    void anIdIsLikeTheNameAndNobodyElses() {
        assertEquals("print-shop", ProblemTemplates.id("Print Shop!", List.of()));
        assertEquals("gateway-3", ProblemTemplates.id("gateway", List.of("gateway", "gateway-2")));
        assertEquals("problem", ProblemTemplates.id("☕", List.of()));
        assertEquals("problem-2026", ProblemTemplates.id("2026", List.of()));
    }

    @Test
    void aNameGetsTheEndingOfProblemFilesUnlessItHasIt() {
        assertEquals(Path.of("a.yaml"), ProblemTemplates.withExtension(Path.of("a")));
        assertEquals(Path.of("a.yml"), ProblemTemplates.withExtension(Path.of("a.yml")));
        assertFalse(ProblemTemplates.withExtension(Path.of("a.txt")).endsWith("a.txt"));
    }
}
