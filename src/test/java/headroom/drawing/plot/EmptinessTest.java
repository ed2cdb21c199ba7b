package headroom.drawing.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import headroom.drawing.Palette;
import headroom.model.AxisRange;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.whatif.chart.BaselineSweep;
import headroom.whatif.chart.ChartData;
import headroom.whatif.chart.Rescaled;
import headroom.whatif.chart.ScaledChart;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A chart in which nothing is to be seen says why, and no other chart does. */
class EmptinessTest {

    private static final int DRAWS = 20;
    private static final Problem SERVICE = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final ChartSpec BY_RATE = SERVICE.charts().getFirst();
    private static final ChartPainter PAINTER = new ChartPainter(Palette.LIGHT);

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    private static ScaledChart scaled(ChartSpec chart, Scenario scenario, Optional<ChartRanges> held) {
        return ScaledChart.of(chart, scenario, Optional.empty(), held, new BaselineSweep(), data -> data);
    }

    private static CardPlot plot(ScaledChart chart) {
        return (CardPlot) PAINTER.chart(chart, Rescaled.NONE).getXYPlot();
    }

    private static @Nullable String held(double low, double high) {
        return plot(scaled(BY_RATE, Scenario.defaults(SERVICE), Optional.of(
                new ChartRanges(AxisRange.between(100, 300), AxisRange.between(low, high), null)))).emptiness();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void onAxesThatFitAChartIsEmptyOnlyWhereNothingHasAValue(Problem problem) {
        for (int seed = 1; seed <= DRAWS; seed++) {
            for (ChartSpec chart : problem.charts()) {
                ScaledChart fitting = scaled(chart, RandomScenarios.of(problem, seed), Optional.empty());
                ChartData data = fitting.data();
                assertEquals(data.isAbsent() ? "No value here: " + data.reason() : null, plot(fitting).emptiness(),
                        "%s, seed %d".formatted(chart.id(), seed));
            }
        }
    }

    @Test
    void onAxesThatAreKeptAChartSaysWhereItsValuesAre() {
        assertEquals("All values lie above this axis, which is kept as it is.", held(0, 1));
        assertEquals("All values lie below this axis, which is kept as it is.", held(10_000, 20_000));
        assertNull(held(0, 500));
    }

    @Test
    void aPartThatWasZoomedIntoMayBeEmpty() {
        CardPlot plot = plot(scaled(BY_RATE, Scenario.defaults(SERVICE), Optional.empty()));
        double high = plot.getRangeAxis().getUpperBound();
        plot.getDomainAxis().setRange(0, plot.getDomainAxis().getUpperBound() / 20);
        plot.getRangeAxis().setRange(0.9 * high, high);
        assertEquals("Nothing lies in this part of the chart.", plot.emptiness());
    }
}
