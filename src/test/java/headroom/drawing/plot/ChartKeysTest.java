package headroom.drawing.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.DrawnTexts;
import headroom.drawing.Palette;
import headroom.files.problem.Ferry;
import headroom.formula.Choice;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.whatif.chart.BaselineSweep;
import headroom.whatif.chart.Sweep;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.entity.EntityCollection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The keys that a problem file has for charts are seen in their pictures. */
class ChartKeysTest {

    private static final Rectangle2D AREA = new Rectangle2D.Double(0, 0, 600, 400);
    private static final Problem FERRY = Ferry.problem();

    private static ChartSpec chart(Problem problem, String id) {
        return problem.charts().stream().filter(chart -> chart.id().equals(id)).findFirst().orElseThrow();
    }

    private static DrawnTexts picture(Scenario scenario, String id) {
        DrawnTexts picture = new DrawnTexts();
        new ChartPainter(Palette.LIGHT).paint(picture, AREA, Sweep.of(chart(scenario.problem(), id), scenario));
        return picture;
    }

    private static Scenario shortReport() {
        Choice report = FERRY.choice("report").orElseThrow();
        return Scenario.defaults(FERRY).with(report, report.option("short").orElseThrow());
    }

    /** The picture of a chart with another text in the file is another one. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "carried-by-cost | {of: cost, over: trips, span: whole} | {of: cost, over: trips, span: {fixed: [5, 20]}}",
        "carried-by-cost | tone: room, dots: true | tone: room",
        "carried-by-cost | of: room, tone: room | of: room, tone: tax",
        "carried-by-cost | with: {boat: electric} | with: {cars: 2000}",
        "carried-by-cost | name: budget, limit: true | name: budget",
        "carried-by-cost | level: carried, name: today | level: carried, name: now",
        "carried-by-cost | level: carried, name: today | level: 2 * room, name: today",
        "cost-by-cars | span: {around: [0, 3]} | span: {around: [0.5, 2]}",
        "cost-by-cars | 3]}, scale: linear} | 3]}, scale: log}",
        "cost-by-cars | look: stacked, tone: fuel} | look: area, tone: fuel}",
        "cost-by-cars | name: nearly full | name: full",
        "cost-by-cars | from: room * 0.9 | from: room * 0.5",
        "cost-by-cars | level: fare, name: now, on: right | level: 20 $/car, name: now, on: right",
        "by-hour | present: 12 h | present: 6 h",
        "by-hour | look: area | look: line",
        "by-hour | look: steps, tone: 6 | look: line, tone: 5",
        "by-hour | {cars: cars * (1 + growth)}, tone: 5 | {cars: cars * 2}, tone: 5",
        "by-hour | limit: true, when: isLong | limit: true, when: not isLong",
        "fare-scale | {between: [4 trip/day, trips * 2]} | {between: [4 trip/day, trips * 3]}",
        "fare-scale | {of: cost / cars, look: scale} | {of: cost / cars}",
        "by-boat | tone: fuel, x | tone: traffic",
        "by-boat | of: fuelCost, stack: running | of: fuelCost, stack: owning",
        "by-boat | of: load, on: right | of: load / 2, on: right",
        "by-boat | twice as many | two times",
        "hidden | look: stacked, tone: 5 | tone: 5"})
    void aKeyChangesThePicture(String id, String part, String other) throws Exception {
        String from = part.endsWith(", x") ? "stack: running, tone: fuel" : part;
        Problem changed = Ferry.with(from, from.equals(part) ? other : "stack: running, " + other);
        assertNotEquals(picture(Scenario.defaults(FERRY), id).svg(), picture(Scenario.defaults(changed), id).svg());
    }

    @Test
    void aPointHasItsNameBesideItInsideThePlot() {
        DrawnTexts.Text name = picture(Scenario.defaults(FERRY), "carried-by-cost").texts().stream()
                .filter(text -> text.text().equals("today")).findFirst().orElseThrow();
        assertTrue(name.place().getMinX() > 60 && name.place().getMaxX() < 520, name::toString);
        assertTrue(name.place().getMinY() > 80 && name.place().getMaxY() < 360, name::toString);
    }

    @Test
    void axesIncludeAPointThatLiesFarFromTheLines() {
        Problem far = Ferry.with("at: cost, level: carried, name: today",
                "at: 40000 $/day, level: 30000 car/day, name: today");
        JFreeChart drawn = new ChartPainter(Palette.LIGHT)
                .chart(Sweep.of(chart(far, "carried-by-cost"), Scenario.defaults(far)));
        assertTrue(drawn.getXYPlot().getDomainAxis().getRange().getUpperBound() >= 40_000);
        assertTrue(drawn.getXYPlot().getRangeAxis().getRange().getUpperBound() >= 30_000);
        assertTrue(picture(Scenario.defaults(far), "carried-by-cost").words().contains("today"));
    }

    @Test
    void eachStackHasTheValueOfAllItsBars() {
        List<String> words = picture(Scenario.defaults(FERRY), "by-boat").words();
        assertTrue(words.containsAll(List.of("$4,800", "$1,440")) || words.containsAll(List.of("$4.8k", "$1.44k")),
                words::toString);
    }

    @Test
    void whatIsHiddenHasNeitherNameNorValue() {
        assertTrue(picture(Scenario.defaults(FERRY), "by-boat").words().contains("tax"));
        List<String> words = picture(shortReport(), "by-boat").words();
        assertFalse(words.contains("tax"), words::toString);
        assertFalse(picture(shortReport(), "cost-by-cars").words().contains("boat"));
        assertFalse(picture(shortReport(), "by-hour").words().contains("a boat"));
        assertFalse(String.join(" ", picture(shortReport(), "by-hour").words()).contains("two boats"));
    }

    @Test
    void aCategoryThatIsHiddenHasNoBarsAndNoValues() {
        Problem hidden = Ferry.with("{name: now}", "{name: now, when: not isLong}");
        List<String> words = picture(Scenario.defaults(hidden), "hidden").words();
        assertFalse(words.contains("1,320"), words::toString);
        assertFalse(words.contains("—"), words::toString);
        assertTrue(words.contains("1,380"), words::toString);
    }

    @Test
    void aChartThatIsAllHiddenSaysWhere() {
        String all = String.join(" ", picture(shortReport(), "hidden").words()).replaceAll("\\s+", " ");
        assertTrue(all.contains("No value here: it is only shown where report is long"), all);
    }

    @Test
    void tipsTellWhatTheAxisShowsAndWhatWasSet() {
        Scenario defaults = Scenario.defaults(FERRY);
        Scenario dear = defaults.with(FERRY.assumption("crew").orElseThrow(), 5_000);
        JFreeChart drawn = new ChartPainter(Palette.LIGHT).chart(new BaselineSweep()
                .beneath(Sweep.of(chart(FERRY, "carried-by-cost"), dear), defaults));
        ChartRenderingInfo info = new ChartRenderingInfo();
        drawn.draw(new DrawnTexts(), AREA, null, info);
        EntityCollection entities = info.getEntityCollection();
        List<String> tips = IntStream.range(0, entities.getEntityCount())
                .mapToObj(i -> entities.getEntity(i).getToolTipText()).filter(Objects::nonNull).toList();
        assertTrue(tips.contains("carried: 600 cars/day at $8,000/day (trips: 12 trips/day)\nbaseline: 600 cars/day"),
                () -> tips.stream().filter(tip -> tip.contains("12 trips")).toList().toString());
        assertEquals(0, tips.stream().filter(tip -> tip.contains("NaN")).count());
    }
}
