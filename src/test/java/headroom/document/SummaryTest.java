package headroom.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.document.picture.Handout;
import headroom.document.picture.Pictures;
import headroom.document.picture.Png;
import headroom.document.summary.PageMark;
import headroom.document.summary.SummaryFormat;
import headroom.document.summary.SummaryMarkdown;
import headroom.document.summary.SummaryPage;
import headroom.drawing.Palette;
import headroom.formula.Assumption;
import headroom.model.Change;
import headroom.model.ChartLocks;
import headroom.model.ChartSpec;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Headline;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.text.Figure;
import headroom.whatif.chart.ScaledChart;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.AssessmentSentence;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openpdf.text.pdf.PdfReader;
import org.openpdf.text.pdf.parser.PdfTextExtractor;

class SummaryTest {

    private static final String CARRIED = "{\"name\":\"設計 ✓\"}";
    private static final String LONG =
            "A name that goes on and on, with 高峰時 and 🚀 and | signs *that* [Markdown] knows; ";
    /** Rounding in the widths of letters. */
    private static final double NOISE = 0.01;

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    static Stream<Arguments> scenarios() {
        return problems().flatMap(problem -> Stream.iterate(0L, seed -> seed + 1).limit(12)
                .map(seed -> Arguments.of(problem, seed)));
    }

    private static Handout summary(Scenario scenario, Optional<Scenario> baseline) {
        return Handout.of(scenario, Scenario.defaults(scenario.problem()), CARRIED, LocalDate.of(2026, 3, 14))
                .over(baseline.map(Evaluation::of), ChartLocks.NONE);
    }

    private static Handout random(Problem problem, long seed) {
        Scenario scenario = RandomScenarios.of(problem, seed);
        Scenario named = switch ((int) (seed % 3)) {
            case 0 -> scenario.named(LONG.repeat(3), LONG.repeat(20));
            case 1 -> scenario.named("WithoutAnySpace".repeat(40), "NorHere".repeat(200));
            default -> scenario.named("Busy day", "");
        };
        return summary(named, seed % 2 == 0 ? Optional.of(RandomScenarios.of(problem, seed + 1000)) : Optional.empty());
    }

    private static List<PageMark> marks(Handout summary) {
        return new SummaryPage(summary, Palette.LIGHT).marks();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void nothingOnThePageOverlapsOrLeavesIt(Problem problem, long seed) {
        List<PageMark> marks = marks(random(problem, seed)).stream().filter(mark -> !(mark instanceof PageMark.Card))
                .toList();
        Rectangle2D page = new Rectangle2D.Double(20, 20, SummaryPage.WIDTH - 40, SummaryPage.HEIGHT - 40);
        for (int i = 0; i < marks.size(); i++) {
            PageMark mark = marks.get(i);
            assertTrue(page.contains(mark.area()), seed + ": leaves the page: " + mark);
            for (PageMark other : marks.subList(0, i)) {
                Rectangle2D both = mark.area().createIntersection(other.area());
                assertTrue(both.getWidth() <= NOISE || both.getHeight() <= NOISE,
                        seed + ": " + mark + " overlaps " + other);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void whatBeginsInACardEndsInIt(Problem problem, long seed) {
        List<PageMark> marks = marks(random(problem, seed));
        for (PageMark card : marks) {
            for (PageMark mark : card instanceof PageMark.Card ? marks : List.<PageMark>of()) {
                Rectangle2D inside = mark.area();
                boolean begins = card.area().contains(inside.getX() + 0.1, inside.getY() + 0.1);
                assertTrue(!begins || card.area().contains(inside), seed + ": " + mark + " leaves " + card);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void chartsAndArchitectureKeepASizeThatCanBeRead(Problem problem, long seed) {
        List<PageMark> drawings =
                marks(random(problem, seed)).stream().filter(PageMark.Drawing.class::isInstance).toList();
        assertEquals(problem.charts().size() + 1, drawings.size());
        drawings.forEach(drawing -> assertTrue(drawing.area().getHeight() >= 80 && drawing.area().getWidth() >= 160,
                seed + ": " + drawing.area()));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void thePageHoldsWhatItPromisesAsTextThatCanBeCopied(Problem problem) throws IOException {
        Scenario scenario = changed(problem).named("Busy day", "A note.");
        Handout summary = summary(scenario, Optional.of(Scenario.defaults(problem).named("Agreed", "")));
        Map<String, byte[]> files = SummaryFormat.PDF.files(summary, Palette.LIGHT);
        assertEquals(List.of(problem.id() + "-summary.pdf"), List.copyOf(files.keySet()));
        PdfReader pdf = new PdfReader(files.get(problem.id() + "-summary.pdf"));
        assertEquals(1, pdf.getNumberOfPages());
        assertEquals(595, pdf.getPageSize(1).getWidth());
        assertEquals(842, pdf.getPageSize(1).getHeight());
        assertTrue(new String(pdf.getMetadata(), StandardCharsets.UTF_8).contains(CARRIED));
        String text = onOneLine(new PdfTextExtractor(pdf).getTextFromPage(1));
        for (String words : promised(summary)) {
            assertTrue(text.contains(onOneLine(words)), words + " is missing in " + text);
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theMarkdownHoldsTheSameAndItsPictures(Problem problem) {
        Scenario scenario = changed(problem).named("Busy day", "A note.");
        Handout summary = summary(scenario, Optional.of(Scenario.defaults(problem).named("Agreed", "")));
        Map<String, byte[]> files = SummaryFormat.MARKDOWN.files(summary, Palette.LIGHT);
        String text = new String(files.get(problem.id() + "-summary.md"), StandardCharsets.UTF_8);
        promised(summary).forEach(words -> assertTrue(text.contains(words), words + " is missing in " + text));
        assertTrue(text.contains(CARRIED));
        assertEquals(problem.charts().size() + 2, files.size());
        files.keySet().stream().filter(name -> name.endsWith(".png"))
                .forEach(name -> assertTrue(text.contains("](" + name + ")"), name));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void theMarkdownKeepsWhatAPersonWroteOnItsLines(Problem problem, long seed) {
        Handout summary = random(problem, seed);
        String text = new SummaryMarkdown(summary, new Png(1)).text(new Pictures(summary, Palette.LIGHT).all());
        assertEquals(1, text.lines().filter(line -> line.startsWith("# ")).count());
        assertFalse(text.contains("NaN"), text);
        summary.changes().forEach(change -> assertTrue(text.contains("- " + change), change));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void thePageIsDrawnInBothThemes(Problem problem) {
        for (Palette palette : List.of(Palette.LIGHT, Palette.DARK)) {
            BufferedImage image = new BufferedImage(SummaryPage.WIDTH, SummaryPage.HEIGHT, BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = image.createGraphics();
            new SummaryPage(random(problem, 2), palette).picture().painting().paint(graphics);
            graphics.dispose();
            assertEquals(palette.card().getRGB(), image.getRGB(2, 2));
            assertEquals(palette.card().getRGB(), image.getRGB(SummaryPage.WIDTH - 3, SummaryPage.HEIGHT - 3));
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void itsChartsShowTheBaselineOnTheAxesAtWhichTheyAreLocked(Problem problem) {
        Scenario present = Scenario.defaults(problem);
        Scenario other = RandomScenarios.of(problem, 3);
        ChartLocks locks = ChartLocks.NONE;
        for (ChartSpec chart : problem.charts()) {
            locks = locks.with(chart, ScaledChart.of(chart, other, Optional.empty(), ChartLocks.NONE).ranges());
        }
        int plain = charts(summary(present, Optional.empty()));
        int over = charts(summary(present, Optional.of(other)));
        int locked =
                charts(Handout.of(present, present, CARRIED, LocalDate.of(2026, 3, 14)).over(Optional.empty(), locks));
        assertEquals(plain, charts(summary(present, Optional.empty())));
        assertNotEquals(plain, over);
        assertNotEquals(plain, locked);
    }

    /** The pixels of all charts on the page, as one number. */
    private static int charts(Handout summary) {
        BufferedImage image = new BufferedImage(SummaryPage.WIDTH, SummaryPage.HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        marks(summary).stream().filter(PageMark.Drawing.class::isInstance).skip(1)
                .forEach(chart -> chart.paint(graphics));
        graphics.dispose();
        return Arrays.hashCode(image.getRGB(0, 0, SummaryPage.WIDTH, SummaryPage.HEIGHT, null, 0, SummaryPage.WIDTH));
    }

    private static Scenario changed(Problem problem) {
        Assumption first = problem.assumptions().getFirst();
        return Scenario.defaults(problem).with(first, first.range().nearest(first.ownDefault() * 1.1));
    }

    private static List<String> promised(Handout summary) {
        Evaluation evaluation = summary.evaluation();
        Stream<String> headlines = summary.problem().headlines().stream().flatMap((Headline headline) -> Stream.of(
                headline.label(), evaluation.figure(headline.estimate()).map(Figure::number).orElse("—"),
                Change.of(headline.estimate(), summary.baseline().orElseThrow(), evaluation).text()));
        Stream<String> checks = evaluation.checks().stream().flatMap((CheckResult result) -> Stream.of(
                result.check().label(), result.standing()));
        Stream<String> derivations = summary.derivations().stream().map(Handout.Derived::values);
        return Stream.of(headlines, checks, derivations, summary.changes().stream(), summary.choices().stream(),
                Stream.of("Busy day", "A note.", "Agreed", "2026-03-14",
                        new AssessmentSentence(summary.assessment()).binding()))
                .flatMap(words -> words).toList();
    }

    private static String onOneLine(String text) {
        return text.replaceAll("[\\s\u00a0]+", "");
    }

    @ParameterizedTest
    @MethodSource("problems")
    void percentilesAndProbabilitiesAreOnThePageAndInTheMarkdown(Problem problem) throws IOException {
        Scenario scenario = Scenario.defaults(problem).with(new Sampling(1, Sampling.LEAST, 0.95));
        for (Assumption assumption : problem.assumptions()) {
            UncertainRange range = UncertainRange.around(assumption, scenario.ownValue(assumption));
            scenario = range.contains(scenario.ownValue(assumption)) ? scenario.with(assumption, range) : scenario;
        }
        Handout summary = summary(scenario, Optional.empty());
        Assessment assessment = summary.assessment();
        PdfReader pdf = new PdfReader(SummaryFormat.PDF.files(summary, Palette.LIGHT).values().iterator().next());
        String page = onOneLine(new PdfTextExtractor(pdf).getTextFromPage(1));
        String text = new SummaryMarkdown(summary, new Png(1)).text(new Pictures(summary, Palette.LIGHT).all());
        String table = Report.joined(EvaluationReport.of(assessment, summary.origin(), Cells.PRINTED).markdown());
        assertTrue(page.contains(onOneLine("1,000 samples, seed 1; a check holds surely from 95 % of them on")), page);
        for (Headline headline : problem.headlines()) {
            String spread = assessment.spread(headline.estimate());
            assertTrue(page.contains(onOneLine(spread.replaceFirst("[ /][^–]*$", ""))),
                    spread + " is missing in " + page);
            assertTrue(text.contains("| " + spread + " |") && table.contains("| " + spread + " |"), spread);
        }
        for (CheckResult result : summary.evaluation().checks()) {
            String sure = assessment.probabilityText(result.check());
            assertTrue(page.contains(onOneLine(result.standing() + (sure.isEmpty() ? "" : " · " + sure))), page);
            assertTrue(text.contains("| " + sure + " |") && table.contains("| " + sure + " |"), sure);
        }
    }
}
