package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.drawing.Theme;
import headroom.files.DamagedLibrary;
import headroom.files.DamagedProblemException;
import headroom.files.UnusableFileException;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ScenarioReader;
import headroom.ui.theme.StyleSheets;
import headroom.ui.theme.WindowTheme;
import headroom.ui.window.WindowTab;
import headroom.ui.window.WorkbenchModel;
import headroom.ui.window.WorkbenchView;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** A problem that comes with the program and is damaged says so in its tab; the program goes on with the others. */
@ExtendWith(ApplicationExtension.class)
class DamagedProblemJourneyTest extends Person {

    private final ProblemLibrary library = DamagedLibrary.without("moe-service", "gateway");
    private final WorkbenchModel model = WorkbenchModel.of(library, WindowTheme.of(Theme.LIGHT), Moment.NOON);
    private WorkbenchView view;

    @Start
    void open(Stage stage) {
        view = new WorkbenchView(model, Environments.still(library));
        StyleSheets.loadFonts();
        stage.setScene(view.build(1440, 900));
        view.follow(stage);
        stage.show();
    }

    private String said(String selector) {
        return lookup(selector).<Labeled>query().getText();
    }

    @Test
    void theTabInFrontSaysItAndAnotherIsChosen() {
        assertEquals("moe-service", model.frontProperty().get().id());
        assertEquals("MoE service cannot be shown.", said("#mistakes-title"));
        assertEquals(DamagedLibrary.sentence("moe-service") + ".", said("#damage"));
        clickOn("#tab-kv-pool");
        assertTrue(lookup("#problem-kv-pool").tryQuery().isPresent());
        clickOn("#tab-gateway");
        assertFalse(lookup("#problem-kv-pool").tryQuery().isPresent());
        assertEquals(DamagedLibrary.sentence("gateway") + ".", said("#damage"));
        assertEquals("Gateway, with mistakes", lookup("#tab-gateway").query().getAccessibleText());
    }

    @Test
    void theOthersAreReadAheadAllTheSame() {
        interact(view::readAhead);
        Pulses.until(() -> model.tabs().size() == library.ids().size() - 2);
        assertEquals(List.of("kv-pool", "lora-service", "rl-rollout"),
                model.tabs().stream().map(tab -> tab.problem().id()).toList());
        assertEquals(List.of("moe-service", "gateway"), model.windowTabs().stream()
                .filter(tab -> !tab.damageProperty().get().isEmpty()).map(WindowTab::id).toList());
    }

    @Test
    void aScenarioOfItIsRefusedWithTheSameSentence() {
        assertEquals(DamagedLibrary.sentence("gateway"), assertThrows(UnusableFileException.class,
                () -> new ScenarioReader(library).read("""
                        {"schema": 1, "problem": "gateway"}""".getBytes(StandardCharsets.UTF_8))).getMessage());
    }

    @Test
    void whereNoneCanBeReadThereIsNoWindow() {
        ProblemLibrary none = DamagedLibrary.without(library.ids().toArray(String[]::new));
        assertEquals(DamagedLibrary.sentence("moe-service"), assertThrows(DamagedProblemException.class,
                () -> WorkbenchModel.of(none, WindowTheme.of(Theme.LIGHT), Moment.NOON)).sentence());
    }
}
