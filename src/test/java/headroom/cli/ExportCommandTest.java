package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Problem;
import headroom.problems.Problems;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExportCommandTest {

    private static final String CHART = "moe-service-gpus-by-rate.png";

    @TempDir
    private Path folder;

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    private Path export(String name, String... options) {
        Path into = folder.resolve(name);
        String[] arguments = Stream.concat(Stream.of("export", "moe-service", "--out", into.toString()),
                Arrays.stream(options)).toArray(String[]::new);
        assertEquals("", Run.of(arguments).succeeded());
        return into;
    }

    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyChartAndTheArchitectureAreWritten(Problem problem) throws IOException {
        for (String format : List.of("png", "svg", "pdf")) {
            Path into = folder.resolve("a").resolve(format);
            Run.of("export", problem.id(), "--out", into.toString(), "--format", format).succeeded();
            Stream<String> ids =
                    Stream.concat(problem.charts().stream().map(chart -> chart.id()), Stream.of("architecture"));
            assertEquals(ids.map(id -> "%s-%s.%s".formatted(problem.id(), id, format)).collect(Collectors.toSet()),
                    names(into));
        }
    }

    @Test
    void aScaleMultipliesThePixels() throws IOException {
        BufferedImage once = ImageIO.read(export("once").resolve(CHART).toFile());
        BufferedImage fourTimes = ImageIO.read(export("four", "--scale", "4").resolve(CHART).toFile());
        assertEquals(once.getWidth() * 4, fourTimes.getWidth());
        assertEquals(once.getHeight() * 4, fourTimes.getHeight());
    }

    @Test
    void theDarkThemeIsDark() throws IOException {
        assertEquals(0xff171c23,
                ImageIO.read(export("dark", "--theme", "dark").resolve(CHART).toFile()).getRGB(0, 0));
        assertEquals(0xffffffff, ImageIO.read(export("light").resolve(CHART).toFile()).getRGB(0, 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "svg", "pdf"})
    void aPictureStandsInForItsScenarioFile(String format) {
        Path picture = export("carrying", "--format", format, "--set", "peakRate=777").resolve(
                CHART.replace("png", format));
        String answers =
                Run.of("evaluate", "moe-service", "--scenario", picture.toString(), "--format", "json").succeeded();
        assertTrue(answers.contains("\"peakRate\": 777"), answers);
    }

    @Test
    void theCaptionSaysWhatIsDifferent() throws IOException {
        BufferedImage without = ImageIO.read(export("without").resolve(CHART).toFile());
        BufferedImage with = ImageIO.read(export("with", "--set", "gpuHourPrice=3").resolve(CHART).toFile());
        int chart = without.getHeight() - 46;
        assertFalse(differ(without, with, 0, chart), "the price does not change this chart");
        assertTrue(differ(without, with, chart, without.getHeight()), "the caption");
    }

    private static boolean differ(BufferedImage one, BufferedImage other, int top, int bottom) {
        int width = one.getWidth();
        return !Arrays.equals(one.getRGB(0, top, width, bottom - top, null, 0, width),
                other.getRGB(0, top, width, bottom - top, null, 0, width));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            export                                        | Missing required options and parameters: '--out=DIR', 'PROBLEM'.
            export moe-service                            | Missing required option: '--out=DIR'.
            export nothing --out x                        | There is no problem “nothing”; there are
            export moe-service --out x --format gif       | Invalid value for option '--format': “gif” is none of png, svg, pdf.
            export moe-service --out x --scale 3          | Invalid value for option '--scale': “3” is none of 1, 2, 4.
            export moe-service --out x --theme blue       | Invalid value for option '--theme': “blue” is none of light, dark.
            export moe-service --out x --format svg --scale 2 | --scale is for png only: svg has no pixels.
            export moe-service --out x --format pdf --scale 1 | --scale is for png only: pdf has no pixels.
            export moe-service --out x --set peakRate=0   | --set peakRate=0: peakRate must be between 1 and 20,000 req/s.
            """)
    void badUsageWritesNothing(String arguments, String sentence) {
        String found = Run.of(arguments.split(" ", -1)).refused(HeadroomCommandLine.BAD_USAGE);
        assertEquals(sentence, found.substring(0, Math.min(found.length(), sentence.length())));
        assertFalse(Files.exists(Path.of("x")));
    }

    @Test
    void aFolderThatCannotBeMadeIsAFailure() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertEquals(file + " cannot be a folder to write into: a file is in the way.",
                Run.of("export", "moe-service", "--out", file.toString()).refused(HeadroomCommandLine.FAILED));
    }

    @Test
    void allPicturesAppearOrNone() throws IOException {
        Path inTheWay = Files.createDirectories(folder.resolve("out").resolve("moe-service-frontier.png"));
        assertEquals(inTheWay + " cannot be written: it is a folder.", Run.of("export", "moe-service", "--out",
                inTheWay.getParent().toString()).refused(HeadroomCommandLine.FAILED));
        assertEquals(Set.of("moe-service-frontier.png"), names(inTheWay.getParent()));
    }
}
