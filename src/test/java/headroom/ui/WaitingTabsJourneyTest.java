package headroom.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.drawing.Theme;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import headroom.ui.theme.StyleSheets;
import headroom.ui.theme.WindowTheme;
import headroom.ui.window.WorkbenchModel;
import headroom.ui.window.WorkbenchView;
import java.util.List;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The window as the program opens it: one problem is read, the others wait. */
@ExtendWith(ApplicationExtension.class)
class WaitingTabsJourneyTest {

    private final ProblemLibrary library = ProblemFiles.bundled();
    private final WorkbenchModel model = WorkbenchModel.of(library, WindowTheme.of(Theme.LIGHT), Moment.NOON);
    private WorkbenchView view;

    @Start
    void open(Stage stage) {
        view = new WorkbenchView(model, Environments.still(library));
        StyleSheets.loadFonts();
        stage.setScene(view.build(1440, 900));
        stage.show();
    }

    private List<String> read() {
        return library.ids().stream().filter(library::isRead).toList();
    }

    @Test
    void aTabThatIsChosenIsReadAndShownWhole(FxRobot robot) {
        assertEquals(List.of("moe-service"), read());
        ToggleButton gateway = robot.lookup("#tab-gateway").queryAs(ToggleButton.class);
        assertEquals("Gateway", gateway.getText());
        robot.clickOn(gateway);
        assertTrue(robot.lookup("#problem-gateway").tryQuery().isPresent());
        assertEquals(List.of("moe-service", "gateway"), read());
        assertEquals("Gateway", gateway.getText());
    }

    @Test
    void theOthersAreReadWhileNobodyWaitsForThem(FxRobot robot) {
        robot.interact(view::readAhead);
        Pulses.until(() -> model.tabs().size() == library.ids().size());
        assertEquals(library.ids(), read());
        assertEquals(library.ids(), model.tabs().stream().map(tab -> tab.problem().id()).toList());
        assertEquals(5, model.documents().size());
        assertTrue(robot.lookup("#problem-moe-service").tryQuery().isPresent());
    }
}
