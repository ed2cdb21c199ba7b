package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.session.Session.Panels;
import java.util.Optional;
import java.util.Set;
import javafx.scene.control.TabPane;
import org.junit.jupiter.api.Test;

/** Panels are remembered as a person leaves them, and put back. */
class PanelsJourneyTest extends Journey {

    private Panels panels() {
        return tab().panelsProperty().get();
    }

    private String explanation() {
        return find(".explanation", TabPane.class).getSelectionModel().getSelectedItem().getText();
    }

    @Test
    void whatAPersonFoldsAndLooksAtIsRemembered() {
        assertEquals(Optional.empty(), panels().groups());
        clickOn("#group-traffic .title");
        frame();
        Set<String> open = panels().groups().orElseThrow();
        assertFalse(open.contains("Traffic"));
        assertFalse(open.isEmpty());
        clickOn("#find-assumption").write("price");
        frame();
        clickOn("#find-assumption").eraseText(5);
        assertEquals(open, panels().groups().orElseThrow());
        interact(() -> find(".explanation", TabPane.class).getSelectionModel().select(1));
        assertEquals("Guide", panels().explanation());
    }

    @Test
    void whatWasRememberedIsShownAgain() {
        interact(() -> tab().panelsProperty()
                .set(new Panels(Optional.of(Set.of("Cost", "No such group")), Set.of(), "What matters")));
        frame();
        assertTrue(isSeen("#gpuHourPrice"));
        assertFalse(isSeen(find("#peakRate")));
        assertEquals("What matters", explanation());
        interact(() -> window().model().openProperty().set(window().model().tabs().get(1)));
        interact(() -> tab().panelsProperty().set(new Panels(Optional.empty(), Set.of(), "No such panel")));
        frame();
        assertEquals("Derivation", explanation());
    }
}
