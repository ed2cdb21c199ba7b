package headroom.ui.assumptions;

import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.ui.problem.ProblemModel;
import headroom.ui.scroll.VerticalScroll;
import headroom.ui.sensitivity.SensitivityModel;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** An assumption: its name, its value, its slider, and at the edge how much it matters. */
final class AssumptionRow extends Row {

    private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");
    private static final double WEIGHT_GAP = 3;

    private final Assumption assumption;
    private final ProblemModel model;
    private final HBox head;
    private final ValueField field;
    private final MarkedSlider slider;
    private final WeightBar weight;
    private double value = Double.NaN;
    private double preset = Double.NaN;

    AssumptionRow(Assumption assumption, ProblemModel model, SensitivityModel sensitivity) {
        super(assumption.id(), assumption.label(), assumption.description(), () -> model.reset(assumption));
        this.assumption = assumption;
        this.model = model;
        this.field = new ValueField(assumption, value -> model.set(assumption, value));
        this.slider = new MarkedSlider(assumption, value -> model.set(assumption, value), model::hold);
        getStyleClass().add("assumption");
        field.labelledBy(name());
        name().setOnMouseClicked(_ -> model.explain(assumption));
        addEventHandler(KeyEvent.KEY_PRESSED, this::explain);
        new KeepMark(assumption, model).attach(this, name());
        head = new HBox(name(), field);
        head.getStyleClass().add("head");
        head.setAlignment(Pos.CENTER_LEFT);
        head.setFillHeight(false);
        HBox.setHgrow(name(), Priority.ALWAYS);
        weight = new WeightBar(assumption, sensitivity);
        getChildren().addAll(head, slider, weight);
        sensitivity.pointedAtProperty().subscribe(pointed -> pseudoClassStateChanged(POINTED,
                pointed.filter(at -> at == assumption).isPresent()));
        model.scenarioProperty().subscribe(this::show);
    }

    private void explain(KeyEvent key) {
        if (key.getCode() == KeyCode.F1) {
            model.explain(assumption);
            key.consume();
        }
    }

    private void show(Scenario scenario) {
        double valueNow = scenario.value(assumption);
        double presetNow = model.preset().value(assumption);
        field.show(valueNow);
        if (valueNow != value || presetNow != preset) {
            value = valueNow;
            preset = presetNow;
            slider.show(value, preset);
            showChanged(value != preset, assumption.spoken(preset));
        }
    }

    /** Whether this is the row of an assumption. */
    boolean isOf(Assumption other) {
        return assumption == other;
    }

    /** Brings the row into sight and gives its slider the keyboard. */
    void reach() {
        VerticalScroll.reveal(this);
        slider.focusSlider();
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        weight.resizeRelocate(getWidth() + WEIGHT_GAP, 0, WeightBar.WIDTH, getHeight());
    }

    @Override
    double firstLine() {
        return head.getHeight();
    }
}
