package headroom.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.problems.BundledFiles;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Group;
import headroom.formula.Subexpressions;
import headroom.formula.language.FormulaPrinter;
import headroom.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The problem files that come with the program: pages that people read. */
class BundledProblemFilesTest {

    private static final List<String> SECTIONS =
            List.of("schema", "problem", "tab", "title", "brief", "groups", "nouns",
                    "assumptions", "choices", "constants", "conditions", "functions", "coordinates", "estimates",
                    "cost", "headlines",
                    "checks", "tones", "charts", "diagram", "guide", "evidence");
    private static final int WIDEST = 124;
    private static final Pattern SECTION = Pattern.compile("(?m)^(\\w+):");
    private static final Pattern ID = Pattern.compile("(?m)^  - (?:\\{)?id: (\\w+)");

    static Stream<String> ids() {
        return BundledFiles.ids().stream();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void aProblemIsCalledAsItsFile(String id) {
        assertEquals(id, BundledFiles.content(id).problem().id());
        assertEquals(BundledFiles.guide(id), BundledFiles.content(id).guide());
    }

    @ParameterizedTest
    @MethodSource("ids")
    void publishedFiguresComeOutAsNearAsTheFileSays(String id) {
        assertEquals(List.of(), BundledFiles.content(id).evidence().stream().filter(one -> !one.holds())
                .map(one -> "%s: %s".formatted(one.what(), one.print(one.computedValue()))).toList());
    }

    @ParameterizedTest
    @MethodSource("ids")
    void everyFormulaReadsBackToTheSameTreeByTheNamesOfItsFile(String id) {
        Problem problem = BundledFiles.content(id).problem();
        List<Estimate> estimates = Stream.concat(problem.estimates().stream(), problem.steps().stream())
                .filter(estimate -> Subexpressions.coordinates(estimate.formula()).isEmpty()).toList();
        assertTrue(estimates.size() >= problem.estimates().size());
        for (Estimate estimate : estimates) {
            assertEquals(estimate.formula(), problem.formula(FormulaPrinter.print(estimate.formula())), estimate.id());
        }
    }

    @ParameterizedTest
    @MethodSource("ids")
    void sectionsStandInTheOrderOfThePage(String id) throws IOException {
        List<String> found = all(SECTION, text(id));
        assertEquals(SECTIONS.stream().filter(found::contains).toList(), found);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void groupsStandInTheOrderOfTheirFirstMention(String id) {
        Problem problem = BundledFiles.content(id).problem();
        List<Group> mentioned = Stream.concat(problem.assumptions().stream().map(assumption -> assumption.group()),
                problem.choices().stream().map(Choice::group)).distinct().toList();
        assertEquals(mentioned, problem.groups());
    }

    /** What only checks, charts and texts mention comes last, so an estimate names no step below it. */
    @ParameterizedTest
    @MethodSource("ids")
    void aStepStandsBeforeWhatUsesIt(String id) throws IOException {
        Problem problem = BundledFiles.content(id).problem();
        String text = text(id);
        List<String> order = all(ID, text.substring(text.indexOf("\nestimates:"), text.indexOf("\nheadlines:")));
        List<String> breaches = new ArrayList<>();
        for (String user : order) {
            Expression formula = problem.estimate(user).orElseThrow().formula();
            problem.steps().stream().filter(step -> names(formula, step))
                    .filter(step -> order.indexOf(step.id()) > order.indexOf(user))
                    .forEach(step -> breaches.add("%s stands below %s".formatted(step.id(), user)));
        }
        assertEquals(List.of(), breaches);
        assertEquals(problem.estimates().size() + problem.steps().size(), order.size());
    }

    @ParameterizedTest
    @MethodSource("ids")
    void linesAreNoLongerThanAPageIsWide(String id) throws IOException {
        assertEquals(List.of(), text(id).lines().filter(line -> line.length() > WIDEST).toList());
    }

    private static boolean names(Expression formula, Estimate step) {
        return formula.equals(step) || Subexpressions.of(formula).stream().anyMatch(part -> names(part, step));
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map((MatchResult found) -> found.group(1)).toList();
    }

    private static String text(String id) throws IOException {
        return Files.readString(Path.of("assets", "problems", id + ".yaml"));
    }
}
