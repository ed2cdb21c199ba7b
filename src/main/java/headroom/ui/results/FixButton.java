package headroom.ui.results;

import headroom.model.Check;
import headroom.ui.controls.IconButton;
import headroom.ui.tab.ProblemModel;
import java.util.function.Consumer;
import org.kordamp.ikonli.feather.Feather;

/** A button beside a check that fails, and only then, which asks what would fix it. */
final class FixButton extends IconButton {

    /** @param fix is asked for fixes of the check */
    FixButton(Check check, ProblemModel model, Consumer<Check> fix) {
        super("why-" + check.id(), Feather.TOOL, "What would fix it?", () -> fix.accept(check));
        getStyleClass().setAll(STYLE, "fix-button");
        setAccessibleText("What would fix %s?".formatted(check.label()));
        model.evaluationProperty().subscribe(evaluation -> {
            boolean failed = evaluation.check(check).failed();
            setVisible(failed);
            setManaged(failed);
        });
    }
}
