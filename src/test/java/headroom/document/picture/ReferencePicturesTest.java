package headroom.document.picture;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import headroom.drawing.Palette;
import headroom.formula.Assumption;
import headroom.model.ChartLocks;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.whatif.Plane;
import headroom.whatif.SweepRange;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pictures of every kind look as they did when a person last looked at them: they are held against stored ones. After a
 * change that is wanted, {@code mvn test -Dtest=ReferencePicturesTest -Dheadroom.pictures=renew} stores what they are now.
 * A picture that differs is left in target/pictures.
 */
class ReferencePicturesTest {

    private static final Path STORED = Path.of("src/test/resources/pictures");
    private static final Path FOUND = Path.of("target/pictures");
    private static final boolean RENEW = "renew".equals(System.getProperty("headroom.pictures"));

    /** Pictures are compared at half their size, where the edges of letters count less than what they say. */
    private static final int SHRUNK = 2;
    /** A smaller difference of one colour, of 255, is one between rasterisers. */
    private static final int UNSEEN = 40;
    /** A smaller share of pixels that differ is a letter that stands half a pixel aside. */
    private static final double FEW = 0.0015;

    static Stream<Arguments> pictures() {
        return Problems.all().stream().flatMap(problem -> Stream.concat(ofTheDefaults(problem), others(problem)));
    }

    private static Stream<Arguments> ofTheDefaults(Problem problem) {
        Pictures pictures = pictures(Scenario.defaults(problem), Palette.LIGHT);
        return Stream
                .concat(problem.charts().stream().limit(3).map(pictures::chart), Stream.of(pictures.architecture()))
                .map(picture -> named(picture.name(), picture));
    }

    private static Stream<Arguments> others(Problem problem) {
        if (!problem.id().equals("moe-service")) {
            return Stream.of();
        }
        Scenario defaults = Scenario.defaults(problem);
        Assumption peak = problem.assumption("peakRate").orElseThrow();
        Assumption tokens = problem.assumption("outputTokens").orElseThrow();
        Scenario uncertain = defaults.with(tokens, UncertainRange.of(tokens, 400, 900));
        Pictures dark = pictures(defaults, Palette.DARK);
        Plane plane = Plane.of(defaults, problem.estimate("costPerHour").orElseThrow(), SweepRange.whole(peak, 40),
                SweepRange.whole(tokens, 40), () -> false, () -> {});
        return Stream.of(named("dark-chart", dark.chart(problem.charts().getFirst())),
                named("dark-architecture", dark.architecture()), named("map", dark.map(plane)),
                named("bands", pictures(uncertain, Palette.LIGHT).chart(problem.charts().getFirst())),
                named("histogram", pictures(uncertain, Palette.LIGHT)
                        .histogram(problem.estimate("costPerHour").orElseThrow())),
                named("baseline", new Pictures(handout(defaults.with(peak, 900)).over(
                        Optional.of(Evaluation.of(defaults)), ChartLocks.NONE), Palette.LIGHT)
                        .chart(problem.charts().getFirst())));
    }

    private static Arguments named(String name, Picture picture) {
        return Arguments.argumentSet(name, name, picture);
    }

    private static Pictures pictures(Scenario scenario, Palette palette) {
        return new Pictures(handout(scenario), palette);
    }

    private static Handout handout(Scenario scenario) {
        return Handout.of(scenario, Scenario.defaults(scenario.problem()), "{}", LocalDate.of(2026, 3, 14));
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void looksAsItDid(String name, Picture picture) throws IOException {
        byte[] png = new Png(1).encode(picture);
        String file = name + ".png";
        if (RENEW) {
            Files.write(Files.createDirectories(STORED).resolve(file), png);
        }
        BufferedImage stored = stored(file);
        BufferedImage found = ImageIO.read(new ByteArrayInputStream(png));
        if (difference(shrunk(stored), shrunk(found)) > FEW) {
            Path kept = Files.write(Files.createDirectories(FOUND).resolve(file), png);
            fail("%s does not look as in %s any more".formatted(kept, STORED.resolve(file)));
        }
    }

    private static BufferedImage stored(String file) throws IOException {
        try (InputStream stream = Files.newInputStream(STORED.resolve(file))) {
            return ImageIO.read(stream);
        }
    }

    private static BufferedImage shrunk(BufferedImage image) {
        BufferedImage small = new BufferedImage(image.getWidth() / SHRUNK, image.getHeight() / SHRUNK,
                BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = small.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        graphics.drawImage(image, 0, 0, small.getWidth(), small.getHeight(), null);
        graphics.dispose();
        return small;
    }

    /** The share of pixels that a person would see differ; 1 for pictures of different sizes. */
    private static double difference(BufferedImage one, BufferedImage other) {
        if (one.getWidth() != other.getWidth() || one.getHeight() != other.getHeight()) {
            return 1;
        }
        int seen = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                seen += differs(one.getRGB(x, y), other.getRGB(x, y)) ? 1 : 0;
            }
        }
        return (double) seen / (one.getWidth() * one.getHeight());
    }

    private static boolean differs(int one, int other) {
        return Stream.of(0, 8, 16)
                .anyMatch(shift -> Math.abs((one >> shift & 0xff) - (other >> shift & 0xff)) > UNSEEN);
    }

    @Test
    void aLineMoreIsSeen() {
        BufferedImage plain = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
        BufferedImage lined = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
        lined.createGraphics().drawLine(20, 100, 380, 100);
        assertTrue(difference(plain, lined) > FEW);
        assertTrue(difference(plain, plain) <= FEW);
    }
}
