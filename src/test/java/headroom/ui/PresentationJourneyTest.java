package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Story;
import headroom.model.StoryPoint;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/** The open tab presented, and a story told with it. */
class PresentationJourneyTest extends Journey {

    private boolean isPresenting() {
        return lookup("#presentation").tryQuery().isPresent();
    }

    private String line(String id) {
        return find(id, Text.class).getText().strip();
    }

    /** Two points: a busier day, and that day with spare units, held against the first. */
    private void tellAStory() {
        interact(() -> {
            var start = tab().scenario();
            var busy = start.with(assumption("peakRate"), 800).named("Busy day", "");
            var spare = busy.with(assumption("spareUnits"), 1).named("Busy day, spare units", "");
            tab().tell(Story.EMPTY.with(new StoryPoint("Busy", "Traffic of a launch", busy, Optional.empty()))
                    .with(new StoryPoint("Safe", "What it costs to lose a unit", spare, Optional.of(busy))));
        });
    }

    private List<String> titles() {
        return tab().storyProperty().get().points().stream().map(StoryPoint::title).toList();
    }

    @Test
    void theFKeyShowsTilesChartsAndDiagramOnTheWholeScreenAndEscapeLeaves() {
        push(KeyCode.F);
        frame();
        assertTrue(isPresenting());
        assertTrue(window().stage().isFullScreen());
        assertNull(scene().lookup(".top-bar"));
        assertNull(scene().lookup(".assumptions"));
        assertNotNull(scene().lookup("#tile-totalGpus"));
        assertNotNull(scene().lookup("#architecture"));
        assertEquals(tab().problem().charts().size(), scene().getRoot().lookupAll(".chart-card").size());
        assertEquals(1.5, find("#tile-totalGpus").getLocalToSceneTransform().getMxx(), 0.01);
        assertEquals("Reference design", label("#presented"));
        push(KeyCode.ESCAPE);
        frame();
        assertFalse(isPresenting());
        assertFalse(window().stage().isFullScreen());
        assertNotNull(scene().lookup(".top-bar"));
    }

    @Test
    void theFKeyTypesAnFWhereAPersonTypesAndF11PresentsAllTheSame() {
        clickOn("#find-assumption");
        push(KeyCode.F);
        frame();
        assertFalse(isPresenting());
        push(KeyCode.F11);
        frame();
        assertTrue(isPresenting());
    }

    @Test
    void theMenuPresentsTooAndChangesShowAtOnce() {
        interact(() -> tab().set(assumption("spareUnits"), 1));
        clickOn("#story").clickOn("#present");
        frame();
        assertEquals("720", label("#tile-totalGpus .number"));
        assertEquals("Reference design, 1 change", label("#presented"));
        push(KeyCode.SHORTCUT, KeyCode.Z);
        frame();
        assertEquals("544", label("#tile-totalGpus .number"));
    }

    @Test
    void arrowsAndAPresentersRemoteStepThroughTheStoryAndTheTabStaysAsItWas() {
        tellAStory();
        var before = tab().historyProperty().get();
        push(KeyCode.F);
        frame();
        assertEquals("", line("#story-title"));
        push(KeyCode.RIGHT);
        frame();
        assertEquals("1 of 2", line("#story-place"));
        assertEquals("Busy", line("#story-title"));
        assertEquals("Traffic of a launch", line("#story-note"));
        push(KeyCode.PAGE_DOWN);
        push(KeyCode.RIGHT);
        frame();
        assertEquals("Safe", line("#story-title"));
        assertTrue(label("#tile-totalGpus .caption").startsWith("+"), label("#tile-totalGpus .caption"));
        push(KeyCode.LEFT);
        push(KeyCode.PAGE_UP);
        push(KeyCode.LEFT);
        frame();
        assertEquals("544", label("#tile-totalGpus .number"));
        push(KeyCode.RIGHT);
        push(KeyCode.ESCAPE);
        frame();
        assertEquals(before, tab().historyProperty().get());
        assertEquals("544", label("#tile-totalGpus .number"));
    }

    @Test
    void storyPointsAreKeptWordedReorderedRemovedAndPutBack() {
        clickOn("#story").clickOn("#story-add");
        interact(() -> tab().set(assumption("peakRate"), 800));
        clickOn("#story").clickOn("#story-add");
        clickOn("#story").clickOn("#story-edit");
        interact(() -> find("#story-title-1", TextField.class).setText("Busy"));
        clickOn("#story-note-1").write("Twice");
        assertEquals(new StoryPoint("Busy", "Twice", tab().scenario(), Optional.empty()),
                tab().storyProperty().get().points().get(1));
        clickOn("#story-up-1");
        assertEquals(List.of("Busy", "Reference design"), titles());
        clickOn("#story-remove-0");
        assertEquals(List.of("Reference design"), titles());
        clickOn("#story-put-back");
        assertEquals(List.of("Busy", "Reference design"), titles());
        clickOn("#story-done");
        clickOn("#story").clickOn("#story-show-1");
        frame();
        assertEquals(500, value("peakRate"));
        assertEquals("Story point “Reference design”", tab().historyProperty().get().presentName());
    }
}
