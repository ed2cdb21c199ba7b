package headroom.ui.results;

import headroom.model.Check;
import headroom.model.CheckResult;
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
        model.evaluationProperty().subscribe(_ -> show(model));
        model.baselineProperty().subscribe((_, _) -> show(model));
    }

    private void show(ProblemModel model) {
        CheckResult result = model.evaluation().check(check);
        String now = result.applies() ? share(result) : "";
        String before = model.baselineProperty().get().map(baseline -> baseline.check(check))
                .filter(pinned -> pinned.applies() && pinned.margin() != result.margin())
                .map(pinned -> " (%s)".formatted(share(pinned))).orElse("");
        sign.setText(result.failed() ? "×" : result.passed() ? "✓" : "–");
        margin.setText(now + before);
        margin.setManaged(!margin.getText().isEmpty());
        pseudoClassStateChanged(FAILED, result.failed());
        pseudoClassStateChanged(IDLE, !result.applies());
        setAccessibleText("%s %s, margin %s".formatted(check.label(),
                result.failed() ? "fails" : result.passed() ? "holds" : "does not apply", now + before));
    }

    private static String share(CheckResult result) {
        String sign = result.margin() < 0 ? Digits.MINUS : "";
        return "%s%s %%".formatted(sign, Digits.whole(Math.abs(result.margin()) * 100));
    }
}
