package headroom.document.summary;

import headroom.document.picture.Caption;
import headroom.document.picture.Handout;
import headroom.document.picture.Lettering;
import headroom.document.picture.Picture;
import headroom.drawing.Palette;
import headroom.drawing.diagram.DiagramPainter;
import headroom.drawing.plot.ChartPainter;
import headroom.model.ChartSpec;
import headroom.model.LiveNumbers;
import headroom.text.Figure;
import headroom.whatif.chart.Rescaled;
import headroom.whatif.chart.ScaledChart;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.AssessmentSentence;
import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * A summary on one upright A4 page: what it is, the headline numbers, the architecture beside the checks, the charts three
 * in a row, and how the headline numbers come about. Long texts are cut, and pictures take the height that is left.
 */
public final class SummaryPage {

    /** A4 in points. */
    public static final int WIDTH = 595;
    public static final int HEIGHT = 842;

    private static final double MARGIN = 34;
    private static final double INSIDE = WIDTH - 2 * MARGIN;
    private static final double GAP = 10;
    private static final int COLUMNS = 3;
    private static final double CELL = (INSIDE - (COLUMNS - 1) * GAP) / COLUMNS;
    /** The width of the checks beside the diagram. */
    private static final double CHECKS = CELL + 2 * GAP;
    private static final double FOOTER = 12;
    private static final double PADDING = 7;

    private static final double DIAGRAM_SHARE = 0.42;
    private static final double LEAST_DIAGRAM = 205;
    private static final double MOST_DIAGRAM = 250;
    private static final double LEAST_CHART = 84;
    private static final double MOST_CHART = 150;
    private static final double LEAST_LAST_ROW = 96;

    private final Lettering title = Lettering.semibold(17);
    private final Lettering heading = Lettering.semibold(7.5);
    private final Lettering text = Lettering.regular(8);
    private final Lettering strong = Lettering.semibold(8);
    private final Lettering small = Lettering.regular(6.8);
    private final Lettering formula = Lettering.mono(6);
    private final List<Lettering> figures = List.of(Lettering.semibold(15), Lettering.semibold(12.5),
            Lettering.semibold(10), Lettering.semibold(8), Lettering.semibold(6.5));

    private final Handout handout;
    private final Palette palette;
    private final Assessment assessment;
    private final Checks checks;
    private final List<PageMark> marks = new ArrayList<>();

    /** The most lines that a formula has, in words and in numbers, and that the sentence has about what binds. */
    private record Lines(int words, int numbers, int binding) {

        static final Lines MOST = new Lines(4, 6, 5);

        boolean canBeFewer() {
            return words > 0 || numbers > 1 || binding > 1;
        }

        /** The next fewer: words go first, since the numbers say the same. */
        Lines fewer() {
            return words > 0 ? new Lines(words - 1, numbers, binding)
                    : numbers > 1 ? new Lines(words, numbers - 1, binding) : new Lines(words, numbers, binding - 1);
        }
    }

    /** The heights of the diagram’s row, of a row of charts, and of the last row, where texts have so many lines. */
    private record Rows(double diagram, double chart, double last, Lines lines) {}

    public SummaryPage(Handout handout, Palette palette) {
        this.handout = handout;
        this.palette = palette;
        this.assessment = handout.assessment();
        this.checks = new Checks(assessment, handout.choices(), palette);
    }

    /** The page as a picture in points. */
    public Picture picture() {
        List<PageMark> page = marks();
        return new Picture(handout.problem().id() + "-summary",
                "%s: %s".formatted(handout.problem().title(), handout.scenario().name()), handout.scenarioText(), WIDTH,
                HEIGHT, graphics -> {
                    graphics.setColor(palette.card());
                    graphics.fill(new Rectangle2D.Double(0, 0, WIDTH, HEIGHT));
                    page.forEach(mark -> mark.paint(graphics));
                });
    }

    /** All that is on the page. */
    public List<PageMark> marks() {
        marks.clear();
        double top = tiles(header() + GAP) + GAP;
        List<ChartSpec> charts = handout.problem().charts();
        int rows = charts.size() / COLUMNS;
        int alone = charts.size() % COLUMNS;
        Rows heights = rows(top, rows, alone);
        if (heights.diagram > 0) {
            diagramAndChecks(top, heights.diagram, heights.lines.binding);
            top += heights.diagram + GAP;
        }
        for (int i = 0; i < charts.size(); i++) {
            int row = i / COLUMNS;
            chart(charts.get(i), MARGIN + (i % COLUMNS) * (CELL + GAP), top + row * (heights.chart + GAP),
                    row < rows ? heights.chart : heights.last);
        }
        derivations(top + rows * (heights.chart + GAP), alone, COLUMNS - alone, heights.lines)
                .forEach(column -> marks.addAll(column.marks()));
        footer();
        return List.copyOf(marks);
    }

    /** Texts give up lines, one at a time, before charts become too small to read. */
    private Rows rows(double top, int rows, int alone) {
        Rows heights = rows(top, rows, alone, Lines.MOST);
        while (heights.chart < LEAST_CHART && heights.lines.canBeFewer()) {
            heights = rows(top, rows, alone, heights.lines.fewer());
        }
        return heights;
    }

    private Rows rows(double top, int rows, int alone, Lines lines) {
        double last = derivationHeight(COLUMNS - alone, alone > 0, lines);
        double rest = HEIGHT - MARGIN - FOOTER - top - last - (rows + 1) * GAP;
        double diagram = handout.problem().diagram().isEmpty() ? checks.height(INSIDE, lines.binding)
                : Math.max(Math.clamp(rest * DIAGRAM_SHARE, LEAST_DIAGRAM, MOST_DIAGRAM),
                        checks.leastHeight(CHECKS, lines.binding));
        return new Rows(diagram, Math.min(MOST_CHART, (rest - diagram) / rows), last, lines);
    }

    private double header() {
        PageColumn column = new PageColumn(MARGIN, MARGIN - 6, INSIDE);
        column.row(handout.problem().name(), text, palette.muted(), handout.date().toString(), text, palette.muted());
        column.space(2);
        column.line(handout.scenario().name(), title, palette.text());
        column.paragraph(handout.scenario().note(), text, palette.text(), 2);
        List<String> changes = handout.changes();
        if (changes.isEmpty()) {
            column.line("All assumptions and choices as in " + handout.originName() + ".", text, palette.muted());
        } else {
            column.space(3);
            column.line("Changed against " + handout.originName(), heading, palette.muted());
            column.lines(
                    Caption.wrapped(changes, text, INSIDE, 4).stream().map(line -> text.cut(line, INSIDE)).toList(),
                    text, palette.text());
        }
        String basis = new AssessmentSentence(assessment).basis();
        if (!basis.isEmpty()) {
            column.space(3);
            column.paragraph(basis, text, assessment.isSampled() ? palette.muted() : palette.warn(), 2);
        }
        column.space(handout.baseline().isPresent() ? 3 : 0);
        handout.baseline().ifPresent(baseline -> column.line("Differences are against the baseline “%s”."
                .formatted(baseline.scenario().name()), text, palette.muted()));
        marks.addAll(column.marks());
        return column.bottom();
    }

    private double tiles(double top) {
        List<Handout.Answer> headlines = handout.headlines(assessment);
        double width = (INSIDE - (headlines.size() - 1) * GAP) / headlines.size();
        double bottom = top;
        List<PageMark> contents = new ArrayList<>();
        for (int i = 0; i < headlines.size(); i++) {
            PageColumn column = new PageColumn(MARGIN + i * (width + GAP) + PADDING, top + 4, width - 2 * PADDING);
            tile(column, headlines.get(i));
            contents.addAll(column.marks());
            bottom = Math.max(bottom, column.bottom() + 4);
        }
        for (int i = 0; i < headlines.size(); i++) {
            marks.add(new PageMark.Card(new Rectangle2D.Double(MARGIN + i * (width + GAP), top, width, bottom - top),
                    palette.card(), palette.border()));
        }
        marks.addAll(contents);
        return bottom;
    }

    private void tile(PageColumn column, Handout.Answer answer) {
        column.line(answer.label(), small, palette.muted());
        Color colour = answer.failed() ? palette.bad() : palette.text();
        String number = answer.figure().map(Figure::number).orElse(LiveNumbers.NO_VALUE);
        String unit = answer.figure().map(Figure::unit).orElse("");
        Lettering fitting = figures.stream()
                .filter(size -> size.width(number) + 3 + small.width(unit) <= column.width())
                .findFirst().orElse(figures.getLast());
        column.space(figures.getFirst().size() - fitting.size());
        column.figure(number, fitting, colour, unit, small, palette.muted());
        column.paragraph(answer.caption(), small, palette.muted(), answer.figure().isPresent() ? 1 : 2);
        if (!answer.spread().isEmpty()) {
            column.paragraph(spread(answer.spread(), unit, column.width()), small, palette.accent(), 2);
        }
        column.paragraph(answer.change(), small, palette.accent(), 2);
    }

    /** Percentiles with their unit where there is room for it; it stands above them as well. */
    private String spread(String ends, String unit, double width) {
        boolean fits = small.width("P10–P90 " + ends) <= width || !ends.endsWith(unit);
        return "P10–P90 " + (fits ? ends : ends.substring(0, ends.length() - unit.length()).strip());
    }

    private void diagramAndChecks(double top, double height, int linesOfBinding) {
        if (handout.problem().diagram().isEmpty()) {
            checksCard(MARGIN, top, height, linesOfBinding);
        } else {
            diagram(top, INSIDE - CHECKS - GAP, height);
            checksCard(WIDTH - MARGIN - CHECKS, top, height, linesOfBinding);
        }
    }

    private void diagram(double top, double width, double height) {
        Rectangle2D card = new Rectangle2D.Double(MARGIN, top, width, height);
        marks.add(new PageMark.Card(card, palette.card(), palette.border()));
        PageColumn head = new PageColumn(MARGIN + PADDING, top + 3, width - 2 * PADDING);
        head.row("Architecture", strong, palette.text(),
                small.cut(new LiveNumbers(handout.evaluation()).text(handout.problem().diagram().caption()), width / 2),
                small,
                palette.muted());
        marks.addAll(head.marks());
        double headHeight = head.bottom() - top + 2;
        DiagramPainter painter = new DiagramPainter(handout.problem());
        marks.add(new PageMark.Drawing(
                new Rectangle2D.Double(MARGIN + 2, top + headHeight, width - 4, height - headHeight - 3), 480, 290,
                (graphics, area) -> painter.paint(graphics, area, assessment, palette)));
    }

    private void checksCard(double left, double top, double height, int linesOfBinding) {
        double right = WIDTH - MARGIN;
        marks.add(new PageMark.Card(new Rectangle2D.Double(left, top, right - left, height), palette.card(),
                palette.border()));
        marks.addAll(checks.column(left, top, right - left, height, linesOfBinding).marks());
    }

    private void chart(ChartSpec chart, double left, double top, double height) {
        Rectangle2D card = new Rectangle2D.Double(left, top, CELL, height);
        ScaledChart scaled = ScaledChart.of(chart, handout.scenario(), handout.baseScenario(), handout.locks());
        marks.add(new PageMark.Card(card, palette.card(), palette.border()));
        marks.add(new PageMark.Drawing(new Rectangle2D.Double(left + 1.5, top + 1.5, CELL - 3, height - 3), 290, 175,
                (graphics, area) -> new ChartPainter(palette).paint(graphics, area, scaled, Rescaled.NONE)));
    }

    private double derivationHeight(int columns, boolean besideCharts, Lines lines) {
        double needed = derivations(0, 0, columns, lines).stream().mapToDouble(PageColumn::bottom).max().orElse(0);
        return besideCharts ? Math.max(needed, LEAST_LAST_ROW) : needed;
    }

    private List<PageColumn> derivations(double top, int firstCell, int cells, Lines lines) {
        List<PageColumn> columns = new ArrayList<>();
        List<Handout.Derived> all = handout.derivations();
        for (int cell = 0; cell < cells; cell++) {
            PageColumn column = new PageColumn(MARGIN + (firstCell + cell) * (CELL + GAP), top, CELL);
            int from = (all.size() * cell + cells - 1) / cells;
            int to = (all.size() * (cell + 1) + cells - 1) / cells;
            for (Handout.Derived derived : all.subList(from, to)) {
                column.row(derived.label(), strong, palette.text(), derived.result(), strong, palette.text());
                if (lines.words > 0) {
                    column.paragraph("= " + derived.words(), small, palette.muted(), lines.words);
                }
                column.paragraph("= " + derived.unbrokenValues(), formula, palette.text(), lines.numbers);
                column.space(5);
            }
            columns.add(column);
        }
        return columns;
    }

    private void footer() {
        String words = "Made with Headroom. This file carries its scenario: open it there to go on from here.";
        marks.add(new PageMark.Words(words, small, palette.muted(), MARGIN, HEIGHT - MARGIN + 6));
    }
}
