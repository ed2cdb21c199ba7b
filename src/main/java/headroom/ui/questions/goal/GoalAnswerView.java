package headroom.ui.questions.goal;

import atlantafx.base.controls.Spacer;
import headroom.formula.Assumption;
import headroom.model.Difference;
import headroom.ui.controls.Paragraph;
import headroom.ui.controls.VerticalScroll;
import headroom.whatif.seek.Answer;
import headroom.whatif.seek.GoalQuestion;
import headroom.whatif.seek.GoalSentence;
import headroom.whatif.seek.Interval;
import java.util.List;
import java.util.OptionalDouble;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * A view of how a question stands: a sentence, the assumption's range with what reaches the goal, and the choice among
 * intervals.
 */
final class GoalAnswerView extends VBox {

    /** So many intervals show at once; the others scroll. */
    private static final int ROWS = 4;
    private static final double ROW = 22;

    private final GoalModel model;
    private final Label sentence = new Paragraph("");
    private final RangeStrip strip = new RangeStrip();
    private final Label low = new Label();
    private final Label high = new Label();
    private final Label present = key("present");
    private final Label proposed = key("proposed");
    private final VBox choices = new VBox();
    private final VerticalScroll scroll = new VerticalScroll("goal-scroll", choices);
    private final Button nearest = new Button("Take the nearest");
    private final Label absence = new Paragraph("", "note");

    GoalAnswerView(GoalModel model) {
        this.model = model;
        getStyleClass().add("goal-answer");
        sentence.setId("goal-sentence");
        absence.setId("goal-absence");
        strip.setId("goal-strip");
        low.getStyleClass().add("note");
        high.getStyleClass().add("note");
        nearest.setId("goal-nearest");
        HBox ends = new HBox(low, new Spacer(), high);
        HBox keys = new HBox(present, proposed);
        keys.getStyleClass().add("keys");
        choices.getStyleClass().add("choices");
        HBox offer = new HBox(nearest);
        offer.setAlignment(Pos.CENTER_LEFT);
        offer.visibleProperty().bind(nearest.visibleProperty());
        offer.managedProperty().bind(nearest.visibleProperty());
        getChildren().setAll(sentence, new VBox(strip, ends), keys, scroll, offer, absence);
        model.byProperty().subscribe(chosen -> chosen.ifPresent(this::showRange));
        model.stateProperty().subscribe(this::show);
        model.proposalProperty().subscribe(this::showProposal);
    }

    private static Label key(String styleClass) {
        Region swatch = new Region();
        swatch.getStyleClass().add(styleClass);
        Label label = new Label("", swatch);
        label.getStyleClass().add("note");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static void showIf(boolean shown, Node node) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    private void showRange(Assumption assumption) {
        double value = model.tab().scenario().ownValue(assumption);
        double least = assumption.range().zero() ? 0 : assumption.range().low();
        low.setText(print(assumption, least));
        high.setText(print(assumption, assumption.range().high()));
        present.setText("now " + print(assumption, value));
        strip.show(assumption.range(), value);
    }

    private static String print(Assumption assumption, double value) {
        return assumption.print(assumption.unit().toBase(value)).toString();
    }

    private void show(GoalState state) {
        model.byProperty().get().ifPresent(this::showRange);
        showIf(false, scroll);
        showIf(false, nearest);
        showIf(false, absence);
        sentence.getStyleClass().remove("complaint");
        switch (state) {
            case GoalState.Asking(String text) -> sentence.setText(text);
            case GoalState.Refused(String text) -> {
                sentence.setText(text);
                sentence.getStyleClass().add("complaint");
            }
            case GoalState.Searching _ -> sentence.setText("Searching…");
            case GoalState.Answered(GoalQuestion question, Answer answer) -> showAnswer(question, answer);
        }
        strip.setAccessibleText(sentence.getText());
    }

    private void showAnswer(GoalQuestion question, Answer answer) {
        GoalSentence words = new GoalSentence(question, answer);
        sentence.setText(words.text());
        words.absence().ifPresent(text -> {
            absence.setText(text);
            showIf(true, absence);
        });
        strip.show(answer, model::choose);
        answer.nearest().filter(near -> near.at() != question.present()).ifPresent(near -> {
            nearest.setOnAction(_ -> model.propose(near.at()));
            showIf(true, nearest);
        });
        if (answer.intervals().size() > 1) {
            list(words, question, answer.intervals());
        }
    }

    private void list(GoalSentence words, GoalQuestion question, List<Interval> intervals) {
        ToggleGroup group = new ToggleGroup();
        choices.getChildren().clear();
        for (Interval interval : intervals) {
            RadioButton choice = new RadioButton(words.print(interval));
            choice.setId("goal-interval-" + choices.getChildren().size());
            choice.setToggleGroup(group);
            choice.setOnAction(_ -> model.choose(interval));
            choices.getChildren().add(choice);
        }
        double now = question.present();
        double closest = intervals.stream().mapToDouble(interval -> interval.distance(now)).min().orElse(0);
        for (int i = 0; i < intervals.size() && group.getSelectedToggle() == null; i++) {
            if (intervals.get(i).distance(now) == closest) {
                group.getToggles().get(i).setSelected(true);
                // Whole rows, the selected one among them.
                int beyond = Math.max(1, intervals.size() - ROWS);
                scroll.setVvalue(Math.clamp((double) (i - ROWS / 2) / beyond, 0, 1));
            }
        }
        scroll.setMinHeight(Math.min(ROWS, intervals.size()) * ROW);
        scroll.setPrefHeight(scroll.getMinHeight());
        showIf(true, scroll);
    }

    private void showProposal(OptionalDouble value) {
        strip.propose(value);
        showIf(value.isPresent(), proposed);
        value.ifPresent(at -> model.byProperty().get().ifPresent(assumption -> proposed.setText(
                Difference.between(model.tab().scenario(), model.tab().scenario().with(assumption, at)).summary())));
    }
}
