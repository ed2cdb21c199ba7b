package headroom.ui.results;

import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.expression.Digits;
import headroom.model.expression.Estimate;
import headroom.ui.problem.ProblemModel;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/** A check in a word, with a sign for its outcome and its margin. A click explains the value that it watches. */
final class CheckChip extends Button {

    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
    private static final PseudoClass IDLE = PseudoClass.getPseudoClass("idle");

    private final Check check;
    private final Label sign = new Label();
    private final Label margin = new Label();

    CheckChip(Check check, ProblemModel model) {
        this.check = check;
        getStyleClass().setAll("chip");
        setId("check-" + check.id());
        sign.getStyleClass().add("sign");
        margin.getStyleClass().add("margin");
        Label name = new Label(check.label());
        name.getStyleClass().add("name");
        setGraphic(new HBox(sign, name, margin));
        setTooltip(new Tooltip(check.description()));
        setMinWidth(USE_PREF_SIZE);
        setOnAction(_ -> {
            if (check.value() instanceof Estimate estimate) {
                model.explain(estimate);
            }
        });
        model.evaluationProperty().subscribe(this::show);
    }

    private void show(Evaluation evaluation) {
        CheckResult result = evaluation.check(check);
        String share = (result.margin() < 0 ? Digits.MINUS : "") + Digits.whole(Math.abs(result.margin()) * 100) + " %";
        sign.setText(result.failed() ? "×" : result.passed() ? "✓" : "–");
        margin.setText(result.applies() ? share : "");
        pseudoClassStateChanged(FAILED, result.failed());
        pseudoClassStateChanged(IDLE, !result.applies());
        setAccessibleText("%s %s, margin %s".formatted(check.label(),
                result.failed() ? "fails" : result.passed() ? "holds" : "does not apply", share));
    }
}
