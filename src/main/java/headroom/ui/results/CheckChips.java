package headroom.ui.results;

import headroom.model.Check;
import headroom.ui.problem.ProblemModel;
import headroom.ui.uncertainty.UncertaintyModel;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;

/** The checks of a tab, from the gravest kind on; the kind's name stands before its first check. */
final class CheckChips extends FlowPane {

    CheckChips(ProblemModel model, UncertaintyModel uncertainty, Consumer<Check> fix) {
        getStyleClass().add("checks");
        List<Check> checks = model.problem().checks().stream().sorted(Comparator.comparing(Check::kind)).toList();
        Optional<Check.Kind> before = Optional.empty();
        for (Check check : checks) {
            HBox chip = new HBox(new CheckChip(check, model, uncertainty), new FixButton(check, model, fix));
            chip.getStyleClass().add("check");
            if (!before.equals(Optional.of(check.kind()))) {
                chip.getChildren().addFirst(name(check.kind()));
            }
            getChildren().add(chip);
            before = Optional.of(check.kind());
        }
        SamplesChip samples = new SamplesChip(uncertainty);
        getChildren().add(samples);
        if (checks.isEmpty()) {
            managedProperty().bind(samples.managedProperty());
        }
    }

    private static Label name(Check.Kind kind) {
        Label name = new Label(kind.label());
        name.getStyleClass().add("kind");
        name.setMinWidth(USE_PREF_SIZE);
        name.setTooltip(new Tooltip(kind.meaning()));
        return name;
    }
}
