package headroom.document.picture;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toSet;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.Palette;
import headroom.drawing.Type;
import headroom.formula.Assumption;
import headroom.model.AxisRange;
import headroom.model.ChartLocks;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.whatif.Comparison;
import headroom.whatif.Plane;
import headroom.whatif.SweepRange;
import headroom.whatif.chart.OverlaidChart;
import headroom.whatif.uncertainty.AssessedComparison;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.stream.ImageInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openpdf.text.pdf.PdfDictionary;
import org.openpdf.text.pdf.PdfName;
import org.openpdf.text.pdf.PdfReader;
import org.openpdf.text.pdf.parser.PdfTextExtractor;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

class PicturesTest {

    private static final String SCENARIO = "{\"name\":\"Ü ✓\"}";

    private static Pictures pictures(Scenario scenario, Palette palette) {
        return new Pictures(handout(scenario), palette);
    }

    private static Handout handout(Scenario scenario) {
        return Handout.of(scenario, Scenario.defaults(scenario.problem()), SCENARIO, LocalDate.of(2026, 3, 14));
    }

    /** Scenarios at both ends of every range: the longest captions, and numbers that are hard to place. */
    private static Scenario atTheEnds(Problem problem, boolean high) {
        Scenario scenario = Scenario.defaults(problem).named("Extremes", "");
        for (Assumption assumption : problem.assumptions()) {
            scenario = scenario.with(assumption, high ? assumption.range().high() : assumption.range().low());
        }
        return scenario;
    }

    static Stream<Arguments> all() {
        return Problems.all().stream().flatMap(problem -> Stream.of(
                pictures(Scenario.defaults(problem), Palette.LIGHT), pictures(Scenario.defaults(problem), Palette.DARK),
                new Pictures(handout(atTheEnds(problem, true)).over(
                        Optional.of(Evaluation.of(Scenario.defaults(problem))), ChartLocks.NONE), Palette.LIGHT),
                pictures(atTheEnds(problem, false), Palette.LIGHT))
                .flatMap(PicturesTest::arguments));
    }

    static Stream<Arguments> ofTheDefaults() {
        return Problems.all().stream().map(problem -> pictures(Scenario.defaults(problem), Palette.LIGHT))
                .flatMap(PicturesTest::arguments);
    }

    /** Up to six scenarios beside one another, the longest names and numbers among them. */
    private static Picture comparison(Problem problem, Palette palette, int columns) {
        Scenario defaults = Scenario.defaults(problem);
        List<Scenario> all = List.of(defaults, atTheEnds(problem, true).named("At the upper ends of all ranges", ""),
                atTheEnds(problem, false), defaults.named("Story 1: as agreed with the customers", ""),
                defaults.named("reference.json", ""), defaults.named("Baseline", ""));
        ChartSpec chart = problem.charts().getFirst();
        return pictures(defaults, palette).comparison(
                OverlaidChart.of(chart, OverlaidChart.series(chart).getFirst(), all.subList(0, columns)),
                AssessedComparison.of(Comparison.of(all.subList(0, columns))));
    }

    static Stream<Arguments> comparisons() {
        return Problems.all().stream().flatMap(problem -> Stream.of(comparison(problem, Palette.LIGHT, 2),
                comparison(problem, Palette.DARK, 6)).map(
                        picture -> Arguments.argumentSet("%s %d".formatted(picture.title(), picture.height()),
                                picture)));
    }

    @ParameterizedTest
    @MethodSource("comparisons")
    void aComparisonHoldsTheChartAndTheTableAndNothingTouchesItsEdges(Picture picture) throws IOException {
        everyPictureHasInkAndNothingTouchesItsEdges(picture);
        assertTrue(image(picture, 2).getHeight() == 2 * picture.height() && picture.height() > 600);
    }

    @Test
    void aComparisonNamesWhatDiffersTheNumbersTheChecksAndTheCheapest() throws IOException {
        Problem problem = Problems.all().getFirst();
        String text = new PdfTextExtractor(new PdfReader(new Pdf().encode(comparison(problem, Palette.LIGHT, 2))))
                .getTextFromPage(1).replaceAll("\\s+", " ");
        assertTrue(text.contains("None passes every check."), text);
        assertTrue(text.contains(problem.assumptions().getFirst().label()), text);
        problem.headlines().forEach(headline -> assertTrue(text.contains(headline.label()), text));
        problem.checks().forEach(check -> assertTrue(text.contains(check.label()), text));
    }

    private static Stream<Arguments> arguments(Pictures pictures) {
        return pictures.all().stream().map(picture -> Arguments.argumentSet(picture.title(), picture));
    }

    private static BufferedImage image(Picture picture, int scale) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(new Png(scale).encode(picture)));
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyPictureHasInkAndNothingTouchesItsEdges(Picture picture) throws IOException {
        BufferedImage image = image(picture, 1);
        int background = image.getRGB(0, 0);
        int width = image.getWidth();
        int height = image.getHeight();
        assertTrue(inked(image, background, 0, 0, width, height - 60) > 1000, "drawing");
        assertTrue(inked(image, background, 0, height - 46, width, 46) > 100, "caption");
        assertEquals(0, inked(image, background, 0, 0, width, 3), "top");
        assertEquals(0, inked(image, background, 0, height - 3, width, 3), "bottom");
        assertEquals(0, inked(image, background, 0, 0, 3, height), "left");
        assertEquals(0, inked(image, background, width - 3, 0, 3, height), "right");
    }

    private static long inked(BufferedImage image, int background, int x, int y, int width, int height) {
        return IntStream.of(image.getRGB(x, y, width, height, null, 0, width)).filter(pixel -> pixel != background)
                .count();
    }

    @Test
    void chartsOfUncertainScenariosShowTheirBandsAndSayWhatTheyAre() throws IOException {
        Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
        Assumption output = problem.assumption("outputTokens").orElseThrow();
        Scenario uncertain = Scenario.defaults(problem).with(output, UncertainRange.of(output, 400, 900));
        String chart = text(pictures(uncertain, Palette.LIGHT).chart(problem.charts().getFirst()));
        assertTrue(chart.contains("band: P10–P90"), chart);
        assertTrue(chart.contains("P10–P90: where eight in ten of 1,000 samples lie, seed 1."), chart);
        assertTrue(chart.contains("Output tokens uncertain, P10–P90 400–900 tok/req"), chart);
        String certain = text(pictures(Scenario.defaults(problem), Palette.LIGHT).chart(problem.charts().getFirst()));
        assertFalse(certain.contains("P10"), certain);
    }

    @ParameterizedTest
    @CsvSource({"高峰日 计划,高峰日 计划", "🚀 launch day,🚀 launch day", "การเปิดตัว,การเปิดตัว", "Δοκιμή ✈,Δοκιμή ✈",
        "ab שלום,ab םולש"})
    void aCaptionStaysTextWhateverTheScript(String name, String fromTheLeft) throws IOException {
        Scenario named = Scenario.defaults(Problems.all().getFirst()).named(name, "");
        Picture picture = pictures(named, Palette.LIGHT).architecture();
        assertTrue(text(picture).contains(fromTheLeft + " · "), text(picture));
        PdfReader pdf = new PdfReader(new Pdf().encode(picture));
        assertTrue(dictionaries(pdf, PdfName.FONTDESCRIPTOR).allMatch(face -> face.contains(PdfName.FONTFILE2)));
        assertTrue(new Pdf().encode(picture).length < 60_000);
    }

    @Test
    void chartsOverABaselineSayWhichAndTheArchitectureDoesNot() throws IOException {
        Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
        Scenario agreed = Scenario.defaults(problem).named("As agreed", "");
        Scenario busier = agreed.with(problem.assumption("peakRate").orElseThrow(), 800);
        Pictures over = new Pictures(
                handout(busier).over(Optional.of(Evaluation.of(agreed)), ChartLocks.NONE), Palette.LIGHT);
        String chart = text(over.chart(problem.charts().getFirst()));
        assertTrue(chart.contains("Grey: the baseline “As agreed” · Peak request rate 500 → 800 req/s"), chart);
        assertTrue(chart.contains("baseline"), chart);
        String architecture = text(over.architecture());
        assertFalse(architecture.contains("baseline"), architecture);
    }

    @Test
    void aLockedChartIsSavedOnTheAxesItHas() {
        Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
        ChartSpec chart = problem.charts().getFirst();
        ChartLocks locks = ChartLocks.NONE.with(chart,
                new ChartRanges(AxisRange.between(0, 320), AxisRange.between(0, 77), null));
        Pictures kept = new Pictures(handout(Scenario.defaults(problem)).over(Optional.empty(), locks), Palette.LIGHT);
        assertNotEquals(new Svg().encode(pictures(Scenario.defaults(problem), Palette.LIGHT).chart(chart)).length,
                new Svg().encode(kept.chart(chart)).length);
    }

    private static String text(Picture picture) throws IOException {
        return new PdfTextExtractor(new PdfReader(new Pdf().encode(picture))).getTextFromPage(1);
    }

    @ParameterizedTest
    @MethodSource("ofTheDefaults")
    void vectorFormatsAreWellFormed(Picture picture) throws Exception {
        Element svg = svg(new Svg().encode(picture));
        assertEquals(picture.width(), Double.parseDouble(svg.getAttribute("width")));
        assertEquals(picture.height(), Double.parseDouble(svg.getAttribute("height")));
        assertEquals(picture.title(), svg.getElementsByTagName("title").item(0).getTextContent());
        assertEquals(0, svg.getElementsByTagName("text").getLength(), "letters are outlines");
        assertTrue(svg.getElementsByTagName("path").getLength() > 5);
        PdfReader pdf = new PdfReader(new Pdf().encode(picture));
        assertEquals(picture.width(), pdf.getPageSize(1).getWidth());
        assertEquals(picture.height(), pdf.getPageSize(1).getHeight());
        assertEquals(picture.title(), pdf.getInfo().get("Title"));
        assertTrue(new String(pdf.getMetadata(), StandardCharsets.UTF_8).contains(SCENARIO));
        String text = new PdfTextExtractor(pdf).getTextFromPage(1);
        assertTrue(text.contains("All assumptions and choices as in the defaults"), text);
        List<PdfDictionary> faces = dictionaries(pdf, PdfName.FONTDESCRIPTOR).toList();
        assertFalse(faces.isEmpty());
        assertTrue(faces.stream().allMatch(face -> face.contains(PdfName.FONTFILE2)), "every face is embedded");
        assertEquals(2L * faces.size(), dictionaries(pdf, PdfName.FONT).count(), "no face but these");
    }

    private static Element svg(byte[] file) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(file)).getDocumentElement();
    }

    private static Stream<PdfDictionary> dictionaries(PdfReader pdf, PdfName type) {
        return IntStream.range(1, pdf.getXrefSize()).mapToObj(pdf::getPdfObject).filter(PdfDictionary.class::isInstance)
                .map(PdfDictionary.class::cast).filter(each -> type.equals(each.get(PdfName.TYPE)));
    }

    @Test
    void picturesThatDifferHaveNoIdInCommonAndTheSamePictureIsAlwaysTheSameFile() throws Exception {
        Problem problem = Problems.all().getFirst();
        Set<String> seen = new HashSet<>();
        List<Scenario> twoOfOneName =
                List.of(Scenario.defaults(problem), atTheEnds(problem, true).named("Defaults", ""));
        for (Scenario scenario : twoOfOneName) {
            for (Palette palette : List.of(Palette.LIGHT, Palette.DARK)) {
                for (Picture picture : pictures(scenario, palette).all()) {
                    byte[] file = new Svg().encode(picture);
                    assertArrayEquals(file, new Svg().encode(picture));
                    Set<String> ids = attributes(svg(file), "id").collect(toSet());
                    assertTrue(ids.stream().noneMatch(seen::contains), picture.title());
                    seen.addAll(ids);
                    Set<String> needed = attributes(svg(file), "clip-path").map(
                            reference -> reference.replaceAll("url\\(#(.*)\\)|none", "$1")).collect(toSet());
                    needed.remove("");
                    assertTrue(ids.containsAll(needed), picture.title());
                }
            }
        }
        assertTrue(seen.size() > problem.charts().size());
    }

    private static Stream<String> attributes(Element root, String name) {
        NodeList all = root.getElementsByTagName("*");
        return IntStream.range(0, all.getLength()).mapToObj(i -> ((Element) all.item(i)).getAttribute(name))
                .filter(value -> !value.isEmpty());
    }

    @Test
    void outlinesAreThoseOfTheBundledFaces() throws Exception {
        Font face = Type.regular(40);
        Picture letter = new Picture("letter", "Letter", SCENARIO, 60, 60, graphics -> {
            graphics.setFont(face);
            graphics.drawString("l", 10, 50);
        });
        Rectangle2D drawn = face.createGlyphVector(new FontRenderContext(null, true, true), "l").getOutline(10, 50)
                .getBounds2D();
        String path = attributes(svg(new Svg().encode(letter)), "d").collect(joining());
        double left = Pattern.compile("[ML]([0-9.]+)").matcher(path).results()
                .mapToDouble(point -> Double.parseDouble(point.group(1))).min().orElseThrow();
        assertEquals(drawn.getMinX(), left, 0.1);
    }

    @Test
    void aMapIsAnImageWithinItsSvg() throws Exception {
        Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
        Scenario scenario = Scenario.defaults(problem);
        Plane plane = Plane.of(scenario, problem.estimate("costPerHour").orElseThrow(),
                SweepRange.whole(problem.assumption("peakRate").orElseThrow(), 9),
                SweepRange.whole(problem.assumption("prefixHitRate").orElseThrow(), 9), () -> false, () -> {});
        Element image = (Element) svg(new Svg().encode(pictures(scenario, Palette.LIGHT).map(plane)))
                .getElementsByTagName("image").item(0);
        String link = image.getAttribute("xlink:href").replaceAll("\\s", "");
        assertTrue(link.startsWith("data:image/png;base64,"), link);
        BufferedImage pixels = ImageIO.read(new ByteArrayInputStream(
                Base64.getDecoder().decode(link.substring(link.indexOf(',') + 1))));
        assertTrue(pixels.getWidth() > 500);
    }

    @Test
    void aScaleGivesMorePixelsAndSharperOnes() throws IOException {
        Picture picture = pictures(Scenario.defaults(Problems.all().getFirst()), Palette.LIGHT).architecture();
        for (int scale : new int[]{1, 2, 4}) {
            BufferedImage image = image(picture, scale);
            assertEquals(picture.width() * scale, image.getWidth());
            assertEquals(picture.height() * scale, image.getHeight());
        }
        BufferedImage twice = image(picture, 2);
        long unlikeTheirNeighbour = IntStream.range(0, twice.getWidth() / 2)
                .mapToLong(x -> IntStream.range(0, twice.getHeight())
                        .filter(y -> twice.getRGB(2 * x, y) != twice.getRGB(2 * x + 1, y)).count())
                .sum();
        assertTrue(unlikeTheirNeighbour > 1000, "an enlarged picture would have pairs of equal pixels");
    }

    @Test
    void aPngSaysItsResolutionAndCarriesTitleAndScenario() throws IOException {
        Picture picture = pictures(Scenario.defaults(Problems.all().getFirst()), Palette.LIGHT).architecture();
        Node metadata = metadata(new Png(2).encode(picture));
        Element resolution = (Element) ((Element) metadata).getElementsByTagName("pHYs").item(0);
        assertEquals("7559", resolution.getAttribute("pixelsPerUnitXAxis"));
        assertEquals("meter", resolution.getAttribute("unitSpecifier"));
        Element scenario = (Element) ((Element) metadata).getElementsByTagName("iTXtEntry").item(1);
        assertEquals("Scenario", scenario.getAttribute("keyword"));
        assertEquals(SCENARIO, scenario.getAttribute("text"));
    }

    private static Node metadata(byte[] png) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(png))) {
            reader.setInput(in);
            IIOMetadata metadata = reader.getImageMetadata(0);
            return metadata.getAsTree(metadata.getNativeMetadataFormatName());
        } finally {
            reader.dispose();
        }
    }
}
