package headroom.ui.results;

import headroom.ui.uncertainty.UncertaintyModel;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;

/** What the percentiles and probabilities of a tab rest on, while anything is uncertain. A click shows how sure they are. */
final class SamplesChip extends Button {

    private final UncertaintyModel uncertainty;

    SamplesChip(UncertaintyModel uncertainty) {
        this.uncertainty = uncertainty;
        setId("samples");
        getStyleClass().setAll("samples-chip");
        setMinWidth(USE_PREF_SIZE);
        setTooltip(new Tooltip("How sure the numbers are, and what makes them uncertain"));
        setOnAction(_ -> uncertainty.explain());
        uncertainty.uncertainProperty().subscribe(any -> {
            setVisible(any);
            setManaged(any);
        });
        uncertainty.uncertainProperty().subscribe(_ -> show());
        uncertainty.samplesProperty().subscribe(_ -> show());
        uncertainty.failureProperty().subscribe(_ -> show());
    }

    private void show() {
        setText(uncertainty.standing());
    }
}
