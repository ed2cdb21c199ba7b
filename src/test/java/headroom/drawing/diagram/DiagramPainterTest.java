package headroom.drawing.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.DrawnTexts;
import headroom.drawing.Palette;
import headroom.drawing.diagram.DiagramPicture.Box;
import headroom.formula.Choice;
import headroom.formula.Quantity;
import headroom.model.Diagram.Step;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.uncertainty.Assessment;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class DiagramPainterTest {

    static final List<Problem> PROBLEMS = Problems.all();

    private static final Rectangle2D PANEL = new Rectangle2D.Double(20, 10, 408, 330);

    private final Problem problem = Problems.of("moe-service");
    private final Scenario defaults = Scenario.defaults(problem);
    private final DiagramPainter painter = new DiagramPainter(problem);

    private static Scenario mtpOff(Scenario scenario) {
        Choice mtp = scenario.problem().choice("mtp").orElseThrow();
        return scenario.with(mtp, mtp.option("off").orElseThrow());
    }

    private Box part(Scenario scenario, String id) {
        return painter.picture(PANEL, Evaluation.of(scenario)).parts().stream()
                .filter(box -> box.part().id().equals(id)).findFirst().orElseThrow();
    }

    private static int[] pixels(Scenario scenario, Palette palette) {
        return pixels(scenario, palette, Optional.empty());
    }

    private static int[] pixels(Scenario scenario, Palette palette, Optional<Step> step) {
        BufferedImage image = new BufferedImage(450, 350, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        new DiagramPainter(scenario.problem()).paint(graphics, PANEL,
                Assessment.withoutSamples(Evaluation.of(scenario)), palette, step);
        graphics.dispose();
        return image.getRGB(0, 0, 450, 350, null, 0, 450);
    }

    @ParameterizedTest
    @FieldSource("PROBLEMS")
    void nothingMovesWhateverTheScenario(Problem some) {
        DiagramPainter itsPainter = new DiagramPainter(some);
        DiagramPicture usual = itsPainter.picture(PANEL, Evaluation.of(Scenario.defaults(some)));
        for (var assumption : some.assumptions()) {
            Scenario extreme = Scenario.defaults(some).with(assumption, assumption.range().high());
            DiagramPicture other = new DiagramPainter(some).picture(PANEL, Evaluation.of(extreme));
            assertEquals(usual.layout().frames(), other.layout().frames());
            assertEquals(usual.layout().routes(), other.layout().routes());
            assertEquals(usual.layout().labels(), other.layout().labels());
        }
    }

    @Test
    void nothingIsPaintedOutsideTheRectangle() {
        int[] pixels = pixels(defaults, Palette.LIGHT);
        for (int i = 0; i < pixels.length; i++) {
            int row = i / 450;
            boolean inside = PANEL.contains(i % 450, row);
            assertTrue(inside || pixels[i] == 0, "painted at pixel " + i);
        }
    }

    @Test
    void theThemesDiffer() {
        assertFalse(List.of(pixels(defaults, Palette.LIGHT)).equals(List.of(pixels(defaults, Palette.DARK))));
    }

    @Test
    void aPartThatIsNotChosenFadesAndKeepsItsPlace() {
        assertEquals(PartState.SHOWN, part(defaults, "mtp").state());
        assertEquals(PartState.FADED, part(mtpOff(defaults), "mtp").state());
        assertEquals(part(defaults, "mtp").bounds(), part(mtpOff(defaults), "mtp").bounds());
    }

    @Test
    void theBindingConstraintIsMarkedWithASign() {
        DiagramTarget decode = target("decode");
        assertEquals(List.of("decodeUnitLoss"), decode.failures().stream().map(failed -> failed.check().id()).toList());
        Scenario safe = defaults.with(problem.assumption("spareUnits").orElseThrow(), 1);
        assertNotEquals(pixelAt(defaults, markOf(decode)), pixelAt(safe, markOf(decode)));
    }

    @Test
    void aFailureIsMarkedAlsoWhereAReaderFollowsARequestThroughTheDiagram() {
        int mark = indexOf(markOf(target("decode")));
        int marked = pixels(defaults, Palette.LIGHT)[mark];
        List<Step> path = problem.diagram().path(Evaluation.of(defaults));
        assertEquals(Collections.nCopies(path.size(), marked), path.stream()
                .map(step -> pixels(defaults, Palette.LIGHT, Optional.of(step))[mark]).toList());
    }

    private static Point2D markOf(DiagramTarget area) {
        return new Point2D.Double(area.bounds().getMaxX() - 11, area.bounds().getMinY() + 10);
    }

    private static int pixelAt(Scenario scenario, Point2D point) {
        return pixels(scenario, Palette.LIGHT)[indexOf(point)];
    }

    private static int indexOf(Point2D point) {
        return Math.toIntExact(Math.round(point.getY())) * 450 + Math.toIntExact(Math.round(point.getX()));
    }

    private DiagramTarget target(String id) {
        return painter.targets(PANEL, Evaluation.of(defaults)).stream().filter(target -> target.id().equals(id))
                .findFirst().orElseThrow();
    }

    @Test
    void pointingAtAPartTellsWhatItSaysAndOfWhichQuantities() {
        Point2D inClients = new Point2D.Double(target("clients").bounds().getCenterX(),
                target("clients").bounds().getCenterY());
        DiagramTarget found = painter.targetAt(inClients, PANEL, Evaluation.of(defaults)).orElseThrow();
        assertEquals("clients", found.id());
        assertEquals("Clients, 500 req/s", found.text());
        assertEquals(List.of("peakRate"), found.quantities().stream().map(Quantity::id).toList());
    }

    @Test
    void aPartInAnAreaIsFoundBeforeTheArea() {
        Rectangle2D gpus = target("decodeGpus").bounds();
        Point2D inside = new Point2D.Double(gpus.getCenterX(), gpus.getCenterY());
        assertTrue(target("decode").bounds().contains(inside));
        assertEquals("decodeGpus",
                painter.targetAt(inside, PANEL, Evaluation.of(defaults)).map(DiagramTarget::id).orElseThrow());
    }

    @Test
    void pointingBesideEverythingFindsNothing() {
        assertTrue(painter.targetAt(new Point2D.Double(21, 11), PANEL, Evaluation.of(defaults)).isEmpty());
    }

    @Test
    void theSamePainterWritesVectorPictures() {
        DrawnTexts picture = new DrawnTexts();
        painter.paint(picture, PANEL, Assessment.of(Evaluation.of(defaults)), Palette.DARK);
        assertTrue(picture.words().contains("Gateway + scheduler"));
    }
}
