package headroom.ui.inputs;

import headroom.formula.Assumption;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.model.Usage;
import headroom.ui.controls.VerticalScroll;
import headroom.ui.explain.sensitivity.SensitivityModel;
import headroom.ui.tab.ProblemModel;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/**
 * An assumption: its name, its value, its slider, its range when it is uncertain, and at the edge how much it matters. The
 * button that makes it uncertain is in the margin beside the slider, where it takes no room and shows when the mouse is
 * near; on the slider, U does the same.
 */
final class AssumptionRow extends Row {

    private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");
    private static final double WEIGHT_GAP = 3;
    private static final double MARGIN = 15;
    /** The sign may be a little higher than the slider. */
    private static final double AROUND = 1;
    private static final String FIRST_OF_NUMBERS = "0123456789.,-";

    private final Assumption assumption;
    private final ProblemModel model;
    private final HBox head;
    private final ValueField field;
    private final MarkedSlider slider;
    private final WeightBar weight;
    private final ToggleButton uncertain = new ToggleButton();
    private @Nullable RangeEditor editor;
    private double value = Double.NaN;
    private double preset = Double.NaN;
    private Optional<UncertainRange> range = Optional.empty();
    private Optional<UncertainRange> presetRange = Optional.empty();

    AssumptionRow(Assumption assumption, ProblemModel model, SensitivityModel sensitivity, Bubble bubble) {
        super(assumption.id(), assumption.label(), assumption.description(), () -> model.reset(assumption));
        this.assumption = assumption;
        this.model = model;
        this.field = new ValueField(assumption, value -> model.set(assumption, value),
                range -> model.set(assumption, Optional.of(range)), bubble);
        this.slider = new MarkedSlider(assumption, value -> model.set(assumption, value), new Gesture(model));
        getStyleClass().add("assumption");
        field.labelledBy(name());
        name().setOnMouseClicked(_ -> model.explain(assumption));
        addEventHandler(KeyEvent.KEY_PRESSED, this::explain);
        new KeepMark(assumption, model).attach(this, name());
        slider.addEventHandler(KeyEvent.KEY_PRESSED, this::toggle);
        slider.addEventHandler(KeyEvent.KEY_TYPED, this::type);
        uncertain.setId(assumption.id() + "-uncertain");
        Region sign = new Region();
        sign.getStyleClass().add("plus-minus");
        uncertain.setGraphic(sign);
        uncertain.getStyleClass().setAll("uncertain-mark");
        uncertain.setManaged(false);
        uncertain.setFocusTraversable(false);
        uncertain.setTooltip(new Tooltip());
        uncertain.setOnAction(_ -> toggle());
        head = new HBox(name(), field);
        if (assumption.isAged(model.yearAgo())) {
            head.getChildren().add(1, aged(assumption));
        }
        head.getStyleClass().add("head");
        head.setAlignment(Pos.CENTER_LEFT);
        head.setFillHeight(false);
        HBox.setHgrow(name(), Priority.ALWAYS);
        weight = new WeightBar(assumption, sensitivity);
        getChildren().addAll(head, slider, weight, uncertain);
        showUncertain();
        sensitivity.pointedAtProperty().subscribe(pointed -> pseudoClassStateChanged(POINTED,
                pointed.filter(at -> at.equals(assumption)).isPresent()));
        model.scenarioProperty().subscribe(this::show);
        Usage usage = model.problem().usage(assumption);
        if (usage.used() != null) {
            String why = NOT_USED + usage.when();
            model.evaluationProperty().map(evaluation -> evaluation.uses(assumption))
                    .subscribe(counts -> showUsed(counts, why));
        }
        if (usage.derived() != null) {
            DerivedWords words = new DerivedWords(assumption, usage.derived(), model);
            getChildren().add(getChildren().indexOf(slider) + 1, words);
            words.foundProperty().subscribe(slider::mark);
        }
    }

    /** An assumption that is not used at present is faded, and says why; it can be moved all the same. */
    private void showUsed(boolean counts, String why) {
        String remark = counts ? "" : why;
        fade(!counts, remark);
        slider.remark(remark);
        field.remark(remark);
    }

    /** The mark of a price that was seen long ago. */
    private Node aged(Assumption price) {
        Label mark = new Label("", new FontIcon(Feather.CLOCK));
        mark.setId(price.id() + "-aged");
        mark.getStyleClass().add("aged-mark");
        mark.setMinWidth(USE_PREF_SIZE);
        String words = "Seen %s, more than a year ago: look for today’s price".formatted(price.source().date());
        mark.setTooltip(new Tooltip(words));
        mark.setAccessibleText(words);
        return mark;
    }

    private void explain(KeyEvent key) {
        if (key.getCode() == KeyCode.F1) {
            model.explain(assumption);
            key.consume();
        }
    }

    /** A number is typed into the field, wherever in the row it begins, so that none of its signs means anything else. */
    private void type(KeyEvent key) {
        boolean command = key.isShortcutDown() || key.isControlDown() || key.isAltDown() || key.isMetaDown();
        String sign = key.getCharacter();
        if (!command && sign.length() == 1 && FIRST_OF_NUMBERS.contains(sign)) {
            field.begin(sign);
            key.consume();
        }
    }

    private void toggle(KeyEvent key) {
        if (key.getCode() == KeyCode.U && !key.isShortcutDown() && !key.isAltDown()) {
            toggle();
            key.consume();
        }
    }

    private void toggle() {
        Scenario scenario = model.scenario();
        model.set(assumption, scenario.range(assumption).isPresent() ? Optional.empty()
                : Optional.of(UncertainRange.around(assumption, scenario.ownValue(assumption))));
    }

    private void show(Scenario scenario) {
        double valueNow = scenario.ownValue(assumption);
        double presetNow = model.preset().ownValue(assumption);
        Optional<UncertainRange> rangeNow = scenario.range(assumption);
        Optional<UncertainRange> presetRangeNow = model.preset().range(assumption);
        field.show(valueNow, rangeNow);
        if (valueNow != value || presetNow != preset) {
            value = valueNow;
            preset = presetNow;
            slider.show(value, preset);
        } else if (rangeNow.equals(range) && presetRangeNow.equals(presetRange)) {
            return;
        }
        presetRange = presetRangeNow;
        if (!rangeNow.equals(range)) {
            range = rangeNow;
            showUncertain();
        }
        showChanged(value != preset || !range.equals(presetRange), assumption.spoken(preset));
    }

    private void showUncertain() {
        uncertain.setSelected(range.isPresent());
        String offer = range.isPresent() ? "Make certain" : "Make uncertain";
        uncertain.getTooltip().setText(offer + " (U on the slider)");
        uncertain.setAccessibleText("%s: %s".formatted(offer, assumption.label()));
        if (range.isPresent()) {
            RangeEditor shown = editor == null ? new RangeEditor(assumption, range.get(), model) : editor;
            editor = shown;
            shown.show(range.get());
            if (shown.getParent() == null) {
                getChildren().add(shown);
            }
        } else if (editor != null) {
            getChildren().remove(editor);
        }
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        weight.resizeRelocate(getWidth() + WEIGHT_GAP, 0, WeightBar.WIDTH, getHeight());
        uncertain.resizeRelocate(-MARGIN, slider.getLayoutY() - AROUND, MARGIN, slider.getHeight() + 2 * AROUND);
    }

    /** True when this is the row of an assumption. */
    boolean isOf(Assumption other) {
        return assumption.equals(other);
    }

    /** Brings the row into sight and gives its slider the keyboard. */
    void reach() {
        VerticalScroll.reveal(this);
        slider.focusSlider();
    }

    @Override
    double firstLine() {
        return head.getHeight();
    }
}
