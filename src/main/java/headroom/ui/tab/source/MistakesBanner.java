package headroom.ui.tab.source;

import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Paragraph;
import headroom.ui.controls.VerticalScroll;
import java.util.Optional;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * A notice below the bar while the file of the tab in front has mistakes or is gone, above the last version that had none; it
 * folds to one line.
 */
public final class MistakesBanner {

    private static final double MOST_HEIGHT = 190;

    private final SourceView source;
    private final VBox node = new VBox();
    private final Paragraph words = new Paragraph("");
    private final ActionButton fold = new ActionButton("mistakes-fold", "Hide", this::fold);
    private final ActionButton edit;
    private final MistakeList list;
    private final VerticalScroll scroll;
    private Optional<SourceFile> shown = Optional.empty();
    private boolean folded;

    /**
     * A notice.
     *
     * @param source shows places in the file
     */
    public MistakesBanner(SourceView source) {
        this.source = source;
        this.edit = new ActionButton("mistakes-edit", "Open in the editor", () -> shown.ifPresent(source::edit));
        this.list = new MistakeList(mistake -> shown.ifPresent(file -> this.source.show(file, mistake)));
        this.scroll = new VerticalScroll(list);
    }

    /** The notice, which takes no room while there is nothing to say. */
    public Region build() {
        words.setId("mistakes-text");
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox line = new HBox(words, edit, fold);
        line.getStyleClass().add("line");
        node.setId("mistakes");
        node.getStyleClass().add("mistakes-banner");
        node.getChildren().setAll(line, scroll);
        node.managedProperty().bind(node.visibleProperty());
        VBox.setVgrow(scroll, Priority.ALWAYS);
        scroll.managedProperty().bind(scroll.visibleProperty());
        scroll.setId("mistakes-list");
        scroll.widthProperty().subscribe(this::size);
        return node;
    }

    /**
     * Tells how a file stands.
     *
     * @param file that of the tab in front, where it has one and shows a problem
     */
    public void tell(Optional<SourceFile> file) {
        shown = file;
        tell();
    }

    private void tell() {
        SourceState state = shown.map(SourceFile::state).orElse(SourceState.QUIET);
        node.setVisible(!state.isQuiet());
        words.setText(
                shown.map(file -> state.headline(file.name(), true) + ".").filter(_ -> !state.isQuiet()).orElse(""));
        boolean mistakes = !state.mistakes().isEmpty();
        show(fold, mistakes);
        show(edit, mistakes);
        list.tell(state.mistakes());
        scroll.setVisible(mistakes && !folded);
        size();
    }

    private static void show(Region part, boolean shown) {
        part.setVisible(shown);
        part.setManaged(shown);
    }

    private void fold() {
        folded = !folded;
        fold.setText(folded ? "Show" : "Hide");
        tell();
    }

    private void size() {
        double height = Math.min(MOST_HEIGHT, list.prefHeight(scroll.getWidth() > 0 ? scroll.getWidth() - 2 : -1) + 2);
        scroll.setMinHeight(height);
        scroll.setPrefHeight(height);
        scroll.setMaxHeight(height);
    }
}
