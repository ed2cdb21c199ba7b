package headroom.ui.tab.document;

import headroom.model.Scenario;
import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Paragraph;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
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
        String name = document.file().map(ShownName::of).orElse("");
        switch (found) {
            case OnDisk.Holds(Scenario scenario) when scenario.problem().equals(document.tab().problem()) ->
                    line("Another program changed %s.%s".formatted(name,
                            document.isUnsaved() ? " You have unsaved changes of your own." : ""),
                            new ActionButton("notice-reload", "Reload", () -> documents.reload(document, scenario)),
                            new ActionButton("notice-keep", "Keep mine", document::keepMine));
            case OnDisk.Holds(Scenario scenario) ->
                    line("%s now holds a scenario of %s.".formatted(name, scenario.problem().name()),
                            new ActionButton("notice-keep", "Keep mine", document::keepMine));
            case OnDisk.Carries(_) ->
                    line("%s is a picture now; saving asks before it is replaced.".formatted(name),
                            new ActionButton("notice-keep", "Keep mine", document::keepMine));
            case OnDisk.Missing() -> line("%s is no longer there; saving makes it anew.".formatted(name),
                    new ActionButton("notice-save", "Save", documents::save),
                    new ActionButton("notice-keep", "Not now", document::keepMine));
            case OnDisk.Unusable(String sentence) -> line(sentence + ".",
                    new ActionButton("notice-keep", "Keep mine", document::keepMine));
        }
    }

    private void line(String sentence, Node... buttons) {
        Paragraph words = new Paragraph(sentence);
        words.setId("notice-text");
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        line.getChildren().setAll(words);
        line.getChildren().addAll(buttons);
    }
}
