package headroom.drawing.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.DrawnTexts;
import headroom.drawing.Theme;
import headroom.formula.Assumption;
import headroom.formula.Range.Scale;
import headroom.model.AxisRange;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.problems.UncertainScenarios;
import headroom.whatif.chart.BandSweep;
import headroom.whatif.chart.BandSweep.Detail;
import headroom.whatif.chart.Bands;
import headroom.whatif.chart.ChartData;
import headroom.whatif.chart.ChartData.LineData;
import headroom.whatif.chart.ScaledChart;
import headroom.whatif.chart.Sweep;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jfree.chart.labels.XYToolTipGenerator;
import org.jfree.chart.plot.XYPlot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BandDrawingTest {

    private static final int DRAWS = 6;
    private static final Detail SMALL = new Detail(9, 60);
    private static final Problem SERVICE = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final Assumption OUTPUT = SERVICE.assumption("outputTokens").orElseThrow();
    private static final ChartSpec BY_RATE = SERVICE.charts().getFirst();
    private static final Scenario UNCERTAIN =
            Scenario.defaults(SERVICE).with(OUTPUT, UncertainRange.of(OUTPUT, 400, 900));

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    private static ChartData banded(ChartSpec chart, Scenario scenario) {
        return new BandSweep().beneath(Sweep.of(chart, scenario), scenario, SMALL);
    }

    private static XYPlot plot(ChartData data) {
        return new ChartPainter(Theme.LIGHT.palette()).chart(data).getXYPlot();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void bandsStretchAxesButNeverManyTimes(Problem problem) {
        for (int seed = 1; seed <= DRAWS; seed++) {
            Scenario scenario = UncertainScenarios.of(RandomScenarios.of(problem, seed), 6, seed);
            for (ChartSpec chart : problem.charts()) {
                ChartData data = banded(chart, scenario);
                if (data instanceof LineData lines && lines.chart().up().scale() == Scale.LINEAR) {
                    AxisRange without = ranges(data.with(null)).up();
                    AxisRange with = ranges(data).up();
                    double most = 2.5 * Math.max(without.high(), -without.low());
                    assertTrue(with.high() <= most && with.low() >= -most,
                            () -> "%s, seed %s: %s instead of %s".formatted(chart.id(), scenario, with, without));
                }
            }
        }
    }

    private static ChartRanges ranges(ChartData data) {
        return ScaledChart.fitting(data).ranges();
    }

    @Test
    void anAxisShowsAnUsualBandWhole() {
        ChartData data = banded(BY_RATE, UNCERTAIN);
        Bands bands = data.bands();
        assertNotNull(bands);
        double highest = bands.series().stream().flatMapToDouble(band -> band.p90().present()).max().orElseThrow();
        assertTrue(ranges(data).up().high() >= highest);
    }

    @Test
    void tipsTellP10AndP90() {
        ChartData data = banded(BY_RATE, UNCERTAIN);
        XYPlot plot = plot(data);
        XYToolTipGenerator tips = plot.getRenderer().getDefaultToolTipGenerator();
        assertTrue(tips.generateToolTip(plot.getDataset(), 0, 100).contains("\nP10–P90: "));
        XYPlot certain = plot(data.with(null));
        assertTrue(!certain.getRenderer().getDefaultToolTipGenerator().generateToolTip(certain.getDataset(), 0, 100)
                .contains("P10"));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aBandIsInTheKeyOnceAndInThePicture(Problem problem) throws Exception {
        Scenario scenario = UncertainScenarios.of(Scenario.defaults(problem), 6, 1);
        int banded = 0;
        for (ChartSpec chart : problem.charts()) {
            ChartData data = banded(chart, scenario);
            boolean has = data.bands() != null;
            banded += has ? 1 : 0;
            assertEquals(has ? 1 : 0, texts(data).stream().filter(text -> text.contains("P10–P90")).count(),
                    chart.id());
        }
        assertTrue(banded > 0, problem.id());
        assertTrue(!pixels(banded(BY_RATE, UNCERTAIN)).equals(pixels(banded(BY_RATE, UNCERTAIN).with(null))));
    }

    private static List<String> texts(ChartData data) throws Exception {
        DrawnTexts picture = new DrawnTexts();
        new ChartPainter(Theme.LIGHT.palette()).paint(picture, new Rectangle2D.Double(0, 0, 400, 260), data);
        return picture.words();
    }

    private static List<Integer> pixels(ChartData data) {
        BufferedImage image = new ChartPainter(Theme.LIGHT.palette()).chart(data).createBufferedImage(300, 200);
        return Arrays.stream(image.getRGB(0, 0, 300, 200, null, 0, 300)).boxed().toList();
    }
}
