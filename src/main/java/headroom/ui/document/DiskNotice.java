package headroom.ui.document;

import headroom.model.Scenario;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** A quiet line below the bar while the open tab's file is not as it was left. */
public final class DiskNotice {

    private final Documents documents;
    private final ObservableValue<Document> open;
    private final HBox line = new HBox();

    /**
     * The line.
     *
     * @param open the open tab's document
     */
    public DiskNotice(Documents documents, ObservableValue<Document> open) {
        this.documents = documents;
        this.open = open;
    }

    /** The line, which takes no room while there is nothing to say. */
    public Region build() {
        line.setId("disk-notice");
        line.getStyleClass().add("disk-notice");
        line.managedProperty().bind(line.visibleProperty());
        open.flatMap(Document::noticeProperty).subscribe(this::tell);
        return line;
    }

    private void tell(Optional<OnDisk> notice) {
        line.setVisible(notice.isPresent());
        line.getChildren().clear();
        notice.ifPresent(found -> show(open.getValue(), found));
    }

    private void show(Document document, OnDisk found) {
        String name = document.file().map(Path::getFileName).map(Path::toString).orElse("");
        switch (found) {
            case OnDisk.Holds(Scenario scenario) when scenario.problem() == document.tab().problem() ->
                    line("Another program changed %s.%s".formatted(name,
                            document.isUnsaved() ? " You have unsaved changes of your own." : ""),
                            button("notice-reload", "Reload", () -> documents.reload(document, scenario)),
                            button("notice-keep", "Keep mine", document::keepMine));
            case OnDisk.Holds(Scenario scenario) ->
                    line("%s now holds a scenario of %s.".formatted(name, scenario.problem().name()),
                            button("notice-keep", "Keep mine", document::keepMine));
            case OnDisk.Missing() -> line("%s is no longer there; saving makes it anew.".formatted(name),
                    button("notice-save", "Save", documents::save),
                    button("notice-keep", "Not now", document::keepMine));
            case OnDisk.Unusable(String sentence) -> line(sentence + ".",
                    button("notice-keep", "Keep mine", document::keepMine));
        }
    }

    private void line(String sentence, Node... buttons) {
        Label words = new Label(sentence);
        words.setId("notice-text");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        line.getChildren().setAll(words);
        line.getChildren().addAll(buttons);
    }

    private static Button button(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
