package headroom.document.picture;

import headroom.drawing.Palette;
import headroom.drawing.diagram.DiagramPainter;
import headroom.drawing.plot.ChartPainter;
import headroom.drawing.plot.HistogramPainter;
import headroom.drawing.plot.map.PlanePainter;
import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import headroom.model.ChartSpec;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.whatif.Plane;
import headroom.whatif.chart.BandSweep.Detail;
import headroom.whatif.chart.ChartData;
import headroom.whatif.chart.Rescaled;
import headroom.whatif.chart.ScaledChart;
import headroom.whatif.uncertainty.AssessedComparison;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.Samples;
import headroom.whatif.uncertainty.Simulation;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The pictures of a scenario: its charts and its architecture, each with a caption that says where it comes from. */
public final class Pictures {

    /** The id of the diagram among the pictures. */
    public static final String ARCHITECTURE = "architecture";

    private static final String HISTOGRAM = "how-sure-";
    private static final int WIDTH = 800;
    private static final int CHART_HEIGHT = 460;
    private static final int MAP_HEIGHT = 560;
    private static final int DIAGRAM_HEIGHT = 600;
    private static final int TITLE_HEIGHT = 36;
    private static final int MARGIN = 12;
    private static final int LINE_HEIGHT = 16;

    private final Lettering captionLettering = Lettering.regular(11);
    private final Lettering titleLettering = Lettering.semibold(13);
    private final Handout handout;
    private final Evaluation evaluation;
    private final Palette palette;
    private final List<String> caption;

    /** Pictures of a scenario. */
    public Pictures(Handout handout, Palette palette) {
        this.handout = handout;
        this.evaluation = handout.evaluation();
        this.palette = palette;
        this.caption = Caption.lines(handout.scenario(), handout.origin(), handout.date(), captionLettering,
                WIDTH - 2 * MARGIN);
    }

    /** All charts of the problem, in order, and the architecture, if it has one. */
    public List<Picture> all() {
        return Stream.concat(problem().charts().stream().map(this::chart),
                problem().diagram().isEmpty() ? Stream.empty() : Stream.of(architecture())).toList();
    }

    /** The id of the picture in which scenarios are compared by a chart. */
    public static String comparisonId(ChartSpec chart) {
        return "comparison-" + chart.id();
    }

    /** The id of the picture that shows how sure an estimate is. */
    public static String histogramId(Estimate estimate) {
        return HISTOGRAM + estimate.id();
    }

    /**
     * The architecture, the chart of that id, or the histogram of an estimate.
     *
     * @throws java.util.NoSuchElementException when there is none
     */
    public Picture named(String id) {
        if (id.startsWith(HISTOGRAM)) {
            return histogram(problem().estimate(id.substring(HISTOGRAM.length())).orElseThrow());
        }
        return id.equals(ARCHITECTURE) ? architecture()
                : chart(problem().charts().stream().filter(chart -> chart.id().equals(id)).findFirst().orElseThrow());
    }

    /** One chart of the problem. */
    public Picture chart(ChartSpec chart) {
        Scenario scenario = evaluation.scenario();
        ScaledChart scaled = ScaledChart.of(chart, scenario, handout.baseScenario(), handout.locks());
        List<String> lines = new ArrayList<>(caption);
        if (scaled.data().bands() != null) {
            lines.add(Caption.bands(scenario, Detail.FULL.samples()));
        }
        handout.baseScenario().ifPresent(
                other -> lines.addAll(Caption.baseline(scenario, other, captionLettering, WIDTH - 2 * MARGIN)));
        return picture(chart.id(), chart.title(), CHART_HEIGHT, lines, graphics -> new ChartPainter(palette)
                .paint(graphics, area(0, CHART_HEIGHT), scaled, Rescaled.NONE));
    }

    /** A map of the scenario over two assumptions. */
    public Picture map(Plane plane) {
        String id = "map-%s-%s".formatted(plane.across().assumption().id(), plane.up().assumption().id());
        return picture(id, PlanePainter.title(plane), MAP_HEIGHT, caption, graphics -> new PlanePainter(palette)
                .paint(graphics, area(0, MAP_HEIGHT), plane, evaluation.scenario()));
    }

    /**
     * A chart with a series for each of some scenarios, the first of which is that of these pictures, and below it the table
     * of what differs, headline numbers and checks.
     */
    public Picture comparison(ChartData data, AssessedComparison comparison) {
        ChartSpec chart = data.chart();
        ComparisonPainting table = new ComparisonPainting(comparison, palette, WIDTH - 2 * MARGIN);
        return picture(comparisonId(chart), chart.title(), CHART_HEIGHT + table.height(),
                caption.stream().limit(1).toList(), graphics -> {
                    new ChartPainter(palette).paint(graphics, area(0, CHART_HEIGHT), data);
                    table.paint(graphics, MARGIN, CHART_HEIGHT);
                });
    }

    /** The picture of how the samples of an estimate are spread, drawn as the scenario says. */
    public Picture histogram(Estimate estimate) {
        Scenario scenario = evaluation.scenario();
        Samples samples = Simulation.of(scenario, scenario.sampling(), List.of(estimate));
        String title = "How sure: " + FormulaText.inSentence(estimate.label());
        List<String> lines = new ArrayList<>(caption);
        lines.add(captionLettering.cut("%s · %s".formatted(samples.summary(estimate).print(estimate),
                scenario.sampling().text()), WIDTH - 2 * MARGIN));
        return picture(histogramId(estimate), title, CHART_HEIGHT, lines,
                graphics -> new HistogramPainter(palette).paint(graphics, area(0, CHART_HEIGHT), title, samples,
                        estimate, evaluation.value(estimate), Optional.empty()));
    }

    /** The problem's architecture. */
    public Picture architecture() {
        DiagramPainter painter = new DiagramPainter(problem());
        Assessment assessment = Assessment.of(evaluation);
        return picture(ARCHITECTURE, "Architecture", TITLE_HEIGHT + DIAGRAM_HEIGHT, caption, graphics -> {
            paintTitle(graphics);
            painter.paint(graphics, area(TITLE_HEIGHT, DIAGRAM_HEIGHT), assessment, palette);
        });
    }

    private Picture picture(String id, String title, int contentHeight, List<String> lines,
            Picture.Painting content) {
        int height = contentHeight + lines.size() * LINE_HEIGHT + MARGIN;
        return new Picture(problem().id() + "-" + id, "%s: %s".formatted(problem().title(), title),
                handout.scenarioText(), WIDTH,
                height, graphics -> {
                    graphics.setPaint(palette.card());
                    graphics.fill(new Rectangle2D.Double(0, 0, WIDTH, height));
                    content.paint(graphics);
                    paintCaption(graphics, contentHeight, lines);
                });
    }

    private void paintTitle(Graphics2D graphics) {
        double baseLine = TITLE_HEIGHT - 12;
        graphics.setPaint(palette.text());
        titleLettering.draw(graphics, "Architecture", MARGIN, baseLine);
        String kind = new LiveNumbers(evaluation).text(problem().diagram().caption());
        graphics.setPaint(palette.muted());
        captionLettering.draw(graphics, kind, WIDTH - MARGIN - captionLettering.width(kind), baseLine);
    }

    private void paintCaption(Graphics2D graphics, int top, List<String> lines) {
        graphics.setPaint(palette.muted());
        for (int line = 0; line < lines.size(); line++) {
            captionLettering.draw(graphics, lines.get(line), MARGIN, top + (line + 0.75) * LINE_HEIGHT);
        }
    }

    private static Rectangle2D area(int top, int height) {
        return new Rectangle2D.Double(0, top, WIDTH, height);
    }

    private Problem problem() {
        return evaluation.scenario().problem();
    }
}
