package headroom.ui.tab.source;

import headroom.files.yaml.FileMistake;
import headroom.ui.controls.Paragraph;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Mistakes of a problem file one below the other, each with its line of the file and a caret; a click shows the place. */
final class MistakeList extends VBox {

    private final Consumer<FileMistake> show;

    /** @param show shows the place of a mistake */
    MistakeList(Consumer<FileMistake> show) {
        this.show = show;
        getStyleClass().add("mistakes");
    }

    void tell(List<FileMistake> mistakes) {
        getChildren().setAll(mistakes.stream().map(this::row).toList());
        for (int i = 0; i < getChildren().size(); i++) {
            getChildren().get(i).setId("mistake-" + i);
        }
    }

    /** The sentence with its full stop, unless it ends by asking what was meant. */
    static String ended(FileMistake mistake) {
        return mistake.sentence().endsWith("?") ? mistake.sentence() : mistake.sentence() + ".";
    }

    private Node row(FileMistake mistake) {
        Label line = new Label("line %d".formatted(mistake.place().line()));
        line.getStyleClass().add("line");
        line.setMinWidth(Label.USE_PREF_SIZE);
        VBox words = new VBox(new Paragraph(ended(mistake), "sentence"));
        if (!mistake.excerpt().isEmpty()) {
            Label excerpt = new Label(mistake.excerpt().stripTrailing());
            excerpt.getStyleClass().add("excerpt");
            excerpt.setMinWidth(0);
            excerpt.setMinHeight(Label.USE_PREF_SIZE);
            words.getChildren().add(excerpt);
        }
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(line, words);
        row.getStyleClass().add("mistake");
        row.setAccessibleRole(AccessibleRole.BUTTON);
        row.setAccessibleText("Line %d: %s".formatted(mistake.place().line(), mistake.sentence()));
        row.setFocusTraversable(true);
        row.setOnMouseClicked(_ -> show.accept(mistake));
        row.setOnKeyPressed(key -> {
            if (key.getCode() == KeyCode.ENTER || key.getCode() == KeyCode.SPACE) {
                key.consume();
                show.accept(mistake);
            }
        });
        return row;
    }
}
