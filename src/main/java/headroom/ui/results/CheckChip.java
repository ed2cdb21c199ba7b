package headroom.ui.results;

import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Verdict;
import headroom.ui.explain.uncertainty.UncertaintyModel;
import headroom.ui.tab.ProblemModel;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/**
 * A check in a word, with a sign for its outcome, its margin, and how probably it holds when something is uncertain. A
 * click explains the value that it watches.
 */
final class CheckChip extends Button {

    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
    private static final String WAITING = "holds … %";
    private static final PseudoClass PERHAPS = PseudoClass.getPseudoClass("perhaps");
    private static final PseudoClass IDLE = PseudoClass.getPseudoClass("idle");

    private final Check check;
    private final ProblemModel model;
    private final UncertaintyModel uncertainty;
    private final Label sign = new Label();
    private final Label margin = new Label();

    CheckChip(Check check, ProblemModel model, UncertaintyModel uncertainty) {
        this.check = check;
        this.model = model;
        this.uncertainty = uncertainty;
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
        model.evaluationProperty().subscribe(_ -> show());
        model.baselineProperty().subscribe((_, _) -> show());
        uncertainty.samplesProperty().subscribe((_, _) -> show());
        uncertainty.uncertainProperty().subscribe((_, _) -> show());
    }

    private void show() {
        CheckResult result = model.evaluation().check(check);
        String now = result.applies() ? result.room().briefly() : "";
        String before = model.baselineProperty().get().map(baseline -> baseline.check(check))
                .filter(pinned -> pinned.applies() && pinned.margin() != result.margin())
                .map(pinned -> " (%s)".formatted(pinned.room().text())).orElse("");
        Verdict verdict = uncertainty.assessment().verdict(check);
        sign.setText(verdict.sign());
        String sure = sure();
        margin.setText(sure.isEmpty() ? now + before : before.isEmpty() ? sure : now + before + " · " + sure);
        margin.setManaged(!margin.getText().isEmpty());
        pseudoClassStateChanged(FAILED, verdict == Verdict.FAILS);
        pseudoClassStateChanged(PERHAPS, verdict == Verdict.PERHAPS);
        pseudoClassStateChanged(IDLE, verdict == Verdict.UNSURE || verdict == Verdict.NOT_APPLICABLE);
        setAccessibleText("%s (%s) %s, %s%s".formatted(check.label(), check.kind().label(),
                uncertainty.uncertainProperty().get() ? verdict.words()
                        : result.failed() ? "fails" : result.passed() ? "holds" : "does not apply",
                now + before,
                sure.isEmpty() ? "" : ", " + sure));
    }

    private String sure() {
        if (!uncertainty.uncertainProperty().get()) {
            return "";
        }
        return uncertainty.samples().isEmpty() ? WAITING : uncertainty.assessment().holds(check);
    }
}
