package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.Theme;
import headroom.drawing.diagram.DiagramPainter;
import headroom.drawing.diagram.DiagramTarget;
import headroom.model.Check;
import headroom.model.Scenario;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

/** Tabs, presets, options, the theme, and a window made narrow. */
class WorkbenchJourneyTest extends Journey {

    @Test
    void aPresetIsShownInOneStep() {
        List<Scenario> steps = new ArrayList<>();
        interact(() -> tab().scenarioProperty().addListener((_, _, scenario) -> steps.add(scenario)));
        assertEquals("Reference design", label("#presets"));
        clickOn("#presets").clickOn("#preset-spare-unit");
        frame();
        assertEquals(1, steps.size());
        assertEquals("spare-unit", steps.getFirst().preset());
        assertEquals(steps.getFirst().name(), label("#presets"));
        assertTrue(words("#banner").startsWith("All checks hold."), words("#banner"));
    }

    @Test
    void theGravestFailureSpeaksAndTheOthersAreCounted() {
        interact(() -> tab().set(assumption("hbmPerGpu"), 40));
        frame();
        assertTrue(words("#banner").startsWith("Binding constraint: memory."), words("#banner"));
        assertTrue(words("#banner").contains(" 2 others fail: decode slots, lose a decode unit."), words("#banner"));
    }

    @Test
    void checksStandFromTheGravestKindOnEachKindNamedOnce() {
        List<String> found = lookup(".check .kind").queryAllAs(Label.class).stream().map(Label::getAccessibleText)
                .toList();
        assertEquals(Stream.of(Check.Kind.values()).map(Check.Kind::label)
                .filter(kind -> tab().problem().checks().stream().anyMatch(check -> check.kind().label().equals(kind)))
                .toList(), found);
        List<Check.Kind> kinds = lookup(".chip").queryAll().stream().map(Node::getId)
                .map(id -> tab().problem().checks().stream().filter(check -> id.equals("check-" + check.id()))
                        .findFirst().orElseThrow().kind())
                .toList();
        assertEquals(kinds.stream().sorted().toList(), kinds);
    }

    @Test
    void theTitleCountsWhatDiffersFromThePreset() {
        interact(() -> tab().set(assumption("peakRate"), 501));
        frame();
        assertEquals("Reference design, 1 change", label("#presets"));
        interact(() -> tab().set(assumption("headroom"), 30));
        frame();
        assertEquals("Reference design, 2 changes", label("#presets"));
    }

    @Test
    void eachTabKeepsItsOwnScenario() {
        interact(() -> tab().set(assumption("peakRate"), 501));
        clickOn("#tab-gateway");
        frame();
        assertEquals("gateway", tab().problem().id());
        assertEquals("Reference design", label("#presets"));
        assertTrue(lookup("#tile-totalGpus").tryQuery().isEmpty());
        clickOn("#tab-moe-service");
        frame();
        assertEquals(501, value("peakRate"));
        assertEquals("Reference design, 1 change", label("#presets"));
    }

    @Test
    void anOptionChosenByMouseChangesTheDiagram() {
        clickOn("#tab-gateway");
        frame();
        String caption = label("#architecture .caption");
        List<String> parts = shownParts();
        clickOn("#find-assumption").write("placement");
        frame();
        clickOn("#indexPlacement").clickOn("a separate service");
        frame();
        assertEquals("separateService",
                tab().scenario().option(tab().problem().choice("indexPlacement").orElseThrow()).id());
        assertEquals("index a separate service", label("#architecture .caption"));
        assertNotEquals(caption, label("#architecture .caption"));
        assertNotEquals(parts, shownParts());
    }

    @Test
    void theThemeIsSwitchedAtOnce() {
        assertEquals(Color.web("#f5f6f8"), background());
        clickOn("#theme");
        frame();
        assertSame(Theme.DARK, window().model().looks().themeProperty().getValue());
        assertEquals(Color.web("#0f1318"), background());
        clickOn("#theme");
        frame();
        assertEquals(Color.web("#f5f6f8"), background());
    }

    @Test
    void aNarrowWindowPutsTheRightColumnBelowTheMiddleOne() {
        assertTrue(top("#architecture") >= bottom(".chart-grid"));
        interact(() -> window().stage().setWidth(1_300));
        frame();
        frame();
        assertTrue(left("#architecture") >= right(".chart-grid"));
        interact(() -> window().stage().setWidth(WIDTH));
        frame();
        frame();
        assertTrue(top("#architecture") >= bottom(".chart-grid"));
    }

    private Color background() {
        Color[] background = new Color[1];
        interact(() -> background[0] = scene().snapshot(null).getPixelReader().getColor(2, 100));
        return background[0];
    }

    private List<String> shownParts() {
        Rectangle2D whole = new Rectangle2D.Double(0, 0, 400, 300);
        return new DiagramPainter(tab().problem()).targets(whole, tab().evaluation()).stream()
                .map(DiagramTarget::toString).toList();
    }

    private double top(String selector) {
        return inWindow(selector).getMinY();
    }

    private double bottom(String selector) {
        return inWindow(selector).getMaxY();
    }

    private double left(String selector) {
        return inWindow(selector).getMinX();
    }

    private double right(String selector) {
        return inWindow(selector).getMaxX();
    }

    private Bounds inWindow(String selector) {
        Node node = find(selector);
        return node.localToScene(node.getLayoutBounds());
    }
}
