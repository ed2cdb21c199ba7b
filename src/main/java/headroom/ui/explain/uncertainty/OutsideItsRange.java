package headroom.ui.explain.uncertainty;

import headroom.formula.Assumption;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.ui.controls.Paragraph;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.uncertainty.Assessment;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The words of the panel while a value lies outside its own P10–P90: that samples would be of another scenario, and two ways
 * out of it for each such value.
 */
final class OutsideItsRange {

    private final ProblemModel model;
    private final Paragraph which = new Paragraph("", "astray");
    private final VBox ways = new VBox();
    private List<Assumption> shown = List.of();

    OutsideItsRange(ProblemModel model) {
        this.model = model;
    }

    List<Node> build() {
        which.setId("outside-its-range");
        ways.getStyleClass().add("ways");
        model.scenarioProperty().subscribe(this::show);
        return List.of(which,
                new Paragraph("Percentiles, bands and probabilities would be those of the range and not of "
                        + "the value as set, so there are none until both agree again."),
                ways);
    }

    private void show(Scenario scenario) {
        which.setText(Assessment.astray(scenario));
        List<Assumption> astray = scenario.astray();
        if (!astray.isEmpty() || !shown.isEmpty()) {
            shown = astray;
            ways.getChildren()
                    .setAll(astray.stream().flatMap(assumption -> ways(assumption, scenario).stream()).toList());
        }
    }

    private List<Button> ways(Assumption assumption, Scenario scenario) {
        double value = scenario.ownValue(assumption);
        UncertainRange range = scenario.range(assumption).orElseThrow();
        double nearest = Math.clamp(value, range.p10(), range.p90());
        Button back = button("value-into-range-" + assumption.id(), "%s: set it to %s".formatted(assumption.label(),
                assumption.print(assumption.unit().toBase(nearest))), () -> model.set(assumption, nearest));
        Optional<Button> along = range.movedTo(assumption, value).map(moved -> button(
                "range-to-value-" + assumption.id(),
                "%s: move its P10–P90 to %s".formatted(assumption.label(), moved.print(assumption)),
                () -> model.set(assumption, Optional.of(moved))));
        return along.map(other -> List.of(other, back)).orElseGet(() -> List.of(back));
    }

    private static Button button(String id, String words, Runnable action) {
        Button button = new Button(words);
        button.setId(id);
        button.setWrapText(true);
        button.setMinHeight(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
