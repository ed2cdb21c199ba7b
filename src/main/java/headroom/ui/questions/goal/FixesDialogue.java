package headroom.ui.questions.goal;

import headroom.formula.FormulaText;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Dialogue;
import headroom.ui.controls.Paragraph;
import headroom.ui.controls.VerticalScroll;
import headroom.whatif.seek.Fix;
import java.util.ArrayList;
import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Lists what would fix a failed check, each a click away, while the search goes on. */
final class FixesDialogue {

    private final FixesModel model;
    private final Runnable close;
    private final Section clean = new Section("Makes every check pass");
    private final Section mixed = new Section("Fixes it, but …");
    private final Label progress = new Label();
    private final ProgressBar bar = new ProgressBar();

    /** Fixes under a heading, the best first; without any, nothing of it shows. */
    private static final class Section extends VBox {

        private final List<Fix> fixes = new ArrayList<>();
        private final VBox rows = new VBox();

        Section(String heading) {
            Label title = new Label(heading);
            title.getStyleClass().add("heading");
            rows.getStyleClass().add("fixes");
            getChildren().setAll(title, rows);
            clear();
        }

        void clear() {
            fixes.clear();
            rows.getChildren().clear();
            show();
        }

        /** Puts a row in its place and leaves the others alone, one of which may have the focus. */
        void add(Fix fix, Region row) {
            int place = 0;
            while (place < fixes.size() && Fix.BEST_FIRST.compare(fixes.get(place), fix) <= 0) {
                place++;
            }
            fixes.add(place, fix);
            rows.getChildren().add(place, row);
            show();
        }

        private void show() {
            setVisible(!fixes.isEmpty());
            setManaged(!fixes.isEmpty());
        }
    }

    /**
     * A dialogue.
     *
     * @param close closes it
     */
    FixesDialogue(FixesModel model, Runnable close) {
        this.model = model;
        this.close = close;
    }

    /** The dialogue, which starts its search. */
    Region build() {
        Evaluation evaluation = Evaluation.of(model.tab().scenario());
        Node failure = new Paragraph(new LiveNumbers(evaluation).text(evaluation.failureOf(model.check())));
        VBox list = new VBox(clean, mixed);
        list.getStyleClass().add("fix-list");
        VerticalScroll scroll = new VerticalScroll("fix-scroll", list);
        scroll.getStyleClass().add("fix-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        Dialogue dialogue = new Dialogue("fixes", "What would fix “%s”?".formatted(model.check().label()),
                List.of(failure, scroll), foot());
        dialogue.getStyleClass().add("fix-dialogue");
        model.found().addListener((ListChangeListener<Fix>) this::changed);
        model.doneProperty().subscribe(_ -> showProgress());
        model.failureProperty().subscribe((_, _) -> showProgress());
        model.search();
        return dialogue;
    }

    private void changed(ListChangeListener.Change<? extends Fix> change) {
        if (change.getList().isEmpty()) {
            clean.clear();
            mixed.clear();
        }
        while (change.next()) {
            change.getAddedSubList().forEach(fix -> (fix.isClean() ? clean : mixed).add(fix, row(fix)));
        }
    }

    private Region row(Fix fix) {
        FixText text = new FixText(fix, model.tab().problem());
        VBox words = new VBox(new Paragraph(text.change(), "strong"), new Paragraph(text.effects(), "note"));
        HBox.setHgrow(words, Priority.ALWAYS);
        Button apply = new ActionButton("apply-" + text.id(), "Apply", () -> {
            close.run();
            model.apply(fix);
        });
        apply.setAccessibleText("Apply: %s. %s".formatted(text.change(), text.effects()));
        HBox row = new HBox(words, apply);
        row.getStyleClass().add("fix");
        return row;
    }

    private void showProgress() {
        String failure = model.failureProperty().get();
        boolean searching = model.doneProperty().get() < model.parts() && failure.isEmpty();
        bar.setVisible(searching);
        bar.setProgress((double) model.doneProperty().get() / model.parts());
        String kept = model.kept() == 0 ? "" : model.kept() == 1 ? "; 1 assumption is kept"
                : "; %d assumptions are kept".formatted(
                        model.kept());
        String label = FormulaText.inSentence(model.check().label());
        progress.setText(!failure.isEmpty() ? failure + "."
                : searching ? "Searching, %d of %d".formatted(model.doneProperty().get(), model.parts())
                : model.found().isEmpty() ? "No single change fixes %s%s.".formatted(label, kept)
                : "%s%s.".formatted(model.found().size() == 1 ? "One change found"
                        : "%d changes found".formatted(model.found().size()), kept));
    }

    private List<Node> foot() {
        progress.setId("fix-progress");
        progress.getStyleClass().add("note");
        progress.setMinWidth(Region.USE_PREF_SIZE);
        bar.getStyleClass().add("search-progress");
        HBox.setHgrow(bar, Priority.ALWAYS);
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setMinWidth(0);
        bar.setAccessibleText("Progress of the search");
        return List.of(progress, bar, new ActionButton("fix-close", "Close", close).onEscape());
    }
}
