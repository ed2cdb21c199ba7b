package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Problem files on the command line: checked, and wherever a problem may stand. */
class OpenedProblemTest {

    private static final Path EXAMPLE = Path.of("src/test/resources/problems/tea-kitchen.yaml");
    private static final String LUNCH =
            "{\"schema\":1,\"problem\":\"tea-kitchen\",\"name\":\"Lunch\",\"values\":{\"kettles\":6}}";

    @TempDir
    private Path folder;
    private Path file = Path.of("");

    @BeforeEach
    void write() throws IOException {
        file = write("tea.yaml", Files.readString(EXAMPLE).replaceAll("(?m)^guide: .*$", ""));
    }

    private Path write(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content);
    }

    private Run run(String line) {
        return Run.of(line.replace("TEA", file.toString()).replace("DIR", folder.toString()).split(" "));
    }

    @Test
    void aPathStandsWhereAProblemDoes() {
        JsonNode answers = run("evaluate TEA --set kettles=5 --choose service=queue --format json").json();
        assertEquals("tea-kitchen", answers.get("problem").stringValue());
        assertEquals(200, answers.get("estimates").get("cost").doubleValue());
        assertEquals("tea-kitchen", run("list TEA --format json").json().get(0).get("problem").stringValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sweep TEA --over guestRate=0.1..0.6 --of meanWait", "sensitivity TEA --of cost",
        "uncertainty TEA --range guestRate=0.4..0.6 --samples 1000", "seek TEA --target meanWait<=1 --by kettles",
        "map TEA --over guestRate=0.1..0.6 --and brewTime=1..10 --of meanWait",
        "export TEA --out DIR/pictures --format svg",
        "summary TEA --out DIR/summary --format markdown", "list TEA", "evaluate TEA --format markdown"})
    void everyCommandTakesAPath(String line) {
        run(line).succeeded();
    }

    @Test
    void scenariosAndComparisonsAreOfTheFilesProblem() throws IOException {
        write("lunch.json", LUNCH);
        assertTrue(run("evaluate TEA --scenario DIR/lunch.json").succeeded().contains("Lunch"));
        assertTrue(run("compare TEA --set kettles=5 DIR/lunch.json").succeeded().contains("Lunch"));
    }

    @Test
    void aBatchKnowsTheFileBeforeIt() throws IOException {
        write("lines.jsonl",
                LUNCH + "\n" + LUNCH.replace("tea-kitchen", "moe-service").replace("kettles", "peakRate") + "\n");
        List<String> lines = run("evaluate TEA --batch DIR/lines.jsonl").succeeded().lines().toList();
        assertEquals(240, JsonMapper.shared().readTree(lines.get(0)).get("estimates").get("cost").doubleValue());
        assertEquals("moe-service", JsonMapper.shared().readTree(lines.get(1)).get("problem").stringValue());
        assertTrue(run("evaluate --batch DIR/lines.jsonl").succeeded().lines().findFirst().orElseThrow()
                .contains("problem is “tea-kitchen”"));
    }

    @Test
    void aCopyWithChangesStandsForTheBundledProblemOfItsId() throws IOException {
        write("tea.yaml", Files.readString(file).replace("problem: tea-kitchen", "problem: moe-service"));
        assertEquals(160, run("evaluate TEA --format json").json().get("estimates").get("cost").doubleValue());
    }

    @Test
    void stepsHaveTheirValuesTooAndCurvesHaveNone() throws IOException {
        write("tea.yaml", Files.readString(file)
                .replace("\nestimates:", "\ncoordinates: [{id: hour, label: Hour, unit: h}]\nestimates:\n"
                        + "  - {id: curve, label: Guests by hour, unit: guest/s, step: true, formula: guestRate * hour / 1 h}")
                .replace("{id: cost,",
                        "{id: twice, label: Twice, unit: kettle, step: true, formula: 2 * kettles}\n  - {id: cost,"));
        JsonNode estimates = run("evaluate TEA --format json").json().get("estimates");
        assertEquals(8, estimates.get("twice").doubleValue());
        assertEquals(null, estimates.get("curve"));
        assertTrue(run("evaluate TEA").succeeded().contains("\nSteps\n  Twice  8 kettles\n"));
        assertTrue(run("evaluate TEA --format csv").succeeded().contains("\ntwice,Twice,8,kettle,\n"));
        assertTrue(run("evaluate TEA --format markdown").succeeded().contains("\n## Steps\n"));
        assertEquals(7, run("evaluate TEA --format csv").succeeded().lines().count());
        assertEquals("--of curve: curve has values only along hour, so it has none by itself.",
                run("sweep TEA --over kettles=1..4 --of curve").refused(2));
    }

    @Test
    void everyMistakeIsToldWithItsLineColumnAndCaret() throws IOException {
        write("tea.yaml", Files.readString(file).replace("utilisation < 1}", "utilsation < 1}")
                .replace("formula: kettles * kettlePrice", "formula: kettles * kettlePrise"));
        Run run = run("evaluate TEA");
        assertEquals(1, run.status());
        assertEquals("", run.out());
        List<String> lines = run.err().lines().toList();
        assertEquals(6, lines.size(), run.err());
        assertTrue(
                lines.get(0).matches(
                        "\\Q" + file + "\\E:\\d+:\\d+: nothing is called “utilsation”; did you mean utilisation\\?"),
                lines.get(0));
        assertEquals(lines.get(1).indexOf("utilsation"), lines.get(2).indexOf("^^^^^^^^^^"));
        assertEquals(run.err(), run("check TEA").out());
        assertEquals(1, run("check TEA").status());
    }

    @Test
    void aGoodFileIsCalledGood() {
        assertEquals(file + ": good\n", run("check TEA").succeeded());
    }

    @Test
    void aCheckThatNoPartShowsIsAHintAndNoMistake() throws IOException {
        write("tea.yaml", Files.readString(file).replace("marked: [capacity, wait]", "marked: [capacity]"));
        assertEquals(file + ": good\n" + file + ": hint: no part of the diagram is marked with the check wait.\n",
                run("check TEA").succeeded());
    }

    @Test
    void evidenceIsHeldAgainstWhatIsComputed() throws IOException {
        String evidence =
                "\nevidence:\n  - {what: A measured wait, published: 3.1 s, source: a stopwatch, of: meanWait}\n";
        write("tea.yaml", Files.readString(file) + evidence);
        assertEquals(file + ": good\n" + """
                  evidence         published  ours    difference
                  A measured wait  3.1 s      3.06 s  −1.4 %      within 5.0 %
                """, run("check TEA --evidence").succeeded());
        write("tea.yaml", Files.readString(file).replace("3.1 s", "4 s"));
        Run missed = run("check TEA --evidence");
        assertEquals(1, missed.status());
        assertTrue(missed.out().contains("not within 5.0 %"), missed.out());
        run("check TEA").succeeded();
    }

    @Test
    void otherFilesAreCheckedAfterOneThatCannotBeRead() {
        Run run = run("check DIR/none.yaml TEA");
        assertEquals(1, run.status());
        assertEquals(folder.resolve("none.yaml") + " cannot be read: there is no such file or folder.\n", run.err());
        assertEquals(file + ": good\n", run.out());
    }

    @Test
    void aPathThatLeadsNowhereIsAnError() {
        assertEquals(folder.resolve("none.yaml") + " cannot be read: there is no such file or folder.",
                run("evaluate DIR/none.yaml").refused(1));
    }

    @Test
    void theSchemaIsJson() {
        assertEquals("object", run("schema").json().get("type").stringValue());
    }
}
