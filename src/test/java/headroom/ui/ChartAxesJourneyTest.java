package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.ChartLocks;
import headroom.model.ChartRanges;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import org.jfree.chart.entity.EntityCollection;
import org.jfree.chart.fx.ChartCanvas;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.Range;
import org.junit.jupiter.api.Test;

/** Axes that hold still, are locked, and are zoomed. */
class ChartAxesJourneyTest extends Journey {

    private static final String CHART = "#chart-gpus-by-rate";

    private String chartSays() {
        return find(CHART).getAccessibleText();
    }

    private ChartRanges lockedRanges() {
        return tab().locksProperty().get().of(tab().problem().charts().getFirst()).orElseThrow();
    }

    @Test
    void axesHoldStillWhileASliderIsDraggedAndSayOnReleaseThatTheyChanged() {
        String before = chartSays();
        drag("#peakRate .thumb").moveBy(30, 0).moveBy(30, 0);
        frame();
        assertTrue(value("peakRate") > 1_000, () -> "dragged to " + value("peakRate"));
        assertEquals(before, chartSays());
        drop();
        frame();
        assertEquals(before + " The scale of the axes changed.", chartSays());
        interact(() -> window().elapse());
        frame();
        assertEquals(before, chartSays());
    }

    @Test
    void aPadlockKeepsTheAxesAndCanBeSeenWithoutTheMouse() {
        moveTo(CHART).clickOn("#lock-gpus-by-rate");
        frame();
        ChartRanges kept = lockedRanges();
        moveTo("#tile-totalGpus");
        interact(() -> scene().getRoot().requestFocus());
        frame();
        assertEquals(1, find("#lock-gpus-by-rate").getOpacity());
        assertEquals(0, find("#save-gpus-by-rate").getOpacity());
        String before = chartSays();
        interact(() -> tab().set(assumption("peakRate"), 5_000));
        frame();
        assertEquals(before, chartSays());
        assertEquals(kept, lockedRanges());
        moveTo(CHART).clickOn("#lock-gpus-by-rate");
        frame();
        assertEquals(ChartLocks.NONE, tab().locksProperty().get());
        assertEquals(before + " The scale of the axes changed.", chartSays());
    }

    @Test
    void aPartOfAnEnlargedChartStaysWhileTheNumbersChange() {
        enlarge();
        Range whole = across();
        drag(at(0.2, 0.2), MouseButton.PRIMARY).dropTo(at(0.6, 0.8));
        frame();
        Range part = across();
        assertTrue(part.getLength() < whole.getLength() / 2, () -> part + " of " + whole);
        interact(() -> tab().set(assumption("peakRate"), 5_000));
        frame();
        assertEquals(part, across());
        clickOn("#enlarged-see-all");
        frame();
        assertTrue(across().getUpperBound() > whole.getUpperBound(), () -> "all: " + across());
    }

    @Test
    void anEnlargedChartIsMovedWithShiftAndShownWholeByADoubleClick() {
        enlarge();
        Range whole = across();
        clickOn("#enlarged-zoom-in");
        frame();
        Range part = across();
        shift(MouseEvent.MOUSE_PRESSED, at(0.5, 0.5));
        shift(MouseEvent.MOUSE_DRAGGED, at(0.7, 0.5));
        shift(MouseEvent.MOUSE_RELEASED, at(0.7, 0.5));
        frame();
        assertTrue(across().getLowerBound() < part.getLowerBound(), () -> across() + " after " + part);
        assertEquals(part.getLength(), across().getLength(), 1e-6 * part.getLength());
        doubleClickOn(at(0.5, 0.5));
        frame();
        assertEquals(whole, across());
        clickOn("#enlarged-zoom-in").clickOn("#enlarged-zoom-out");
        frame();
        assertEquals(whole, across());
    }

    @Test
    void thePointNearestToTheMouseTellsItsValueAndThatOfTheBaseline() {
        interact(() -> tab().pin());
        interact(() -> tab().set(assumption("outputTokens"), 1_200));
        enlarge();
        moveTo(aPoint());
        frame();
        List<String> tips = tips().toList();
        assertEquals(1, tips.size(), tips::toString);
        assertTrue(tips.getFirst().matches("(?s).+: [\\d,.]+ GPUs at .+\\nbaseline: [\\d,.]+ GPUs"), tips.getFirst());
        assertTrue(find(".point-mark").isVisible());
        moveTo("#enlarged-see-all");
        frame();
        assertFalse(find(".point-mark").isVisible());
        assertEquals(0, tips().count());
    }

    @Test
    void anEnlargedChartBeginsWithTheAxesOfItsCardAndSharesItsLock() {
        interact(() -> tab().set(assumption("peakRate"), 350));
        frame();
        enlarge();
        Range same = across();
        clickOn("#enlarged-lock");
        frame();
        assertTrue(is("#lock-gpus-by-rate", "selected"));
        interact(() -> tab().set(assumption("peakRate"), 5_000));
        frame();
        assertEquals(same, across());
        clickOn("#enlarged-lock");
        frame();
        assertNotEquals(same, across());
    }

    private void enlarge() {
        moveTo(CHART).clickOn("#enlarge-gpus-by-rate");
        frame();
    }

    private ChartCanvas canvas() {
        return lookup(ChartCanvas.class::isInstance).query();
    }

    private Range across() {
        return ((XYPlot) canvas().getChart().getPlot()).getDomainAxis().getRange();
    }

    /** A point of the screen, by its place among the data of the enlarged chart. */
    private Point2D at(double across, double down) {
        var data = canvas().getRenderingInfo().getPlotInfo().getDataArea();
        return canvas().localToScreen(data.getX() + across * data.getWidth(), data.getY() + down * data.getHeight());
    }

    /** A point of the screen at which a line has a value. */
    private Point2D aPoint() {
        EntityCollection all = canvas().getRenderingInfo().getEntityCollection();
        Rectangle2D spot = IntStream.range(0, all.getEntityCount()).mapToObj(all::getEntity)
                .filter(entity -> entity.getToolTipText() != null).skip(100).findFirst().orElseThrow().getArea()
                .getBounds2D();
        return canvas().localToScreen(spot.getCenterX(), spot.getCenterY());
    }

    /** A mouse event with Shift held, which the headless mouse does not tell. */
    private void shift(EventType<MouseEvent> type, Point2D screen) {
        Point2D here = canvas().screenToLocal(screen);
        interact(() -> canvas().fireEvent(new MouseEvent(type, here.getX(), here.getY(), screen.getX(), screen.getY(),
                MouseButton.PRIMARY, 1, true, false, false, false, type != MouseEvent.MOUSE_RELEASED, false, false,
                false,
                false, false, null)));
    }

    private static Stream<String> tips() {
        return Window.getWindows().stream().filter(Tooltip.class::isInstance).map(Tooltip.class::cast)
                .map(Tooltip::getText);
    }
}
