package headroom.drawing.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.DrawnTexts;
import headroom.drawing.Palette;
import headroom.model.AxisRange;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.Series;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.whatif.chart.BaselineSweep;
import headroom.whatif.chart.ChartData.BarData;
import headroom.whatif.chart.ChartData.LineData;
import headroom.whatif.chart.Rescaled;
import headroom.whatif.chart.ScaledChart;
import java.awt.geom.Rectangle2D;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.jfree.chart.plot.XYPlot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the axes of a chart show when its numbers change. */
class ScalingTest {

    private static final int DRAWS = 12;
    private static final Problem SERVICE = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final ChartSpec BY_RATE = SERVICE.charts().getFirst();
    private static final Scenario DEFAULTS = Scenario.defaults(SERVICE);
    private static final Optional<ChartRanges> FITTING = Optional.empty();

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    private static ScaledChart scaled(ChartSpec chart, Scenario scenario, Optional<ChartRanges> held) {
        return ScaledChart.of(chart, scenario, Optional.empty(), held, new BaselineSweep(), data -> data);
    }

    private static boolean hasScale(ChartSpec chart) {
        return chart instanceof LineChart lines
                && lines.series().stream().anyMatch(series -> series.look() == Series.Look.SCALE);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void heldAxesStayWhateverTheNumbersAre(Problem problem) throws SVGGraphics2DIOException {
        for (ChartSpec chart : problem.charts()) {
            ChartRanges start = scaled(chart, Scenario.defaults(problem), FITTING).ranges();
            for (int seed = 1; seed <= DRAWS; seed++) {
                ScaledChart held = scaled(chart, RandomScenarios.of(problem, seed),
                        Optional.of(start));
                Rescaled changed = Rescaled.between(start, held.ranges());
                assertFalse(changed.across() || changed.up(), chart.id());
                assertTrue(!changed.right() || hasScale(chart), chart.id());
                paint(held);
            }
        }
    }

    /** Values far beyond a held axis must not break its picture. */
    private static void paint(ScaledChart chart) throws SVGGraphics2DIOException {
        DrawnTexts picture = new DrawnTexts();
        new ChartPainter(Palette.LIGHT).paint(picture, new Rectangle2D.Double(0, 0, 326, 230), chart, Rescaled.NONE);
        assertFalse(picture.svg().contains("NaN"));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void rangesHoldTheGhostsToo(Problem problem) {
        for (int seed = 1; seed <= DRAWS; seed++) {
            Scenario present = RandomScenarios.of(problem, seed);
            for (ChartSpec chart : problem.charts()) {
                ScaledChart over = ScaledChart.of(chart, present, Optional.of(Scenario.defaults(problem)), FITTING,
                        new BaselineSweep(), data -> data);
                double highest = highestGhost(over);
                assertTrue(highest <= over.ranges().up().high() * (1 + 1e-9),
                        () -> "%s, seed %s: %s above %s".formatted(chart.id(), present, highest, over.ranges().up()));
            }
        }
    }

    /** The highest a baseline reaches on the left-hand axis in areas and bars, which are shown whole. */
    private static double highestGhost(ScaledChart over) {
        return switch (over.data()) {
            case LineData lines when lines.ghost() != null -> highest(lines, Objects.requireNonNull(lines.ghost()));
            case BarData bars when bars.ghost() != null -> highest(Objects.requireNonNull(bars.ghost()));
            case LineData _,BarData _ -> 0;
        };
    }

    private static double highest(LineData present, LineData ghost) {
        boolean areas = present.chart().series().stream()
                .anyMatch(one -> !one.right() && (one.look().stacked() || one.look() == Series.Look.AREA));
        return areas ? Stream.iterate(0, i -> i + 1).limit(ghost.columns().size())
                .filter(i -> !ghost.chart().series().get(i).right())
                .flatMapToDouble(i -> Stream.iterate(0, at -> at + 1).limit(ghost.xs().size())
                        .mapToDouble(at -> ghost.top(i, at)))
                .filter(top -> !Double.isNaN(top)).max().orElse(0) : 0;
    }

    private static double highest(BarData ghost) {
        return Stream.iterate(0, i -> i + 1).limit(ghost.columns().size())
                .filter(i -> !ghost.chart().series().get(i).right())
                .flatMapToDouble(i -> DoubleStream.iterate(0, at -> at + 1).limit(ghost.chart().categories().size())
                        .map(at -> ghost.top(i, (int) at)))
                .filter(top -> !Double.isNaN(top)).max().orElse(0);
    }

    @Test
    void aPlotShowsTheRangesItWasGiven() {
        ChartRanges ranges = new ChartRanges(AxisRange.between(100, 300), AxisRange.between(0, 70), null);
        ScaledChart chart = scaled(BY_RATE, DEFAULTS, Optional.of(ranges));
        XYPlot plot = new ChartPainter(Palette.LIGHT).chart(chart, Rescaled.NONE).getXYPlot();
        assertEquals(70, plot.getRangeAxis().getUpperBound());
        assertEquals(300, plot.getDomainAxis().getUpperBound(), 1e-9);
    }

    @Test
    void whatChangedIsSaidInASentence() {
        ChartRanges before = new ChartRanges(AxisRange.between(0, 1), AxisRange.between(0, 1), null);
        ChartRanges higher = new ChartRanges(AxisRange.between(0, 1), AxisRange.between(0, 2), null);
        ChartRanges wider = new ChartRanges(AxisRange.between(0, 3), AxisRange.between(0, 2), null);
        assertEquals("", Rescaled.between(before, before).sentence());
        assertEquals("The scale of the vertical axis changed.", Rescaled.between(before, higher).sentence());
        assertEquals("The scale of the horizontal axis changed.", Rescaled.between(higher, wider).sentence());
        assertEquals("The scale of the axes changed.", Rescaled.between(before, wider).sentence());
    }
}
