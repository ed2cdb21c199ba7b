package headroom.ui.tab.source;

import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Paragraph;
import headroom.ui.controls.VerticalScroll;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** A tab whose file was never without mistakes: these alone, and no half of a problem. */
public final class MistakesPage {

    private static final double MOST_WIDTH = 1040;

    private final SourceFile file;
    private final SourceView source;

    /** The page of a file. */
    public MistakesPage(SourceFile file, SourceView source) {
        this.file = file;
        this.source = source;
    }

    /** The page, which follows the file. */
    public Region build() {
        Paragraph title = new Paragraph("", "title");
        title.setId("mistakes-title");
        Paragraph path = new Paragraph(file.path().toString(), "path");
        MistakeList list = new MistakeList(mistake -> source.show(file, mistake));
        VerticalScroll scroll = new VerticalScroll(list);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        ActionButton show = new ActionButton("source-show", "Show the file", () -> source.show(file));
        HBox buttons = new HBox(show,
                new ActionButton("mistakes-edit", "Open in the editor", () -> source.edit(file)));
        buttons.getStyleClass().add("buttons");
        VBox card = new VBox(title, path, scroll, buttons);
        file.stateProperty().subscribe(state -> {
            title.setText(state.isQuiet() ? "Reading %s…".formatted(file.name())
                    : state.headline(file.name(), false) + ".");
            list.tell(state.mistakes());
            show.setDisable(state.text().isEmpty());
        });
        return page(card);
    }

    /** The page of a problem that comes with the program and cannot be shown. */
    public static Region damaged(String title, ObservableValue<String> damage) {
        Paragraph name = new Paragraph(title + " cannot be shown.", "title");
        name.setId("mistakes-title");
        Paragraph reason = new Paragraph("", "path");
        reason.setId("damage");
        damage.subscribe(sentence -> reason.setText(sentence + "."));
        return page(new VBox(name, reason));
    }

    private static Region page(VBox card) {
        card.getStyleClass().addAll("card", "mistakes-page");
        card.setMaxWidth(MOST_WIDTH);
        StackPane page = new StackPane(card);
        page.setId("mistakes-only");
        page.getStyleClass().add("mistakes-only");
        StackPane.setAlignment(card, Pos.TOP_CENTER);
        page.setMinSize(0, 0);
        return page;
    }
}
