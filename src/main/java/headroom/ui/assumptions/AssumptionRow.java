package headroom.ui.assumptions;

import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.ui.problem.ProblemModel;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** An assumption: its name, its value, its slider. */
final class AssumptionRow extends VBox {

    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");

    private final Assumption assumption;
    private final ProblemModel model;
    private final Label name;
    private final ValueField field;
    private final MarkedSlider slider;
    private double value = Double.NaN;
    private double preset = Double.NaN;
    private final Button reset = new Button(null, new FontIcon(Feather.ROTATE_CCW));

    AssumptionRow(Assumption assumption, ProblemModel model) {
        this.assumption = assumption;
        this.model = model;
        this.name = new Label(assumption.label());
        this.field = new ValueField(assumption, value -> model.set(assumption, value));
        this.slider = new MarkedSlider(assumption, value -> model.set(assumption, value), model::hold);
        getStyleClass().add("assumption");
        name.setWrapText(true);
        name.setMinHeight(Region.USE_PREF_SIZE);
        name.setLabelFor(slider.slider());
        name.setOnMouseClicked(_ -> model.explain(assumption));
        Tooltip.install(name, new Tooltip(assumption.description()));
        reset.getStyleClass().add("reset");
        reset.setTooltip(new Tooltip("Back to the preset’s value"));
        reset.setAccessibleText("Reset " + assumption.label());
        reset.setId(assumption.id() + "-reset");
        reset.setOnAction(_ -> model.reset(assumption));
        HBox head = new HBox(name, reset, field);
        head.getStyleClass().add("head");
        head.setAlignment(Pos.CENTER_LEFT);
        head.setFillHeight(false);
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setMaxWidth(Double.MAX_VALUE);
        getChildren().addAll(head, slider);
        model.scenarioProperty().subscribe(this::show);
    }

    Assumption assumption() {
        return assumption;
    }

    private void show(Scenario scenario) {
        double valueNow = scenario.value(assumption);
        double presetNow = model.preset().value(assumption);
        field.show(valueNow);
        if (valueNow != value || presetNow != preset) {
            value = valueNow;
            preset = presetNow;
            showChanged();
        }
    }

    private void showChanged() {
        slider.show(value, preset);
        boolean changed = value != preset;
        pseudoClassStateChanged(CHANGED, changed);
        reset.setVisible(changed);
        reset.setManaged(changed);
        slider.slider()
                .setAccessibleText("%s, %s, preset %s".formatted(assumption.label(), printed(value), printed(preset)));
    }

    private String printed(double value) {
        return assumption.print(assumption.unit().toBase(value)).toString();
    }
}
