package headroom.ui.questions.goal;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.ui.controls.ActionButton;
import headroom.ui.controls.Dialogue;
import headroom.ui.controls.Form;
import headroom.ui.controls.LabelledComboBox;
import headroom.ui.tab.QuantityLists;
import headroom.whatif.seek.Goal.Relation;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Asks for a goal and the assumption that is to reach it, shows where it does, and applies one of those values. */
final class GoalDialogue {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final GoalModel model;
    private final Runnable close;
    private final ComboBox<Estimate> estimate;
    private final ComboBox<Relation> relation =
            new LabelledComboBox<>("goal-relation", "At most, at least, or equal", Relation::sign);
    private final TextField target = new TextField();
    private final ComboBox<Assumption> by;

    /**
     * A dialogue.
     *
     * @param close closes it
     */
    GoalDialogue(GoalModel model, Runnable close) {
        this.model = model;
        this.close = close;
        this.estimate = QuantityLists.estimates("goal-estimate", "What is to be reached", model.tab());
        this.by = new LabelledComboBox<>("goal-by", "The assumption that may change", Assumption::label)
                .noted(model::note);
    }

    /** The dialogue. */
    Region build() {
        ActionButton apply = new ActionButton("goal-ok", "OK", () -> {
            if (model.apply()) {
                close.run();
            }
        }).onEnter();
        model.proposalProperty().subscribe(value -> apply.setDisable(value.isEmpty()));
        Dialogue dialogue = new Dialogue("goal", "Reach a goal", List.of(form(), new GoalAnswerView(model)),
                List.of(new ActionButton("goal-cancel", "Cancel", close).onEscape(), apply));
        dialogue.getStyleClass().add("goal");
        return dialogue;
    }

    /** Puts the cursor where the target is typed. */
    void focus() {
        target.requestFocus();
    }

    private Region form() {
        estimate.setMaxWidth(Double.MAX_VALUE);
        estimate.valueProperty().bindBidirectional(model.estimateProperty());
        relation.getItems().setAll(Relation.values());
        relation.setMinWidth(Region.USE_PREF_SIZE);
        relation.valueProperty().bindBidirectional(model.relationProperty());
        target.setId("goal-target");
        target.setAccessibleText("Target");
        target.textProperty().bindBidirectional(model.targetProperty());
        model.estimateProperty().subscribe(_ -> target.setPromptText(model.present()));
        model.stateProperty().subscribe(
                state -> target.pseudoClassStateChanged(WRONG, state instanceof GoalState.Refused));
        by.setMaxWidth(Double.MAX_VALUE);
        model.assumptionsProperty().subscribe(all -> {
            // Otherwise the arrow keys would go on from where the choice stood in the list before.
            by.setValue(null);
            by.getItems().setAll(all);
            by.setValue(model.byProperty().get().orElse(null));
        });
        model.byProperty().subscribe(chosen -> by.setValue(chosen.orElse(null)));
        by.valueProperty().subscribe(chosen -> {
            if (chosen != null && !model.byProperty().get().equals(Optional.of(chosen))) {
                model.changeBy(chosen);
            }
        });
        HBox goal = new HBox(estimate, relation, target);
        goal.getStyleClass().add("row");
        HBox.setHgrow(estimate, Priority.ALWAYS);
        return new Form().with("Goal", goal).with("By", by);
    }
}
