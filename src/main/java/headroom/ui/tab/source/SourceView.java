package headroom.ui.tab.source;

import headroom.files.yaml.FileMistake;
import headroom.ui.background.Background;
import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Dialogue;
import headroom.ui.controls.Paragraph;
import headroom.ui.tab.Overlay;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.collections.FXCollections;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;

/** The text of a problem file over the window, to be read: its lines with their numbers, one of them marked. */
public final class SourceView {

    private static final int LINES_ABOVE = 6;
    private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");

    private final Overlay overlay;
    private final Editor editor;
    private final Background background;
    private final Consumer<String> say;

    /**
     * A view over a window.
     *
     * @param editor opens the file where it can be changed
     * @param background asks the system for its editor, which may take its time
     * @param say is told, in a sentence, what is in the way
     */
    public SourceView(Overlay overlay, Editor editor, Background background, Consumer<String> say) {
        this.overlay = overlay;
        this.editor = editor;
        this.background = background;
        this.say = say;
    }

    /** A line of the file, from 1. */
    private record Line(int number, String text) {}

    /** Shows the place of a mistake. */
    void show(SourceFile file, FileMistake mistake) {
        show(file, mistake.place().line(), MistakeList.ended(mistake));
    }

    /** Shows the whole file. */
    public void show(SourceFile file) {
        show(file, 0, "");
    }

    /** Opens a file in the system's editor. */
    public void edit(SourceFile file) {
        background.run(() -> {
            editor.edit(file.path());
            return file;
        }, opened -> say.accept("%s is in your editor; each time you save, it shows here".formatted(opened.name())),
                say);
    }

    private void show(SourceFile file, int marked, String sentence) {
        List<String> texts = file.state().text().lines().toList();
        ListView<Line> lines = new ListView<>(FXCollections.observableList(
                IntStream.range(0, texts.size()).mapToObj(i -> new Line(i + 1, texts.get(i))).toList()));
        lines.setId("source-lines");
        lines.getStyleClass().add("source-lines");
        lines.setCellFactory(_ -> new Cell(marked, Integer.toString(texts.size()).length()));
        if (marked > 0 && marked <= texts.size()) {
            lines.getSelectionModel().select(marked - 1);
            lines.scrollTo(Math.max(0, marked - 1 - LINES_ABOVE));
        }
        ActionButton close = new ActionButton("source-close", "Close", overlay::hide).onEscape();
        Dialogue dialogue = new Dialogue("source", file.name(), sentence.isEmpty() ? List.of(lines)
                : List.of(new Paragraph(sentence, "complaint"), lines),
                List.of(new ActionButton("source-edit", "Open in the editor", () -> edit(file)), close));
        dialogue.getStyleClass().add("source");
        overlay.showApart(dialogue, () -> {});
        close.requestFocus();
    }

    private static final class Cell extends ListCell<Line> {

        private final int marked;
        private final Label number = new Label();
        private final Label text = new Label();
        private final HBox line = new HBox(number, text);

        Cell(int marked, int digits) {
            this.marked = marked;
            number.getStyleClass().add("number");
            number.setMinWidth(Label.USE_PREF_SIZE);
            number.setPrefWidth(10.0 + 8 * digits);
            text.getStyleClass().add("text");
            text.setMinWidth(Label.USE_PREF_SIZE);
        }

        @Override
        protected void updateItem(Line item, boolean empty) {
            super.updateItem(item, empty);
            Optional<Line> shown = Optional.ofNullable(empty ? null : item);
            setGraphic(shown.isPresent() ? line : null);
            pseudoClassStateChanged(MARKED, shown.filter(one -> one.number == marked).isPresent());
            shown.ifPresent(one -> {
                number.setText(Integer.toString(one.number));
                text.setText(one.text.replace("\t", "    "));
            });
        }
    }
}
