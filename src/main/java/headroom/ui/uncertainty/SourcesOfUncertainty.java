package headroom.ui.uncertainty;

import headroom.model.expression.Assumption;
import headroom.model.expression.Digits;
import headroom.ui.controls.IconButton;
import headroom.ui.controls.Paragraph;
import headroom.ui.problem.ProblemModel;
import headroom.whatif.uncertainty.Samples.Importance;
import java.util.List;
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

    /** Shows how much each assumption matters, the strongest first. */
    void show(List<Importance> importance) {
        grid.getChildren().clear();
        for (Importance each : importance) {
            add(each.assumption(), each.rank());
        }
    }

    private void add(Assumption assumption, double rank) {
        int row = grid.getRowCount();
        Hyperlink name = new Hyperlink(assumption.label());
        name.setId("source-" + assumption.id());
        name.setWrapText(true);
        name.setMinHeight(Region.USE_PREF_SIZE);
        name.setOnAction(_ -> model.explain(assumption));
        Node range = new Paragraph(model.evaluation().scenario().range(assumption)
                .map(known -> known.print(assumption)).orElse(""), "note");
        Region bar = new Region();
        bar.getStyleClass().add("importance");
        bar.pseudoClassStateChanged(FALLING, rank < 0);
        double length = Math.max(1, Math.abs(rank) * LONGEST);
        bar.setMinWidth(length);
        bar.setMaxWidth(length);
        Label number = new Label((rank < 0 ? "" : "+") + Digits.decimals(rank, 2));
        number.setMinWidth(Region.USE_PREF_SIZE);
        number.setAccessibleText("Rank correlation with %s: %s".formatted(assumption.label(), number.getText()));
        Node certain = new IconButton("make-certain-" + assumption.id(), Feather.X, "Make certain",
                () -> model.set(assumption, Optional.empty())).spoken("Make certain: " + assumption.label());
        grid.addRow(row, name, range, bar, number, certain);
    }
}
