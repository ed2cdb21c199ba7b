package headroom.ui.results;

import headroom.model.Check;
import headroom.ui.problem.ProblemModel;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Beside a check that fails, and only then: asks what would fix it. */
final class FixButton extends Button {

    /** @param fix is asked for fixes of the check */
    FixButton(Check check, ProblemModel model, Consumer<Check> fix) {
        super(null, new FontIcon(Feather.TOOL));
        setId("why-" + check.id());
        getStyleClass().setAll("icon-button", "fix-button");
        setMinWidth(USE_PREF_SIZE);
        setTooltip(new Tooltip("What would fix it?"));
        setAccessibleText("What would fix %s?".formatted(check.label()));
        setOnAction(_ -> fix.accept(check));
        model.evaluationProperty().subscribe(evaluation -> {
            boolean failed = evaluation.check(check).failed();
            setVisible(failed);
            setManaged(failed);
        });
    }
}
