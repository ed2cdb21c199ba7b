package headroom.drawing.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.DrawnTexts;
import headroom.drawing.DrawnTexts.Text;
import headroom.drawing.Palette;
import headroom.files.problem.Ferry;
import headroom.model.Axis;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.Series;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.problems.UncertainScenarios;
import headroom.whatif.chart.BandSweep;
import headroom.whatif.chart.BaselineSweep;
import headroom.whatif.chart.ChartData;
import headroom.whatif.chart.ChartData.LineData;
import headroom.whatif.chart.Sweep;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.entity.EntityCollection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** All charts of all problems, in scenarios from the whole of every range. */
class ChartPainterTest {

    private static final int DRAWS = 30;
    private static final List<Dimension> SIZES = List.of(new Dimension(240, 190), new Dimension(326, 230),
            new Dimension(480, 300), new Dimension(1600, 900));

    static Stream<Arguments> problems() {
        return Stream.concat(Problems.all().stream(), Stream.of(Ferry.problem()))
                .flatMap(problem -> SIZES.stream().map(size -> Arguments.argumentSet(
                        "%s at %d × %d".formatted(problem.id(), size.width, size.height), problem, size)));
    }

    private static List<Scenario> scenarios(Problem problem) {
        List<Scenario> scenarios = new ArrayList<>(List.of(Scenario.defaults(problem)));
        for (int seed = 1; seed <= DRAWS; seed++) {
            scenarios.add(RandomScenarios.of(problem, seed).named("seed " + seed, ""));
        }
        return scenarios;
    }

    /** Zooms both ways about a place near the lower end of the axes, as the wheel does. */
    private static void wheel(JFreeChart chart, ChartRenderingInfo info, double factor) {
        Rectangle2D area = info.getPlotInfo().getDataArea();
        Point2D mouse = new Point2D.Double(area.getX() + area.getWidth() / 10, area.getMaxY() - area.getHeight() / 10);
        chart.getXYPlot().zoomDomainAxes(factor, info.getPlotInfo(), mouse, true);
        chart.getXYPlot().zoomRangeAxes(factor, info.getPlotInfo(), mouse, true);
    }

    private static List<Text> texts(ChartData data, Dimension size) throws Exception {
        DrawnTexts picture = new DrawnTexts();
        new ChartPainter(Palette.LIGHT).paint(picture, new Rectangle2D.Double(0, 0, size.width, size.height), data);
        return picture.texts();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyTextIsInsideThePictureAndNoneTouchesAnother(Problem problem, Dimension size) throws Exception {
        Set<String> breaches = new LinkedHashSet<>();
        Rectangle2D picture = new Rectangle2D.Double(0, 0, size.width, size.height);
        for (Scenario scenario : scenarios(problem)) {
            for (ChartSpec chart : problem.charts()) {
                ChartData alone = scenario.name().endsWith("2") || scenario.name().endsWith("4")
                        ? withBands(chart, UncertainScenarios.of(scenario, 6, 1)) : Sweep.of(chart, scenario);
                boolean over = scenario.name().endsWith("1") || scenario.name().endsWith("4");
                List<Text> texts = texts(
                        over ? new BaselineSweep().beneath(alone, Scenario.defaults(problem)) : alone, size);
                for (int i = 0; i < texts.size(); i++) {
                    Text text = texts.get(i);
                    String where = "%s, %s: “%s”".formatted(chart.id(), scenario.name(), text.text());
                    if (!picture.contains(text.place())) {
                        breaches.add(where + " is clipped at " + text.place());
                    }
                    texts.subList(i + 1, texts.size()).stream().filter(other -> other.place().intersects(text.place()))
                            .forEach(other -> breaches.add(where + " touches “" + other.text() + "”"));
                }
            }
        }
        assertEquals(Set.of(), breaches);
    }

    private static ChartData withBands(ChartSpec chart, Scenario scenario) {
        return new BandSweep().beneath(Sweep.of(chart, scenario), scenario, new BandSweep.Detail(10, 100));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everySeriesThatHasAValueIsNamedAndEveryPictureHasItsTitle(Problem problem, Dimension size) throws Exception {
        for (ChartSpec chart : problem.charts()) {
            ChartData data = Sweep.of(chart, Scenario.defaults(problem));
            String all = String.join(" ", texts(data, size).stream().map(Text::text).toList()).replaceAll("\\s+", " ");
            assertTrue(all.startsWith(chart.title()), all);
            if (data instanceof LineData lines) {
                for (int i = 0; i < lines.columns().size(); i++) {
                    String name = nameOf(lines.chart(), lines.chart().series().get(i));
                    assertTrue(lines.columns().get(i).isAbsent() || all.contains(name), name + " in " + all);
                }
            }
        }
    }

    /** The only line of one of two axes goes by what the axis measures. */
    private static String nameOf(LineChart chart, Series series) {
        Axis.Up right = chart.right();
        boolean alone = chart.series().stream().filter(other -> other.right() == series.right()).count() == 1;
        String label = right != null && series.right() ? right.label() : chart.up().label();
        return right != null && alone && !label.isEmpty() ? label : series.name();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void noPictureIsBlank(Problem problem, Dimension size) throws Exception {
        for (ChartSpec chart : problem.charts()) {
            for (Palette palette : List.of(Palette.LIGHT, Palette.DARK)) {
                BufferedImage image = new BufferedImage(size.width, size.height, BufferedImage.TYPE_INT_RGB);
                Graphics2D g2 = image.createGraphics();
                new ChartPainter(palette).paint(g2, new Rectangle2D.Double(0, 0, size.width, size.height),
                        Sweep.of(chart, Scenario.defaults(problem)));
                g2.dispose();
                int[] pixels = image.getRGB(0, 0, size.width, size.height, null, 0, size.width);
                int card = palette.card().getRGB();
                long inked = Arrays.stream(pixels).filter(pixel -> pixel != card).count();
                assertEquals(card, pixels[0], chart.id());
                assertTrue(inked > 1_500, () -> "%s has %d inked pixels".formatted(chart.id(), inked));
            }
        }
    }

    @Test
    void whereNothingHasAValueASentenceSaysWhy() throws Exception {
        Problem service = Problems.byId(Problems.all(), "moe-service").orElseThrow();
        Scenario unreachable = Scenario.defaults(service).with(service.assumption("tpotLimit").orElseThrow(), 2);
        ChartSpec chart =
                service.charts().stream().filter(spec -> spec.id().equals("mtp")).findFirst().orElseThrow();
        String all = String.join(" ",
                texts(Sweep.of(chart, unreachable), new Dimension(326, 230)).stream().map(Text::text).toList())
                .replaceAll("\\s+", " ");
        assertTrue(all.contains("No value here: no batch is small enough for this TPOT; allow a longer one"), all);
    }

    @Test
    void nothingAboveABarIsInTheUnitOfTheAxis() throws Exception {
        Problem tenants = Problems.byId(Problems.all(), "lora-service").orElseThrow();
        ChartSpec chart =
                tenants.charts().stream().filter(spec -> spec.id().equals("cold-start")).findFirst().orElseThrow();
        List<String> written = texts(Sweep.of(chart, Scenario.defaults(tenants)), new Dimension(480, 300)).stream()
                .map(Text::text).toList();
        assertEquals(2, written.stream().filter("0 ms"::equals).count(), "at the axis and at the bar: " + written);
        assertFalse(written.contains("0 s"), written.toString());
    }

    @Test
    void valuesOfBarsAreBareOnlyInTheUnitOfTheAxis() throws Exception {
        Problem rollout = Problems.byId(Problems.all(), "rl-rollout").orElseThrow();
        ChartSpec chart =
                rollout.charts().stream().filter(spec -> spec.id().equals("step-timeline")).findFirst().orElseThrow();
        Scenario quick = Scenario.defaults(rollout).with(rollout.assumption("questions").orElseThrow(), 1)
                .with(rollout.assumption("answersPerQuestion").orElseThrow(), 1);
        for (Dimension size : SIZES) {
            List<String> numbers = texts(Sweep.of(chart, quick), size).stream().map(Text::text)
                    .filter(text -> text.matches("[\\d.,]+")).toList();
            assertTrue(numbers.stream().noneMatch(number -> Double.parseDouble(number.replace(",", "")) > 1000),
                    "bare, which are in seconds: " + numbers);
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theChartForZoomingHasToolTipsAndReturnsFromZooming(Problem problem, Dimension size) throws Exception {
        for (ChartSpec spec : problem.charts()) {
            JFreeChart chart = new ChartPainter(Palette.LIGHT).chart(Sweep.of(spec, Scenario.defaults(problem)));
            ChartRenderingInfo info = new ChartRenderingInfo();
            Rectangle2D area = new Rectangle2D.Double(0, 0, size.width, size.height);
            chart.draw(new DrawnTexts(), area, null, info);
            EntityCollection entities = info.getEntityCollection();
            List<String> tips = IntStream.range(0, entities.getEntityCount())
                    .mapToObj(i -> entities.getEntity(i).getToolTipText()).filter(Objects::nonNull).toList();
            assertFalse(tips.isEmpty(), spec.id());
            assertTrue(tips.stream().noneMatch(tip -> tip.contains("NaN")), spec.id());
            org.jfree.data.Range home = chart.getXYPlot().getDomainAxis().getRange();
            chart.getXYPlot().zoomDomainAxes(0.25, 0.5, info.getPlotInfo(), null);
            assertFalse(home.equals(chart.getXYPlot().getDomainAxis().getRange()), spec.id());
            chart.draw(new DrawnTexts(), area, null, info);
            chart.getXYPlot().zoomDomainAxes(0, info.getPlotInfo(), null);
            assertEquals(home, chart.getXYPlot().getDomainAxis().getRange(), spec.id());
            wheel(chart, info, 0.9);
            assertTrue(chart.getXYPlot().getDomainAxis().getRange().getLength() < home.getLength(), spec.id());
            for (int turn = 0; turn < 20; turn++) {
                wheel(chart, info, 1.1);
            }
            assertEquals(home, chart.getXYPlot().getDomainAxis().getRange(), spec.id());
        }
    }
}
