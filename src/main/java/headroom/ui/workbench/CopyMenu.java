package headroom.ui.workbench;

import headroom.files.ScenarioLink;
import headroom.files.UnusableFileException;
import headroom.model.Scenario;
import headroom.ui.copy.Clipboard;
import headroom.ui.copy.Copies;
import headroom.ui.problem.ProblemModel;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Copies the open tab as text, picture or table, and pastes a scenario. */
final class CopyMenu {

    private final WorkbenchModel model;
    private final Copies copies;
    private final Clipboard clipboard;
    private final ScenarioLink links;

    CopyMenu(WorkbenchModel model, Copies copies, Clipboard clipboard, ScenarioLink links) {
        this.model = model;
        this.copies = copies;
        this.clipboard = clipboard;
        this.links = links;
    }

    Node build() {
        MenuItem scenario = item("copy-scenario", "Copy the scenario as text", this::copyScenario);
        scenario.setAccelerator(new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN));
        MenuItem paste = item("paste-scenario", "Paste a scenario", this::paste);
        paste.setAccelerator(new KeyCodeCombination(KeyCode.V, KeyCombination.SHORTCUT_DOWN));
        MenuButton button = new MenuButton(null, new FontIcon(Feather.COPY), scenario,
                item("copy-architecture-picture", "Copy the architecture as a picture",
                        () -> copies.picture(open(), "architecture", model.looks().themeProperty().getValue())),
                item("copy-markdown", "Copy all numbers as Markdown", () -> copies.markdown(open())),
                item("copy-csv", "Copy all estimates as CSV", () -> copies.csv(open())),
                new SeparatorMenuItem(), paste);
        button.setId("copy");
        button.getStyleClass().addAll("icon-button", "no-arrow");
        button.setTooltip(new Tooltip("Copy or paste"));
        button.setAccessibleText("Copy or paste");
        return button;
    }

    private void copyScenario() {
        copies.scenario(open());
    }

    /** Shows the clipboard's scenario in the tab of its problem, as a step that can be taken back. */
    private void paste() {
        try {
            Scenario scenario = links.read(clipboard.text().orElse(""));
            ProblemModel tab = model.tab(scenario.problem().id());
            model.openProperty().set(tab);
            tab.show("Pasted “%s”".formatted(scenario.name()), scenario);
            model.say("Pasted “%s”".formatted(scenario.name()));
        } catch (UnusableFileException refusal) {
            model.say("Nothing is pasted: %s".formatted(refusal.getMessage()));
        }
    }

    private static MenuItem item(String id, String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId(id);
        item.setOnAction(_ -> action.run());
        return item;
    }

    private ProblemModel open() {
        return model.openProperty().get();
    }
}
