package headroom.whatif.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.BarChart;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.whatif.Column;
import headroom.whatif.Comparison;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OverlaidChartTest {

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    private static List<Scenario> scenarios(Problem problem) {
        return IntStream.range(0, Comparison.MOST)
                .mapToObj(seed -> RandomScenarios.of(problem, seed).named("scenario " + seed, "")).toList();
    }

    private static List<String> names(ChartSpec chart) {
        return switch (chart) {
            case LineChart lines -> lines.series().stream().map(series -> series.name()).toList();
            case BarChart bars -> bars.series().stream().map(BarChart.Bars::name).toList();
        };
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everySeriesOfEveryChartHasALineForEachScenarioByItsName(Problem problem) {
        List<Scenario> scenarios = scenarios(problem);
        for (ChartSpec chart : problem.charts()) {
            for (int series : OverlaidChart.series(chart)) {
                ChartData data = OverlaidChart.of(chart, series, scenarios);

                assertEquals(scenarios.stream().map(Scenario::name).toList(), names(data.chart()).stream()
                        .map(name -> name.replaceAll(" \\((same as|no value: ).*", "")).toList(), chart.id());
                assertEquals(scenarios.size(), data.columns().size());
                assertTrue(data.chart().title().startsWith(chart.title()), data.chart().title());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aLineIsWhatTheChartItselfShowsOfThatScenarioAtTheSamePlaces(Problem problem) {
        List<Scenario> scenarios = scenarios(problem);
        for (ChartSpec chart : problem.charts()) {
            if (chart instanceof LineChart lines && lines.across().follows()) {
                continue; // It is swept over what its axis follows from, not over its places.
            }
            int main = OverlaidChart.series(chart).getFirst();
            ChartData data = OverlaidChart.of(chart, main, scenarios);
            for (int i = 0; i < scenarios.size(); i++) {
                Column alone = switch (data) {
                    case ChartData.LineData lines ->
                            Sweep.lines((LineChart) chart, scenarios.get(i), lines.xs()).columns().get(main);
                    case ChartData.BarData _ -> Sweep.bars((BarChart) chart, scenarios.get(i)).columns().get(main);
                };
                assertEquals(alone, data.columns().get(i), chart.id());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aLineThatLiesOnAnotherSaysOnWhich(Problem problem) {
        Scenario defaults = Scenario.defaults(problem);
        List<Scenario> scenarios = List.of(defaults.named("A", ""), RandomScenarios.of(problem, 1).named("B", ""),
                defaults.named("C", ""));
        for (ChartSpec chart : problem.charts()) {
            List<String> names =
                    names(OverlaidChart.of(chart, OverlaidChart.series(chart).getFirst(), scenarios).chart());
            assertEquals("A", names.getFirst());
            assertEquals("C (same as A)", names.getLast());
        }
        assertFalse(OverlaidChart.differs(problem.charts().getFirst(), 0, List.of(defaults, defaults)));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aScenarioWithoutAnyValueSaysWhy(Problem problem) {
        List<Scenario> scenarios = new ArrayList<>(List.of(Scenario.defaults(problem).named("A", "")));
        IntStream.range(0, 40).mapToObj(seed -> RandomScenarios.of(problem, seed).named("B" + seed, ""))
                .forEach(scenarios::add);
        for (ChartSpec chart : problem.charts()) {
            ChartData data = OverlaidChart.of(chart, OverlaidChart.series(chart).getFirst(), scenarios);
            for (int i = 0; i < scenarios.size(); i++) {
                String name = names(data.chart()).get(i);
                assertEquals(data.columns().get(i).isAbsent(), name.matches("[AB]\\d* \\(no value: .+\\)"), name);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void noTwoOfSixLinesHaveTheSameTone(Problem problem) {
        for (ChartSpec chart : problem.charts()) {
            if (OverlaidChart.of(chart, OverlaidChart.series(chart).getFirst(), scenarios(problem))
                    .chart() instanceof LineChart lines) {
                assertEquals(Comparison.MOST, lines.series().stream().map(series -> series.tone()).distinct().count());
            }
        }
    }
}
