package headroom.ui.explain.uncertainty;

import headroom.model.Sampling;
import headroom.text.Digits;
import headroom.ui.controls.CommittedField;
import headroom.ui.controls.IconButton;
import headroom.ui.controls.InputError;
import headroom.ui.controls.LabelledComboBox;
import headroom.ui.tab.ProblemModel;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * The way in which samples are drawn, how many, and from which seed, which can be typed or left to chance; and in how many of them a check
 * must hold to hold surely.
 */
final class SamplingRow {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    private static final Pattern WHOLE = Pattern.compile("[-+]?\\d+");
    private static final List<Double> THRESHOLDS = List.of(0.5, 0.75, 0.8, 0.9, 0.95, 0.99, 1.0);
    private static final int SEEDS = 1_000_000;
    /** So much of what was typed is repeated. */
    private static final int QUOTED = 24;

    private final ProblemModel model;
    private final UncertaintyModel uncertainty;
    private final ComboBox<Integer> samples =
            new LabelledComboBox<>("sample-count", "Number of samples", count -> Digits.whole(count));
    private final ComboBox<Double> threshold = new LabelledComboBox<>("threshold",
            "Share of the samples from which on a check holds surely", share -> Digits.exact(share * 100) + " %");
    private final CommittedField seed = new CommittedField(this::commit, this::show);
    private final InputError complaint = new InputError("seed-complaint");
    private final Label preview = new Label("preview");

    SamplingRow(ProblemModel model, UncertaintyModel uncertainty) {
        this.model = model;
        this.uncertainty = uncertainty;
    }

    Region build() {
        samples.getItems().setAll(Sampling.LEAST, Sampling.DEFAULT.samples(), Sampling.MOST);
        samples.setMinWidth(Region.USE_PREF_SIZE);
        samples.setOnAction(_ -> draw(sampling().seed(), samples.getValue()));
        threshold.getItems().setAll(THRESHOLDS);
        threshold.setMinWidth(Region.USE_PREF_SIZE);
        threshold.setTooltip(new Tooltip("A check that holds in fewer samples holds perhaps only, and is amber"));
        threshold.setOnAction(_ -> judge());
        seed.setId("seed");
        seed.setAccessibleText("Seed of the samples");
        seed.setPrefColumnCount(6);
        seed.setTooltip(new Tooltip("The same seed gives the same samples again"));
        Node dice = new IconButton("another-seed", Feather.SHUFFLE, "Another seed",
                () -> draw(another(sampling().seed()), sampling().samples()));
        preview.getStyleClass().add("note");
        preview.setMinWidth(Region.USE_PREF_SIZE);
        model.scenarioProperty().subscribe(_ -> show());
        uncertainty.samplesProperty().subscribe(_ -> preview.setVisible(uncertainty.isPreview()));
        Label from = new Label("samples, seed");
        from.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(samples, from, seed, dice, preview);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("sampling");
        Label surely = new Label("Checks hold surely from");
        surely.setMinWidth(Region.USE_PREF_SIZE);
        HBox judged = new HBox(surely, threshold);
        judged.setAlignment(Pos.CENTER_LEFT);
        judged.getStyleClass().add("sampling");
        VBox rows = new VBox(row, complaint, judged);
        rows.getStyleClass().add("sampling-rows");
        return rows;
    }

    private Sampling sampling() {
        return model.scenario().sampling();
    }

    private void show() {
        seed.write(String.valueOf(sampling().seed()));
        samples.setValue(sampling().samples());
        threshold.setValue(sampling().threshold());
        wrong(false);
    }

    private void judge() {
        Double share = threshold.getValue();
        if (share != null && share != sampling().threshold()) {
            model.draw(sampling().sureFrom(share));
        }
    }

    private void commit() {
        try {
            draw(Long.parseLong(seed.getText().strip()), sampling().samples());
            show();
        } catch (NumberFormatException _) {
            wrong(true);
        }
    }

    private void wrong(boolean now) {
        seed.pseudoClassStateChanged(WRONG, now);
        String typed = seed.getText().strip();
        String sentence = WHOLE.matcher(typed).matches() ? "“%%s” is too large for a seed, which must be %s."
                .formatted(Sampling.SEEDS) : "“%s” is no seed; type a whole number such as 1.";
        complaint.setText(now ? sentence
                .formatted(typed.length() > QUOTED ? typed.substring(0, QUOTED) + "…" : typed) : "");
    }

    private void draw(long from, int count) {
        Sampling wanted = sampling().drawn(from, count);
        if (!wanted.equals(sampling())) {
            model.draw(wanted);
        }
    }

    /** Far from the one before, and the same after it each time: there is no chance that a person could not repeat. */
    private static long another(long seed) {
        return new SplittableRandom(seed).nextInt(1, SEEDS);
    }
}
