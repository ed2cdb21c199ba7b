package headroom.ui.seek;

import headroom.model.expression.Assumption;
import headroom.model.expression.Estimate;
import headroom.whatif.seek.Goal.Relation;
import java.util.Optional;
import java.util.function.Function;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;

/** Asks for a goal and the assumption that is to reach it, shows where it does, and applies one of those values. */
final class GoalDialogue {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    private static final int VISIBLE_ROWS = 14;

    private final GoalModel model;
    private final Runnable close;
    private final ComboBox<Estimate> estimate = new ComboBox<>();
    private final ComboBox<Relation> relation = new ComboBox<>();
    private final TextField target = new TextField();
    private final ComboBox<Assumption> by = new ComboBox<>();

    /**
     * A dialogue.
     *
     * @param close closes it
     */
    GoalDialogue(GoalModel model, Runnable close) {
        this.model = model;
        this.close = close;
    }

    /** The dialogue. */
    Region build() {
        Label title = new Label("Reach a goal");
        title.getStyleClass().add("title");
        VBox dialogue = new VBox(title, form(), new GoalAnswerView(model), buttons());
        dialogue.setId("goal");
        dialogue.getStyleClass().addAll("card", "dialogue", "goal");
        dialogue.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return dialogue;
    }

    /** Puts the cursor where the target is typed. */
    void focus() {
        target.requestFocus();
    }

    private Region form() {
        fill(estimate, "goal-estimate", "What is to be reached", model::name);
        estimate.getItems().setAll(model.estimates());
        estimate.valueProperty().bindBidirectional(model.estimateProperty());
        fill(relation, "goal-relation", "At most, at least, or equal", Relation::sign);
        relation.getItems().setAll(Relation.values());
        relation.setMinWidth(Region.USE_PREF_SIZE);
        relation.valueProperty().bindBidirectional(model.relationProperty());
        target.setId("goal-target");
        target.setAccessibleText("Target");
        target.textProperty().bindBidirectional(model.targetProperty());
        model.estimateProperty().subscribe(_ -> target.setPromptText(model.present()));
        model.stateProperty().subscribe(
                state -> target.pseudoClassStateChanged(WRONG, state instanceof GoalState.Refused));
        fill(by, "goal-by", "The assumption that may change", Assumption::label);
        model.assumptionsProperty().subscribe(all -> {
            Optional<Assumption> chosen = model.byProperty().get();
            by.getItems().setAll(all);
            by.setValue(chosen.orElse(null));
        });
        model.byProperty().subscribe(chosen -> by.setValue(chosen.orElse(null)));
        by.valueProperty().subscribe(chosen -> {
            if (chosen != null) {
                model.byProperty().set(Optional.of(chosen));
            }
        });
        HBox goal = new HBox(estimate, relation, target);
        goal.getStyleClass().add("row");
        HBox.setHgrow(estimate, Priority.ALWAYS);
        GridPane form = new GridPane();
        form.getStyleClass().add("form");
        ColumnConstraints controls = new ColumnConstraints();
        controls.setHgrow(Priority.ALWAYS);
        form.getColumnConstraints().setAll(new ColumnConstraints(), controls);
        form.addRow(0, new Label("Goal"), goal);
        form.addRow(1, new Label("By"), by);
        return form;
    }

    private static <T> void fill(ComboBox<T> box, String id, String spoken, Function<T, String> text) {
        box.setId(id);
        box.setAccessibleText(spoken);
        box.setMaxWidth(Double.MAX_VALUE);
        box.setVisibleRowCount(VISIBLE_ROWS);
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(T value) {
                return value == null ? "" : text.apply(value);
            }

            @Override
            public T fromString(String name) {
                throw new IllegalStateException("the list cannot be typed into");
            }
        });
    }

    private Region buttons() {
        Button cancel = new Button("Cancel");
        cancel.setId("goal-cancel");
        cancel.setCancelButton(true);
        cancel.setOnAction(_ -> close.run());
        Button apply = new Button("OK");
        apply.setId("goal-ok");
        apply.setDefaultButton(true);
        apply.setOnAction(_ -> {
            if (model.apply()) {
                close.run();
            }
        });
        model.proposalProperty().subscribe(value -> apply.setDisable(value.isEmpty()));
        HBox buttons = new HBox(cancel, apply);
        buttons.getStyleClass().add("buttons");
        return buttons;
    }
}
