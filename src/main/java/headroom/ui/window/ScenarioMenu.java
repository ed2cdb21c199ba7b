package headroom.ui.window;

import headroom.model.Scenario;
import headroom.text.BidiMarks;
import headroom.ui.controls.ActionItem;
import headroom.ui.tab.Overlay;
import headroom.ui.tab.ProblemModel;
import headroom.ui.tab.document.Document;
import headroom.ui.tab.document.Documents;
import headroom.ui.tab.document.NameDialogue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

/** The name of the open tab's scenario, and behind it its file and what it may start from. */
final class ScenarioMenu {

    /** A long name may be cut to this in a narrow window; a tool tip tells it whole. */
    private static final double LEAST_WIDTH = 110;
    private static final double NOTE_WIDTH = 440;

    private final WorkbenchModel model;
    private final Documents documents;
    private final Overlay overlay;
    private final MenuButton button = new MenuButton();

    ScenarioMenu(WorkbenchModel model, Documents documents, Overlay overlay) {
        this.model = model;
        this.documents = documents;
        this.overlay = overlay;
    }

    Node build() {
        button.setId("presets");
        button.setMinWidth(LEAST_WIDTH);
        button.setTooltip(new Tooltip());
        button.setOnShowing(_ -> button.getItems().setAll(items()));
        button.getItems().setAll(items());
        model.openProperty().flatMap(ProblemModel::scenarioProperty).subscribe(_ -> entitle());
        model.openProperty().map(model::document).flatMap(Document::standingProperty).subscribe(_ -> entitle());
        return button;
    }

    private void entitle() {
        Document document = model.document(open());
        String title = ScenarioTitle.dot(document) + ScenarioTitle.of(open());
        button.setText(title);
        button.setAccessibleText("Scenario %s%s".formatted(ScenarioTitle.of(open()),
                document.isUnsaved() ? ", unsaved changes" : ""));
        String note = open().scenario().note();
        String file = document.file().map(Path::toString).orElse("in no file, kept by the session");
        button.getTooltip().setText(title + "\n" + (note.isEmpty() ? "" : note + "\n") + file);
    }

    private List<MenuItem> items() {
        List<MenuItem> items = new ArrayList<>();
        items.add(new ActionItem("file-open", "Open…", documents::open).showing(Shortcuts.OPEN));
        items.add(recent());
        items.add(new ActionItem("file-save", "Save", documents::save).showing(Shortcuts.SAVE));
        items.add(new ActionItem("file-save-as", "Save as…", documents::saveAs).showing(Shortcuts.SAVE_AS));
        items.add(new ActionItem("scenario-rename", "Name and note…", () -> new NameDialogue(open(), overlay).show()));
        items.add(new SeparatorMenuItem());
        open().presets().forEach(preset -> items.add(preset(preset)));
        return items;
    }

    private Menu recent() {
        Menu menu = new Menu("Open recent");
        menu.setId("file-recent");
        List<Path> files = model.recentFiles().list();
        menu.setDisable(files.isEmpty());
        for (int i = 0; i < files.size(); i++) {
            Path file = files.get(i);
            menu.getItems().add(new ActionItem("recent-" + i, BidiMarks.without(file.toString()),
                    () -> documents.open(List.of(file))));
        }
        return menu;
    }

    private CustomMenuItem preset(Scenario preset) {
        Label name = new Label(preset.name());
        // One line of each, so that a dozen presets fit on a small screen; the whole note comes up beside it.
        Label note = new Label(preset.note());
        note.getStyleClass().add("note");
        VBox lines = new VBox(name, note);
        lines.setMaxWidth(NOTE_WIDTH);
        lines.setPrefWidth(NOTE_WIDTH);
        lines.getStyleClass().add("preset");
        Tooltip whole = new Tooltip(preset.note());
        whole.setWrapText(true);
        whole.setMaxWidth(NOTE_WIDTH);
        if (!preset.note().isEmpty()) {
            Tooltip.install(lines, whole);
        }
        CustomMenuItem item = new CustomMenuItem(lines);
        // Not shown, but read out.
        item.setText(preset.name());
        item.setId("preset-" + preset.preset());
        item.setOnAction(_ -> documents.start(preset));
        return item;
    }

    private ProblemModel open() {
        return model.openProperty().get();
    }
}
