package headroom.ui.results;

import headroom.model.Check;
import headroom.ui.explain.uncertainty.UncertaintyModel;
import headroom.ui.tab.ProblemModel;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The checks of a tab, from the gravest kind on; the kind's sign stands before its first check. */
final class CheckChips extends FlowPane {

    CheckChips(ProblemModel model, UncertaintyModel uncertainty, Consumer<Check> fix) {
        getStyleClass().add("checks");
        List<Check> checks = model.problem().checks().stream().sorted(Comparator.comparing(Check::kind)).toList();
        Optional<Check.Kind> before = Optional.empty();
        for (Check check : checks) {
            HBox chip = new HBox(new CheckChip(check, model, uncertainty), new FixButton(check, model, fix));
            chip.getStyleClass().add("check");
            if (!before.equals(Optional.of(check.kind()))) {
                chip.getChildren().addFirst(sign(check.kind()));
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

    private static Label sign(Check.Kind kind) {
        Label sign = new Label("", new FontIcon(switch (kind) {
            case PHYSICS -> Feather.ZAP;
            case MEMORY -> Feather.HARD_DRIVE;
            case CAPACITY -> Feather.SERVER;
            case LATENCY -> Feather.CLOCK;
            case REDUNDANCY -> Feather.SHIELD;
            case MONEY -> Feather.DOLLAR_SIGN;
        }));
        sign.getStyleClass().add("kind");
        sign.setMinWidth(USE_PREF_SIZE);
        sign.setTooltip(new Tooltip("Checks of %s. Where one fails: %s".formatted(kind.label(), kind.meaning())));
        sign.setAccessibleText(kind.label());
        return sign;
    }
}
