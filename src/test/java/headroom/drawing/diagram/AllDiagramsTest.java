package headroom.drawing.diagram;

import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every diagram, in every combination of choices, at the sizes it is seen in, with each assumption at its ends. */
class AllDiagramsTest {

    private static final List<Rectangle2D> SIZES = List.of(new Rectangle2D.Double(0, 0, 408, 330),
            new Rectangle2D.Double(0, 0, 432, 360), new Rectangle2D.Double(0, 0, 1200, 900));

    static Stream<Arguments> pictures() {
        return Problems.all().stream()
                .flatMap(problem -> SIZES.stream().map(size -> Arguments.of(problem, size)));
    }

    @ParameterizedTest(name = "{0} at {1}")
    @MethodSource("pictures")
    void nothingCoversAnythingAndEveryTextFits(Problem problem, Rectangle2D size) {
        DiagramPainter painter = new DiagramPainter(problem);
        Map<String, String> breaches = new LinkedHashMap<>();
        scenarios(problem).forEach(scenario -> DiagramRules.breaches(painter.picture(size, Evaluation.of(scenario)))
                .forEach(breach -> breaches.putIfAbsent(withoutNumbers(breach),
                        breach + " (" + scenario.name() + ")")));
        assertTrue(breaches.isEmpty(),
                () -> "%s at %.0f × %.0f:%n%s".formatted(problem.id(), size.getWidth(), size.getHeight(),
                        breaches.values().stream().map(breach -> "  " + breach).collect(Collectors.joining("\n"))));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void noPictureIsTooSmallForADiagram(Problem problem) {
        DiagramPainter painter = new DiagramPainter(problem);
        for (double width : new double[]{1, 20, 100, 150, 230, 300, 900}) {
            for (double height : new double[]{1, 20, 120, 400}) {
                DiagramLayout layout = painter.layout(width, height);
                assertTrue(layout.picture().getWidth() * layout.scale() <= width + 1,
                        () -> "%s at %s × %s".formatted(problem, width, height));
            }
        }
    }

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    /** The same breach with other numbers in it is told once. */
    private static String withoutNumbers(String breach) {
        return breach.replaceAll("“[^”]*”|[\\d.,]+", "#");
    }

    private static Stream<Scenario> scenarios(Problem problem) {
        return combinations(problem).stream().flatMap(AllDiagramsTest::atTheEnds);
    }

    private static List<Scenario> combinations(Problem problem) {
        List<Scenario> combinations = List.of(Scenario.defaults(problem));
        for (Choice choice : problem.choices()) {
            List<Scenario> more = new ArrayList<>();
            for (Scenario scenario : combinations) {
                choice.options().forEach(option -> more.add(scenario.with(choice, option).named(
                        scenario.name() + ", " + choice.id() + " = " + option.id(), "")));
            }
            combinations = more;
        }
        return combinations;
    }

    private static Stream<Scenario> atTheEnds(Scenario scenario) {
        Stream<Scenario> ends = scenario.problem().assumptions().stream()
                .flatMap(assumption -> Stream.of(assumption.range().low(), assumption.range().high())
                        .map(value -> with(scenario, assumption, value)));
        return Stream.concat(Stream.of(scenario), ends);
    }

    private static Scenario with(Scenario scenario, Assumption assumption, double value) {
        return scenario.with(assumption, value)
                .named("%s, %s = %s".formatted(scenario.name(), assumption.id(), value), "");
    }
}
