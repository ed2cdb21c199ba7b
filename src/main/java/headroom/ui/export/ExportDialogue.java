package headroom.ui.export;

import headroom.document.picture.Handout;
import headroom.document.picture.PictureFormat;
import headroom.document.picture.Pictures;
import headroom.document.summary.SummaryFormat;
import headroom.drawing.Theme;
import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import headroom.model.ChartSpec;
import headroom.ui.background.Background;
import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Dialogue;
import headroom.ui.controls.Form;
import headroom.ui.controls.InputError;
import headroom.ui.controls.LabelledComboBox;
import headroom.ui.controls.Segments;
import headroom.ui.export.PictureOrder.Wanted;
import headroom.ui.tab.Handouts;
import headroom.ui.tab.ProblemModel;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Asks what to save and where, saves it off the JavaFX thread, and says how that went. */
public final class ExportDialogue {

    private static final List<Integer> SCALES = List.of(2, 1, 4);

    private final ProblemModel model;
    private final Folders folders;
    private final LastExport last;
    private final Clock clock;
    private final Background background;
    private final Consumer<String> say;
    private final ComboBox<Wanted> what = new LabelledComboBox<>("export-what", "What to save", Wanted::title);
    private final Segments<PictureFormat.Kind> kind =
            new Segments<>("format", List.of(PictureFormat.Kind.values()), PictureFormat.Kind::name);
    private final Segments<SummaryFormat> summaryFormat =
            new Segments<>("summary", List.of(SummaryFormat.values()), SummaryFormat::label);
    private final Segments<Integer> scale =
            new Segments<>("scale", SCALES.stream().sorted().toList(), times -> times + "×");
    private final Segments<Theme> theme = new Segments<>("picture-theme", List.of(Theme.values()), Theme::id);
    private final TextField folder = new TextField();
    private final Label complaint = new InputError("export-complaint");
    private final ActionButton save = new ActionButton("export-save", "Save", this::save).onEnter();
    private Runnable close = () -> {};
    private boolean open = true;

    /**
     * A dialogue about the pictures of a tab.
     *
     * @param last where and how pictures were saved last
     * @param say is told, in one sentence, what was saved
     */
    public ExportDialogue(ProblemModel model, Folders folders, LastExport last, Clock clock, Background background,
            Consumer<String> say) {
        this.model = model;
        this.folders = folders;
        this.last = last;
        this.clock = clock;
        this.background = background;
        this.say = say;
        folder.setText(last.folder());
    }

    /** The dialogue, with a picture chosen already, or all of them; {@code close} is told when it is to go. */
    public Region build(String pictureId, Runnable close) {
        boolean drawn = !model.problem().diagram().isEmpty();
        boolean anything = drawn || !model.problem().charts().isEmpty();
        List<Wanted> all = new ArrayList<>(anything ? List.of(Wanted.ALL, Wanted.SUMMARY) : List.of(Wanted.SUMMARY));
        if (drawn) {
            all.add(Wanted.ARCHITECTURE);
        }
        for (ChartSpec chart : model.problem().charts()) {
            all.add(new Wanted(chart.id(), chart.title()));
        }
        if (model.scenario().isSampled()) {
            Estimate subject = model.enquiry().subjectProperty().get();
            all.add(new Wanted(Pictures.histogramId(subject),
                    "How sure: " + FormulaText.inSentence(subject.label())));
        }
        what.getItems().setAll(all);
        what.setValue(all.stream().filter(wanted -> wanted.id().equals(pictureId)).findFirst().orElse(all.getFirst()));
        what.setMaxWidth(Double.MAX_VALUE);
        scale.valueProperty().set(SCALES.getFirst());
        settings().forEach(last::restore);
        BooleanBinding summary = what.valueProperty().isEqualTo(Wanted.SUMMARY);
        scale.disableProperty().bind(summary.or(kind.valueProperty().isNotEqualTo(PictureFormat.Kind.PNG)));
        showIf(summary.not(), kind);
        showIf(summary, summaryFormat);
        this.close = close;
        return new Dialogue("export", "Export", List.of(form(), complaint),
                List.of(new ActionButton("export-cancel", "Cancel", close).onEscape(), save));
    }

    /** The id of the picture that is chosen. */
    public String wanted() {
        return what.getValue().id();
    }

    /** Goes on with what was chosen and typed in another one. */
    public void continueFrom(ExportDialogue before) {
        folder.setText(before.folder.getText());
        kind.valueProperty().set(before.kind.value());
        summaryFormat.valueProperty().set(before.summaryFormat.value());
        scale.valueProperty().set(before.scale.value());
        theme.valueProperty().set(before.theme.value());
    }

    /** Tells the dialogue that it is no longer shown: what is being saved still is, but closes nothing any more. */
    public void closed() {
        open = false;
    }

    private static void showIf(ObservableValue<Boolean> shown, Node node) {
        node.visibleProperty().bind(shown);
        node.managedProperty().bind(shown);
    }

    private Node form() {
        return new Form().with("What", what).with("Format", new HBox(kind, summaryFormat)).with("Size", scale)
                .with("Theme", theme).with("Folder", folderRow());
    }

    private Node folderRow() {
        folder.setId("export-folder");
        folder.setAccessibleText("Folder to save into");
        HBox.setHgrow(folder, Priority.ALWAYS);
        Button choose = new ActionButton("export-choose", "Choose…",
                () -> folders.choose(folder.getText()).ifPresent(chosen -> folder.setText(chosen.toString())));
        HBox row = new HBox(folder, choose);
        row.getStyleClass().add("row");
        return row;
    }

    private void save() {
        Path into;
        try {
            into = Path.of(folder.getText().strip());
        } catch (InvalidPathException _) {
            complaint.setText("“%s” is no name of a folder.".formatted(folder.getText()));
            return;
        }
        SaveOrder order = order(into);
        settings().forEach(last::keep);
        last.savedIn(folder.getText());
        save.setDisable(true);
        background.run(order::save, saved -> told(saved, order), this::complain);
    }

    private Map<String, Segments<?>> settings() {
        return Map.of("format", kind, "summary", summaryFormat, "size", scale, "theme", theme);
    }

    private SaveOrder order(Path into) {
        Handout handout = new Handouts(clock).of(model);
        return what.getValue().equals(Wanted.SUMMARY)
                ? new SummaryOrder(handout, summaryFormat.value(), theme.value(), into)
                : new PictureOrder(what.getValue(), handout, kind.value().scaled(scale.value()), theme.value(), into);
    }

    private void told(String saved, SaveOrder order) {
        if (open) {
            close.run();
        }
        say.accept("%s saved in %s".formatted(saved, order.folder().toAbsolutePath()));
    }

    /** Shows a sentence in the dialogue, and in the status line when the dialogue is closed by now. */
    private void complain(String sentence) {
        save.setDisable(false);
        complaint.setText(sentence + ".");
        if (!open) {
            say.accept(sentence);
        }
    }
}
