package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/** The left column without a mouse, and for who listens to it. */
class AssumptionsKeyboardJourneyTest extends Journey {

    @Test
    void tabWalksFromTheSearchDownTheRowsAndWhatIsFocusedIsInSight() {
        interact(() -> {
            tab().set(assumption("inputTokens"), 5_000);
            find("#find-assumption").requestFocus();
        });
        frame();
        List<String> walk = new ArrayList<>();
        for (int steps = 0; steps < 10; steps++) {
            push(KeyCode.TAB);
            frame();
            Node focused = scene().getFocusOwner();
            walk.add(focused instanceof Labeled title && title.getId() == null ? title.getText() : focused.getId());
        }
        assertEquals(List.of("reset-tab", "TRAFFIC", "reset-group-traffic", "peakRate-value", "peakRate",
                "inputTokens-reset", "inputTokens-value", "inputTokens", "outputTokens-value", "outputTokens"), walk);
    }

    @Test
    void tabBeginsInTheBarAndGoesOnInTheLeftColumn() {
        assertFalse(scene().getFocusOwner().isFocusTraversable());
        Set<Node> walk = new LinkedHashSet<>();
        while (true) {
            push(KeyCode.TAB);
            if (!walk.add(scene().getFocusOwner())) {
                break;
            }
        }
        List<Node> stops = List.copyOf(walk);
        int search = stops.indexOf(find("#find-assumption"));
        assertTrue(search > stops.indexOf(find("#undo")) && search > stops.indexOf(find("#export-pictures")));
        assertTrue(search < stops.indexOf(find("#peakRate")));
    }

    @Test
    void whatTheFocusReachesIsScrolledIntoSight() {
        interact(() -> {
            window().stage().setHeight(500);
            find("#find-assumption").requestFocus();
        });
        frame();
        for (int steps = 0; steps < 21; steps++) {
            push(KeyCode.TAB);
            frame();
        }
        Node focused = scene().getFocusOwner();
        ScrollPane column = find(".assumptions > .scroll-pane", ScrollPane.class);
        Bounds seen = column.localToScene(column.getLayoutBounds());
        assertTrue(column.getVvalue() > 0);
        assertTrue(seen.contains(focused.localToScene(focused.getLayoutBounds())), () -> focused + " in " + seen);
    }

    @Test
    void aTitleUnfoldsItsGroupByTheSpaceBar() {
        assertFalse(isSeen("#gpuHourPrice"));
        interact(() -> find("#group-cost .title").requestFocus());
        push(KeyCode.SPACE);
        frame();
        assertTrue(isSeen(find("#gpuHourPrice")));
    }

    @Test
    void theSearchIsReachedByAShortcutAndEmptiedByEscape() {
        push(KeyCode.SHORTCUT, KeyCode.F);
        assertEquals("find-assumption", scene().getFocusOwner().getId());
        write("price");
        frame();
        assertFalse(isSeen(find("#peakRate")));
        push(KeyCode.ESCAPE);
        frame();
        assertTrue(isSeen(find("#peakRate")));
        assertFalse(isSeen(find("#gpuHourPrice")));
    }

    @Test
    void aSearchFindsGroupsByNameAndSaysWhenThereIsNothing() {
        push(KeyCode.SHORTCUT, KeyCode.F);
        write("cost");
        frame();
        assertTrue(isSeen(find("#gpuHourPrice")));
        assertFalse(isSeen(find("#nothing-found")));
        push(KeyCode.SHORTCUT, KeyCode.F);
        write("latency");
        frame();
        assertEquals("No assumption has “latency” in its name.", label("#nothing-found"));
        assertTrue(isSeen(find("#nothing-found")));
    }

    @Test
    void aKeyExplainsTheAssumptionThatHasTheFocus() {
        interact(() -> find("#inputTokens").requestFocus());
        push(KeyCode.F1);
        frame();
        assertSame(assumption("inputTokens"), tab().explainedProperty().get());
    }

    @Test
    void slidersSayTheirNameValueAndPresetInWords() {
        Slider slider = find("#peakRate", Slider.class);
        assertEquals("Peak request rate, 500 requests per second, preset 500", slider.getAccessibleText());
        interact(() -> tab().set(assumption("peakRate"), 800));
        frame();
        assertEquals("Peak request rate, 800 requests per second, preset 500", slider.getAccessibleText());
        assertEquals("Reset Peak request rate to 500 requests per second",
                find("#peakRate-reset").getAccessibleText());
        assertEquals("It must be between 1 and 20,000 req/s.", find("#peakRate-value").getAccessibleHelp());
        Labeled name = (Labeled) find("#peakRate-value").queryAccessibleAttribute(AccessibleAttribute.LABELED_BY);
        assertEquals("Peak request rate", name.getText());
    }
}
