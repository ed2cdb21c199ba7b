package headroom.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.files.problems.KnownProblem;
import headroom.files.scenario.ProblemFiles;
import headroom.formula.Choice;
import headroom.model.BarChart;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.Problem;
import headroom.problems.Problems;
import headroom.text.Digits;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class TypeTest {

    static final List<Font> SANS = List.of(Type.regular(100), Type.medium(100), Type.semibold(100));
    static final List<Font> FACES = Stream.concat(SANS.stream(), Stream.of(Type.mono(100))).toList();

    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);
    /** What the program itself puts between words and numbers. */
    private static final String SIGNS = "×÷−±≤≥><Σ…–—·“”‘’✓→↑↓";

    @ParameterizedTest
    @FieldSource("FACES")
    void digitsAreEquallyWideSoThatNumbersDoNotJitter(Font face) {
        assertEquals(1, IntStream.rangeClosed('0', '9')
                .mapToObj(digit -> face.getStringBounds(Character.toString(digit), EXACT).getWidth()).distinct()
                .count());
    }

    @ParameterizedTest
    @FieldSource("SANS")
    void everyCharacterThatIsShownIsInTheFace(Font face) {
        assertEquals(Set.of(), missing(face, Stream.concat(signsAndNumbers(), Problems.all().stream()
                .flatMap(problem -> Stream.of(names(problem), charts(problem), sentences(problem))
                        .flatMap(all -> all)))));
    }

    @Test
    void theFaceOfFormulasHasWhatFormulasAreMadeOf() {
        assertEquals(Set.of(), missing(Type.mono(12), Stream.concat(signsAndNumbers(),
                Problems.all().stream().flatMap(TypeTest::names))));
    }

    private static Set<String> missing(Font face, Stream<String> texts) {
        return texts.flatMapToInt(String::codePoints).filter(character -> !Character.isISOControl(character))
                .filter(character -> !face.canDisplay(character)).mapToObj(Character::toString)
                .collect(Collectors.toSet());
    }

    private static Stream<String> signsAndNumbers() {
        return Stream.of(SIGNS, Digits.significant(-1e-28), Digits.significant(-1.5), Digits.decimals(12_345.6, 2));
    }

    /** Names and units, which formulas show, too. */
    private static Stream<String> names(Problem problem) {
        return Stream.of(
                problem.assumptions().stream().flatMap(one -> Stream.of(one.label(), one.unit().symbol())),
                problem.choices().stream().map(Choice::label),
                problem.choices().stream().flatMap(one -> one.options().stream()).map(Choice.Option::label),
                Stream.concat(problem.estimates().stream(), problem.steps().stream())
                        .flatMap(one -> Stream.of(one.label(), one.unit().symbol())))
                .flatMap(all -> all);
    }

    private static Stream<String> charts(Problem problem) {
        return problem.charts().stream().flatMap(chart -> Stream.concat(
                Stream.of(chart.title(), chart.description()), inside(chart)));
    }

    private static Stream<String> inside(ChartSpec chart) {
        return switch (chart) {
            case LineChart lines -> Stream.of(Stream.of(lines.across().label(), lines.up().label()),
                    lines.series().stream().map(series -> series.name()),
                    lines.guides().stream().map(LineChart.Guide::name)).flatMap(all -> all);
            case BarChart bars -> Stream.concat(bars.categories().stream().map(category -> category.name().toString()),
                    bars.series().stream().map(BarChart.Bars::name));
        };
    }

    private static Stream<String> sentences(Problem problem) {
        KnownProblem known = ProblemFiles.bundled(List.of(problem)).of(problem);
        return Stream.of(Stream.of(problem.title(), problem.name(), problem.brief(), known.guide()),
                problem.assumptions().stream().flatMap(one -> Stream.of(one.description(), one.source().toString())),
                problem.choices().stream().flatMap(one -> one.options().stream()).map(Choice.Option::description),
                problem.estimates().stream().map(one -> one.description()),
                problem.checks().stream().flatMap(one -> Stream.concat(Stream.of(one.label(), one.description()),
                        one.failures().stream().map(failure -> failure.text().toString()))),
                problem.headlines().stream().flatMap(one -> Stream.of(one.label(), one.caption().toString())),
                problem.diagram().texts().stream().map(Object::toString),
                known.presets().stream().map(preset -> preset.scenario().name() + preset.scenario().note()))
                .flatMap(all -> all);
    }
}
