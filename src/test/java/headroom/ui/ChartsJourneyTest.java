package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.ui.theme.TextSize;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.ScrollEvent;
import org.jfree.chart.fx.ChartCanvas;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Charts are enlarged and zoomed, and saved as pictures. */
class ChartsJourneyTest extends Journey {

    @TempDir
    private static Path folder;

    private String chosen = "chosen";

    @Override
    Path pictures() {
        return folder.resolve("default");
    }

    @Override
    Optional<Path> chooseFolder(String from) {
        return Optional.of(folder.resolve(chosen));
    }

    @Test
    void aChartIsEnlargedZoomedShownWholeAndClosedByEscape() {
        moveTo("#chart-gpus-by-rate").clickOn("#enlarge-gpus-by-rate");
        frame();
        Range whole = across();
        clickOn("#enlarged-zoom-in");
        frame();
        assertTrue(across().getLength() < whole.getLength(), () -> across() + " in " + whole);
        clickOn("#enlarged-see-all");
        frame();
        assertEquals(whole, across());
        press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        frame();
        assertTrue(lookup("#enlarged-gpus-by-rate").tryQuery().isEmpty());
    }

    @Test
    void theWheelZoomsAboutTheMouseInForwardAndOutBackUntilAllIsSeen() {
        doubleClickOn("#chart-gpus-by-rate");
        frame();
        Range whole = across();
        Range wholeUp = plot().getRangeAxis().getRange();
        double before = underTheMouse();
        turn(40);
        assertEquals(0.85 * whole.getLength(), across().getLength(), 1e-9 * whole.getLength());
        assertEquals(0.85 * wholeUp.getLength(), plot().getRangeAxis().getRange().getLength(), 1e-9);
        assertEquals(before, underTheMouse(), 1e-6 * whole.getLength());
        turn(-40);
        turn(-40);
        assertEquals(whole, across());
        for (int i = 0; i < 300; i++) {
            turn(120);
        }
        assertTrue(across().getLength() > 0.9e-4 * whole.getLength(), () -> across() + " of " + whole);
    }

    private static final double AT_X = 0.7;
    private static final double AT_Y = 0.4;

    private void turn(double pixels) {
        interact(() -> {
            Rectangle2D data = canvas().getRenderingInfo().getPlotInfo().getDataArea();
            Point2D mouse = canvas().localToScene(data.getX() + AT_X * data.getWidth(),
                    data.getY() + AT_Y * data.getHeight());
            double x = mouse.getX();
            double y = mouse.getY();
            Event.fireEvent(canvas(), new ScrollEvent(ScrollEvent.SCROLL, x, y, x, y, false, false, false, false, false,
                    false, 0, pixels, 0, pixels, ScrollEvent.HorizontalTextScrollUnits.NONE, 0,
                    ScrollEvent.VerticalTextScrollUnits.NONE, 0, 0, null));
        });
        frame();
    }

    private double underTheMouse() {
        return across().getLowerBound() + AT_X * across().getLength();
    }

    private ChartCanvas canvas() {
        return lookup(ChartCanvas.class::isInstance).query();
    }

    @Test
    void anEnlargedChartFollowsTheScenario() {
        doubleClickOn("#chart-gpus-by-rate");
        frame();
        double before = plot().getDomainCrosshairValue();
        Range range = across();
        interact(() -> tab().set(assumption("peakRate"), 5_000));
        frame();
        assertTrue(across().getUpperBound() > range.getUpperBound(), () -> across() + " after " + range + before);
        clickOn("#enlarged-close");
        frame();
        assertTrue(lookup("#enlarged-gpus-by-rate").tryQuery().isEmpty());
    }

    @ParameterizedTest
    @EnumSource(TextSize.class)
    void anEnlargedChartCoversWholePixelsSoThatNothingOldShinesThrough(TextSize size) {
        interact(() -> window().model().looks().textSizeProperty().set(size));
        frame();
        reveal("#chart-gpus-by-rate");
        frame();
        doubleClickOn("#chart-gpus-by-rate");
        frame();
        ChartCanvas canvas = lookup(node -> node instanceof ChartCanvas).query();
        assertEquals(Math.rint(canvas.getWidth()), canvas.getWidth());
        assertEquals(Math.rint(canvas.getHeight()), canvas.getHeight());
    }

    @Test
    void allPicturesAreSavedIntoAChosenFolder() throws IOException {
        clickOn("#export-pictures");
        frame();
        clickOn("#format-svg").clickOn("#export-choose").clickOn("#export-save");
        frame();
        assertEquals(10, files(folder.resolve("chosen")).size());
        assertTrue(files(folder.resolve("chosen")).contains("moe-service-architecture.svg"));
        assertEquals("10 pictures saved in " + folder.resolve("chosen"), label("#status"));
        assertTrue(lookup("#export").tryQuery().isEmpty());
    }

    @Test
    void oneChartIsSavedWhereItIsOffered() throws IOException {
        moveTo("#chart-frontier").clickOn("#save-frontier");
        frame();
        clickOn("#export-save");
        frame();
        assertEquals(List.of("moe-service-frontier.png"), files(folder.resolve("default")));
        assertEquals("moe-service-frontier.png saved in " + folder.resolve("default"), label("#status"));
    }

    @Test
    void aFolderThatCannotBeWrittenGivesASentenceAndTheDialogueStays() throws IOException {
        String status = label("#status");
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        clickOn("#export-pictures");
        frame();
        chosen = "file";
        clickOn("#export-choose");
        clickOn("#export-save");
        frame();
        String sentence = label("#export-complaint");
        assertTrue(sentence.contains(file.toString()) && sentence.endsWith("."), sentence);
        assertEquals("in the way", Files.readString(file));
        assertEquals(status, label("#status"));
        clickOn("#export-cancel");
        frame();
        assertTrue(lookup("#export").tryQuery().isEmpty());
    }

    private XYPlot plot() {
        return (XYPlot) lookup(ChartCanvas.class::isInstance).<ChartCanvas>query().getChart().getPlot();
    }

    private Range across() {
        return plot().getDomainAxis().getRange();
    }

    private static List<String> files(Path in) throws IOException {
        try (Stream<Path> files = Files.list(in)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
