package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.Headline;
import headroom.model.LiveNumbers;
import headroom.model.LiveText;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What problems say in words: every thing is explained, in sentences, in one typography. */
class TextsTest {

    /** A plural right after a one; a fraction, a range or a ratio is no one. */
    private static final Pattern ONE_AND_A_PLURAL =
            Pattern.compile(
                    "(?<![\\d.,–×÷/])\\b1 (?!is\\b|as\\b|ms\\b|reads\\b)\\p{L}+s\\b");

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everythingSaysInASentenceWhatItMeans(Problem problem) {
        assertEquals(List.of(), descriptions(problem).filter(text -> !text.matches("[^a-z].*[.]")).toList());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyDefaultSaysWhereItComesFrom(Problem problem) {
        assertEquals(List.of(), problem.assumptions().stream()
                .filter(assumption -> !assumption.source().text().endsWith(".")).map(Assumption::id).toList());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void apostrophesAndQuotesAreTypographic(Problem problem) throws IOException {
        Stream<String> texts = Stream.of(descriptions(problem), others(problem),
                Files.readAllLines(Path.of("assets", "problems", problem.id() + ".md")).stream()).flatMap(all -> all);
        assertEquals(List.of(), texts.filter(text -> text.matches(".*['\"].*")).toList());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void whatThereIsOneOfIsInTheSingular(Problem problem) throws IOException {
        Scenario scenario = Scenario.defaults(problem);
        for (Assumption assumption : problem.assumptions()) {
            scenario = assumption.range().allows(1) ? scenario.with(assumption, 1) : scenario;
        }
        LiveNumbers prose = new LiveNumbers(Evaluation.of(scenario));
        List<String> plurals = Stream.of(problem.diagram().texts().stream(),
                problem.headlines().stream().map(Headline::caption),
                problem.checks().stream().flatMap(check -> check.failures().stream()).map(Check.Failure::text),
                Files.readAllLines(Path.of("assets", "problems", problem.id() + ".md")).stream().map(LiveText::new))
                .flatMap(texts -> texts).map(prose::text)
                .flatMap(text -> ONE_AND_A_PLURAL.matcher(text).results().map(MatchResult::group)).toList();
        assertEquals(List.of(), plurals);
    }

    /** What a tool tip or a derivation says about a thing. */
    private static Stream<String> descriptions(Problem problem) {
        return Stream.of(problem.assumptions().stream().map(Assumption::description),
                problem.choices().stream().map(Choice::description),
                problem.choices().stream().flatMap(choice -> choice.options().stream())
                        .map(Choice.Option::description),
                Stream.concat(problem.estimates().stream(), problem.steps().stream()).map(Estimate::description),
                problem.checks().stream().map(Check::description),
                problem.charts().stream().map(chart -> chart.description())).flatMap(texts -> texts);
    }

    private static Stream<String> others(Problem problem) {
        return Stream.of(Stream.of(problem.title(), problem.name(), problem.brief()),
                problem.assumptions().stream().flatMap(one -> Stream.of(one.label(), one.source().text())),
                problem.estimates().stream().map(Estimate::label), problem.checks().stream().map(Check::label),
                problem.checks().stream().flatMap(check -> check.failures().stream()).map(Check.Failure::text),
                problem.headlines().stream().flatMap(one -> Stream.of(one.label(), one.caption())),
                problem.charts().stream().map(chart -> chart.title()), problem.diagram().texts().stream())
                .flatMap(texts -> texts).map(Objects::toString);
    }
}
