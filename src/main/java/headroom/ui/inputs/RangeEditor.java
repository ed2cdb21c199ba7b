package headroom.ui.inputs;

import headroom.formula.Assumption;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.model.UncertainRange.Shape;
import headroom.ui.controls.ActionItem;
import headroom.ui.controls.Paragraph;
import headroom.ui.tab.ProblemModel;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The controls below the slider of an uncertain assumption: its range to move, in numbers, and its shape. */
final class RangeEditor extends VBox {

    private static final PseudoClass ASTRAY = PseudoClass.getPseudoClass("astray");

    private final Assumption assumption;
    private final ProblemModel model;
    private final RangeSlider slider;
    private final Label ends = new Paragraph("", "ends");
    private final MenuButton shape = new MenuButton();
    private final Map<Shape, RadioMenuItem> shapes = new EnumMap<>(Shape.class);

    RangeEditor(Assumption assumption, UncertainRange range, ProblemModel model) {
        this.assumption = assumption;
        this.model = model;
        this.slider = new RangeSlider(assumption, range, changed -> model.set(assumption, Optional.of(changed)),
                () -> new Gesture(model));
        getStyleClass().add("range-editor");
        ends.setId(assumption.id() + "-range");
        ends.setMaxWidth(Double.MAX_VALUE);
        ends.setTooltip(new Tooltip(
                "One time in ten it is less than the P10, one time in ten more than the P90. Type another range into the field above, such as %s."
                        .formatted(range.ends(assumption))));
        HBox.setHgrow(ends, Priority.ALWAYS);
        HBox line = new HBox(ends, shapeMenu());
        line.setAlignment(Pos.CENTER_LEFT);
        getChildren().setAll(slider, line);
        show(range);
        model.scenarioProperty().subscribe(this::tell);
    }

    private MenuButton shapeMenu() {
        shape.setId(assumption.id() + "-shape");
        shape.getStyleClass().add("shape");
        shape.setMinWidth(USE_PREF_SIZE);
        ToggleGroup group = new ToggleGroup();
        for (Shape each : Shape.values()) {
            RadioMenuItem item = new RadioMenuItem(each.id());
            item.setId("%s-%s".formatted(assumption.id(), each.id()));
            item.setToggleGroup(group);
            item.setOnAction(_ -> model.scenario().range(assumption)
                    .ifPresent(range -> model.set(assumption, Optional.of(range.shaped(each)))));
            shapes.put(each, item);
            shape.getItems().add(item);
        }
        shape.getItems().addAll(new SeparatorMenuItem(), new ActionItem(assumption.id() + "-certain", "Make certain",
                () -> model.set(assumption, Optional.empty())));
        return shape;
    }

    /** Says the range, and whether the value lies outside it. */
    private void tell(Scenario scenario) {
        boolean astray = scenario.astray().contains(assumption);
        pseudoClassStateChanged(ASTRAY, astray);
        ends.setText(scenario.range(assumption)
                .map(range -> (astray ? "value outside  " : "P10–P90  ") + range.ends(assumption)).orElse(""));
    }

    /** Shows a range. */
    void show(UncertainRange range) {
        slider.show(range);
        tell(model.scenario());
        shape.setText(range.shape().id());
        shape.setAccessibleText("Shape of the range of %s: %s".formatted(assumption.label(), range.shape().id()));
        shapes.forEach((each, item) -> {
            item.setSelected(each == range.shape());
            item.setDisable(range.shaped(each).rejection(assumption).isPresent());
        });
    }
}
