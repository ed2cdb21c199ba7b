package headroom.drawing.plot.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.DrawnTexts;
import headroom.drawing.Palette;
import headroom.drawing.TextImages;
import headroom.drawing.Theme;
import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.FlipLine;
import headroom.whatif.Plane;
import headroom.whatif.SweepRange;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlanePainterTest {

    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;

    private final Problem problem = Problems.byId(Problems.all(), "gateway").orElseThrow();
    private final Assumption rate = problem.assumptions().get(0);
    private final Assumption other = problem.assumptions().get(1);
    private final Scenario scenario = Scenario.defaults(problem);

    private record Painted(BufferedImage image, PlaneFrame frame) {}

    private static Painted paint(Plane plane, Scenario present, Palette palette) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(TextImages.KEY, new TextImages());
        PlaneFrame frame = new PlanePainter(palette).paint(graphics, new Rectangle2D.Double(0, 0, WIDTH, HEIGHT),
                plane, present);
        graphics.dispose();
        return new Painted(image, frame);
    }

    private Plane plane() {
        return Plane.of(scenario, problem.headlines().getFirst().estimate(), SweepRange.whole(rate, 60),
                SweepRange.whole(other, 40), () -> false, () -> {});
    }

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aMapOfAnyProblemFillsItsFrameAndFramesKnowTheirPlaces(Problem any) {
        Scenario defaults = Scenario.defaults(any);
        Plane plane = Plane.of(defaults, any.headlines().getFirst().estimate(),
                SweepRange.whole(any.assumptions().get(0), 30), SweepRange.whole(any.assumptions().get(1), 20),
                () -> false,
                () -> {});
        PlaneFrame frame = paint(plane, defaults, Palette.LIGHT).frame;

        assertTrue(new Rectangle2D.Double(0, 0, WIDTH, HEIGHT).contains(frame.data()));
        assertTrue(frame.data().getWidth() > WIDTH / 2.0 && frame.data().getHeight() > HEIGHT / 2.0);
        assertEquals(0, frame.across(frame.data().getMinX() - 50));
        assertEquals(0, frame.up(frame.data().getMaxY() + 50));
        assertEquals(frame.xs().size() - 1, frame.across(frame.data().getMaxX()));
        assertEquals(frame.ys().size() - 1, frame.up(frame.data().getMinY()));
    }

    @Test
    void aMapWithoutAnyValueSaysWhy() {
        Problem service = Problems.byId(Problems.all(), "moe-service").orElseThrow();
        Scenario unreachable = Scenario.defaults(service).with(service.assumption("tpotLimit").orElseThrow(), 2);
        Estimate absent = service.estimates().stream()
                .filter(estimate -> Evaluation.of(unreachable).reason(estimate).isPresent()).findFirst().orElseThrow();
        Plane plane = Plane.of(unreachable, absent,
                SweepRange.whole(service.assumption("peakRate").orElseThrow(), 5),
                SweepRange.whole(service.assumption("gpuHourPrice").orElseThrow(), 4), () -> false, () -> {});
        DrawnTexts picture = new DrawnTexts();
        new PlanePainter(Palette.LIGHT).paint(picture, new Rectangle2D.Double(0, 0, WIDTH, HEIGHT), plane, unreachable);
        String all = String.join(" ", picture.words())
                .replaceAll("\\s+", " ");
        assertTrue(
                all.contains(
                        "No place of this map has a value: no batch is small enough for this TPOT; allow a longer one"),
                all);
    }

    @Test
    void thePresentScenarioIsMarkedWhereItStands() {
        Plane plane = plane();
        Scenario moved = scenario.with(rate, plane.across().values().at(20)).with(other, plane.up().values().at(10));
        for (Theme theme : Theme.values()) {
            Painted painted = paint(plane, moved, theme.palette());
            int x = (int) painted.frame.xs().at(20);
            int y = (int) painted.frame.ys().at(10);

            assertTrue(has(painted.image, theme.palette().series(2), x, y, 8), theme.id());
        }
    }

    private static boolean has(BufferedImage image, Color colour, int x, int y, int reach) {
        for (int dx = -reach; dx <= reach; dx++) {
            for (int dy = -reach; dy <= reach; dy++) {
                Color found = new Color(image.getRGB(x + dx, y + dy));
                int distance = Math.abs(found.getRed() - colour.getRed())
                        + Math.abs(found.getGreen() - colour.getGreen()) + Math.abs(found.getBlue() - colour.getBlue());
                if (distance < 40) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void aLineIsDrawnWhereACheckFlipsAndOnlyItsFailingSideIsHatched() {
        Plane plane = plane();
        List<FlipLine> lines = problem.checks().stream().flatMap(check -> FlipLine.of(plane, check).stream()).toList();
        assertTrue(!lines.isEmpty(), "this map has lines");
        Painted painted = paint(plane, scenario, Palette.LIGHT);
        long dark = lines.stream().flatMap(line -> line.points().stream()).filter(point -> {
            double x = painted.frame.xs().at((int) point.across());
            double y = painted.frame.ys().at((int) point.up());
            return has(painted.image, Palette.LIGHT.text(), (int) Math.clamp(x, 20, WIDTH - 20.0),
                    (int) Math.clamp(y, 20, HEIGHT - 20.0), 12);
        }).count();

        assertTrue(dark > 0.8 * lines.stream().mapToInt(line -> line.points().size()).sum(), dark + " are dark");
    }

    @Test
    void theCrossHairReachesOverTheMapAndSparesTheNamesOfLines() {
        Plane plane = plane();
        PlaneFrame frame = paint(plane, scenario, Palette.LIGHT).frame;
        assertTrue(!frame.names().isEmpty(), "this map has names");
        boolean spared = false;
        for (int across = 0; across < frame.xs().size(); across++) {
            for (int up = 0; up < frame.ys().size(); up++) {
                List<Line2D> lines = frame.crossHair(across, up);
                spared |= lines.size() > 2;
                lines.forEach(line -> assertTrue(frame.names().stream().noneMatch(name -> line
                        .intersects(name.getX() + 1, name.getY() + 1, name.getWidth() - 2, name.getHeight() - 2))));
                assertEquals(frame.data().getMaxX(), lines.getLast().getX2());
            }
        }
        assertTrue(spared, "a name lies in the way of some cross-hair");
    }

    @Test
    void theCaptionOfAMapNamesWhatItShows() {
        assertEquals("%s over %s and %s".formatted(problem.headlines().getFirst().estimate().label(),
                "peak request rate", "backend instances"), PlanePainter.title(plane()));
    }
}
