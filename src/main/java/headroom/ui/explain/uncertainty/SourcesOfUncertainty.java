package headroom.ui.explain.uncertainty;

import headroom.formula.Assumption;
import headroom.text.Digits;
import headroom.ui.controls.IconButton;
import headroom.ui.controls.Paragraph;
import headroom.ui.tab.ProblemModel;
import headroom.whatif.uncertainty.Samples.Importance;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * The uncertain assumptions with their ranges, and how closely the estimate asked about follows each: a bar as long as the
 * rank correlation, which is another colour where the estimate falls as the assumption rises.
 */
final class SourcesOfUncertainty {

    private static final PseudoClass FALLING = PseudoClass.getPseudoClass("falling");
    private static final double LONGEST = 64;
    private static final double NAMES = 40;

    private final ProblemModel model;
    private final GridPane grid = new GridPane();
    private final Map<Assumption, Row> rows = new HashMap<>();
    private List<Assumption> order = List.of();

    SourcesOfUncertainty(ProblemModel model) {
        this.model = model;
    }

    Region build() {
        Label title = new Label("What makes it uncertain, by rank correlation");
        title.getStyleClass().add("subtitle");
        ColumnConstraints names = new ColumnConstraints();
        names.setHgrow(Priority.ALWAYS);
        names.setPercentWidth(NAMES);
        ColumnConstraints ranges = new ColumnConstraints();
        ranges.setHgrow(Priority.ALWAYS);
        ColumnConstraints bars = new ColumnConstraints(LONGEST);
        ColumnConstraints ranks = new ColumnConstraints(Region.USE_PREF_SIZE, Region.USE_COMPUTED_SIZE,
                Double.MAX_VALUE);
        ranks.setHalignment(HPos.RIGHT);
        grid.getColumnConstraints().setAll(names, ranges, bars, ranks);
        grid.getStyleClass().add("sources");
        grid.setId("sources-of-uncertainty");
        return new VBox(title, grid);
    }

    /** Shows how much each assumption matters, the strongest first. Rows stay while their order does, as nodes are slow. */
    void show(List<Importance> importance) {
        importance.forEach(each -> rows.computeIfAbsent(each.assumption(), Row::new).show(each.rank()));
        List<Assumption> next = importance.stream().map(Importance::assumption).toList();
        if (!next.equals(order)) {
            order = next;
            grid.getChildren().clear();
            for (int row = 0; row < next.size(); row++) {
                Objects.requireNonNull(rows.get(next.get(row))).addTo(grid, row);
            }
        }
    }

    /** An assumption, its range, and how closely the estimate follows it. */
    private final class Row {

        private final Assumption assumption;
        private final Hyperlink name;
        private final Label range = new Paragraph("", "note");
        private final Region bar = new Region();
        private final Label number = new Label();
        private final Node certain;

        Row(Assumption assumption) {
            this.assumption = assumption;
            name = new Hyperlink(assumption.label());
            name.setId("source-" + assumption.id());
            name.setWrapText(true);
            name.setMinHeight(Region.USE_PREF_SIZE);
            name.setOnAction(_ -> model.explain(assumption));
            bar.getStyleClass().add("importance");
            number.setMinWidth(Region.USE_PREF_SIZE);
            certain = new IconButton("make-certain-" + assumption.id(), Feather.X, "Make certain",
                    () -> model.set(assumption, Optional.empty())).spoken("Make certain: " + assumption.label());
        }

        void show(double rank) {
            range.setText(model.evaluation().scenario().range(assumption)
                    .map(known -> known.print(assumption)).orElse(""));
            bar.pseudoClassStateChanged(FALLING, rank < 0);
            double length = Math.max(1, Math.abs(rank) * LONGEST);
            bar.setMinWidth(length);
            bar.setMaxWidth(length);
            number.setText((rank < 0 ? "" : "+") + Digits.decimals(rank, 2));
            number.setAccessibleText("Rank correlation with %s: %s".formatted(assumption.label(), number.getText()));
        }

        void addTo(GridPane target, int row) {
            target.addRow(row, name, range, bar, number, certain);
        }
    }
}
