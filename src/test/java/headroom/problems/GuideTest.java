package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.TextSpan;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.LiveText;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The guides in {@code assets/problems}: their sections, and that each number they ask for exists. */
class GuideTest {

    private static final List<String> SECTIONS =
            List.of("# Clarify", "# Estimate", "# Architecture", "# Trade-offs", "# Follow-ups");
    private static final List<String> SECTIONS_OF_TOPICS = List.of("# Clarify", "# Trade-offs", "# Follow-ups");
    private static final int FEWEST_TOPICS = 2;

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyNumberOfTheGuideHasAValueAtTheDefaults(Problem problem) throws IOException {
        LiveNumbers prose = new LiveNumbers(Evaluation.of(Scenario.defaults(problem)));
        List<String> without = lines(problem).stream()
                .filter(line -> prose.pieces(new LiveText(line)).stream().anyMatch(GuideTest::hasNoValue)).toList();
        assertEquals(List.of(), without);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theGuideAsksOnlyForWhatItsProblemHas(Problem problem) throws IOException {
        List<String> rejections = lines(problem).stream().map(LiveText::new).map(problem::rejection)
                .flatMap(Optional::stream).toList();
        assertEquals(List.of(), rejections);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theGuideHasItsSectionsInOrder(Problem problem) throws IOException {
        assertEquals(SECTIONS, lines(problem).stream().filter(line -> line.startsWith("# ")).toList());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyTopicIsAHeadingAndOneParagraph(Problem problem) throws IOException {
        List<String> lines = lines(problem).stream().filter(line -> !line.isBlank()).toList();
        for (String section : SECTIONS_OF_TOPICS) {
            List<String> body = new ArrayList<>(lines.subList(lines.indexOf(section) + 1, lines.size()));
            List<String> own = body.stream().takeWhile(line -> !line.startsWith("# ")).toList();
            assertTrue(own.size() >= 2 * FEWEST_TOPICS, section);
            for (int i = 0; i < own.size(); i++) {
                assertEquals(i % 2 == 0, own.get(i).startsWith("## "), own.get(i));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void whatIsToBeClarifiedIsAskedAndAllElseIsNamed(Problem problem) throws IOException {
        List<String> headings = lines(problem).stream().filter(line -> line.startsWith("#")).toList();
        List<String> later = headings.subList(headings.indexOf("# Estimate"), headings.size());
        assertEquals(List.of(), headings.subList(1, headings.indexOf("# Estimate")).stream()
                .filter(heading -> !heading.endsWith("?")).toList());
        assertEquals(List.of(), later.stream().filter(heading -> heading.endsWith("?")).toList());
    }

    private static boolean hasNoValue(TextSpan piece) {
        return piece instanceof TextSpan.Mention mention && mention.text().equals(LiveNumbers.NO_VALUE);
    }

    private static List<String> lines(Problem problem) throws IOException {
        return Files.readAllLines(Path.of("assets", "problems", problem.id() + ".md"));
    }
}
