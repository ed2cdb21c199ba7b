package headroom.ui.questions;

import headroom.document.ComparisonTable;
import headroom.model.Evaluation;
import headroom.model.Verdict;
import headroom.ui.controls.IconButton;
import headroom.whatif.Comparison;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The table of a comparison: a column a scenario; what differs, the headline numbers, the checks. */
final class CompareTable {

    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
    private static final PseudoClass PERHAPS = PseudoClass.getPseudoClass("perhaps");
    private static final PseudoClass UNSURE = PseudoClass.getPseudoClass("unsure");
    private static final PseudoClass CHEAPEST = PseudoClass.getPseudoClass("cheapest");
    /**
     * The width of the column of names, in percent of the table; each column of values takes one percent of it away.
     */
    private static final double NAMES = 26;
    private static final double NAMES_WIDTH = 220;
    /** No column is wider: values far apart cannot be compared. */
    private static final double MOST_WIDTH = 420;

    private final CompareModel model;
    private final Comparison comparison;
    private final GridPane grid = new GridPane();
    private int row;

    CompareTable(CompareModel model) {
        this.model = model;
        this.comparison = model.comparedProperty().get().comparison();
    }

    Node build() {
        grid.setId("compare-table");
        grid.getStyleClass().add("comparison");
        int columns = comparison.evaluations().size();
        ColumnConstraints names = new ColumnConstraints();
        names.setPercentWidth(NAMES - columns);
        grid.getColumnConstraints().add(names);
        for (int column = 0; column < columns; column++) {
            ColumnConstraints values = new ColumnConstraints();
            values.setPercentWidth((100 - NAMES + columns) / columns);
            values.setHgrow(Priority.ALWAYS);
            grid.getColumnConstraints().add(values);
        }
        grid.add(new Label(), 0, row);
        model.places().forEach(place -> grid.add(head(place), place + 1, row));
        row++;
        ComparisonTable table = new ComparisonTable(model.comparedProperty().get());
        for (ComparisonTable.Part part : ComparisonTable.Part.values()) {
            section(part.title());
            table.rows(part).forEach(this::row);
            if (part == ComparisonTable.Part.DIFFERENCES && table.rows(part).isEmpty()) {
                row(new ComparisonTable.Row("Nothing", List.of()));
            }
        }
        grid.setMaxWidth(NAMES_WIDTH + columns * MOST_WIDTH);
        // A scroll pane would stretch the table itself.
        return new VBox(grid);
    }

    private Node head(int place) {
        Evaluation evaluation = comparison.evaluations().get(place);
        Label name = text(evaluation.scenario().name(), "strong");
        name.setId("compare-name-" + place);
        boolean cheapest = comparison.cheapest().filter(best -> best == evaluation).isPresent()
                && comparison.evaluations().size() > 1;
        Label note = text(place == 0 ? cheapest ? "reference, cheapest that passes" : "reference"
                : cheapest ? "cheapest that passes" : "\u00a0", "note");
        note.pseudoClassStateChanged(CHEAPEST, cheapest);
        Button show = button(place, "show", Feather.EYE, "Make “%s” the present scenario", model::show);
        show.setDisable(model.isPresent(place));
        FlowPane tools = new FlowPane(show);
        if (place > 0) {
            tools.getChildren().add(button(place, "refer", Feather.ANCHOR, "Compare the others with “%s”",
                    model::refer));
        }
        if (comparison.evaluations().size() > 1) {
            tools.getChildren().add(button(place, "remove", Feather.X, "Remove “%s” from the comparison",
                    model::remove));
        }
        // Names of several lines leave the tools of all columns in one.
        Region space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        return new VBox(name, note, space, tools);
    }

    private Button button(int place, String id, Feather icon, String sentence, IntConsumer action) {
        String words = sentence.formatted(comparison.evaluations().get(place).scenario().name());
        return new IconButton("compare-%s-%d".formatted(id, place), icon, words, () -> action.accept(place));
    }

    private void section(String title) {
        Label label = new Label(title);
        label.getStyleClass().add("section");
        grid.add(label, 0, row++, GridPane.REMAINING, 1);
    }

    private void row(ComparisonTable.Row cells) {
        Label name = text(cells.name());
        name.getStyleClass().add("name");
        List<Node> nodes = new ArrayList<>(List.of(name));
        cells.cells().forEach(cell -> nodes.add(switch (cell) {
            case ComparisonTable.Setting setting -> text(setting.text());
            case ComparisonTable.Value value -> value(value);
            case ComparisonTable.Standing standing -> standing(cells.name(), standing);
        }));
        nodes.forEach(node -> GridPane.setValignment(node, VPos.TOP));
        grid.addRow(row++, nodes.toArray(Node[]::new));
    }

    private static Label text(String words, String... styles) {
        Label label = new Label(words);
        label.getStyleClass().addAll(styles);
        label.setWrapText(true);
        label.setMinWidth(0);
        return label;
    }

    private static Node value(ComparisonTable.Value value) {
        VBox lines = new VBox(text(value.number(), "strong"));
        if (!value.change().isEmpty()) {
            lines.getChildren().add(text(value.change(), "note"));
        }
        if (!value.spread().isEmpty()) {
            lines.getChildren().add(text(value.spread(), "spread"));
        }
        return lines;
    }

    private static Node standing(String check, ComparisonTable.Standing standing) {
        Verdict verdict = standing.verdict();
        Label label = text(standing.text(), verdict == Verdict.NOT_APPLICABLE ? "note" : "check");
        label.pseudoClassStateChanged(FAILED, verdict == Verdict.FAILS);
        label.pseudoClassStateChanged(PERHAPS, verdict == Verdict.PERHAPS);
        label.pseudoClassStateChanged(UNSURE, verdict == Verdict.UNSURE);
        label.setAccessibleText(check + " " + standing.spoken());
        return label;
    }
}
