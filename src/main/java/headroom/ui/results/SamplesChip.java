package headroom.ui.results;

import headroom.ui.explain.uncertainty.UncertaintyModel;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

/**
 * A button that names the samples that the percentiles and probabilities of a tab rest on, while anything is uncertain.
 * A click shows how sure they are.
 */
final class SamplesChip extends Button {

    private static final PseudoClass ASTRAY = PseudoClass.getPseudoClass("astray");

    private final UncertaintyModel uncertainty;

    SamplesChip(UncertaintyModel uncertainty) {
        this.uncertainty = uncertainty;
        setId("samples");
        getStyleClass().setAll("samples-chip");
        setMinWidth(USE_PREF_SIZE);
        setTooltip(new Tooltip("How sure the numbers are, and what makes them uncertain"));
        setOnAction(_ -> uncertainty.explain());
        uncertainty.uncertainProperty().subscribe(_ -> show());
        uncertainty.samplesProperty().subscribe(_ -> show());
        uncertainty.failureProperty().subscribe(_ -> show());
        uncertainty.astrayProperty().subscribe(_ -> show());
    }

    private void show() {
        boolean astray = !uncertainty.astrayProperty().get().isEmpty();
        boolean any = astray || uncertainty.uncertainProperty().get();
        setVisible(any);
        setManaged(any);
        pseudoClassStateChanged(ASTRAY, astray);
        setText(astray ? "no samples: a value lies outside its own P10–P90" : uncertainty.standing());
    }
}
