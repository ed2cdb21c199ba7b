package headroom.ui.questions;

import headroom.document.Cells;
import headroom.document.ComparisonTable;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.Headline;
import headroom.model.Verdict;
import headroom.ui.controls.IconButton;
import headroom.whatif.Comparison;
import java.util.function.Function;
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
    /** What the names take of the width, in percent; of many columns each takes a little of it. */
    private static final double NAMES = 26;
    private static final double NAMES_WIDTH = 220;
    /** No column is wider: values far apart cannot be compared. */
    private static final double MOST_WIDTH = 420;

    private final CompareModel model;
    private final Comparison comparison;
    private final ComparisonTable cells;
    private final GridPane grid = new GridPane();
    private int row;

    CompareTable(CompareModel model) {
        this.model = model;
        this.comparison = model.comparedProperty().get().comparison();
        this.cells = new ComparisonTable(model.comparedProperty().get(), Cells.PRINTED);
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
        section("What differs");
        comparison.differingAssumptions().forEach(assumption -> row(assumption.label(),
                evaluation -> text(cells.value(evaluation.scenario(), assumption))));
        comparison.differingChoices().forEach(choice -> row(choice.label(),
                evaluation -> text(evaluation.scenario().option(choice).label())));
        if (comparison.differingAssumptions().isEmpty() && comparison.differingChoices().isEmpty()) {
            row("Nothing", _ -> text(""));
        }
        section("Headline numbers");
        comparison.problem().headlines().forEach(headline -> row(headline.label(),
                evaluation -> number(headline, evaluation)));
        section("Checks");
        comparison.problem().checks().forEach(check -> row(check.label(),
                evaluation -> result(check, evaluation)));
        grid.setMaxWidth(NAMES_WIDTH + columns * MOST_WIDTH);
        // A scroll pane would stretch the table itself.
        return new VBox(grid);
    }

    private Node head(int place) {
        Evaluation evaluation = comparison.evaluations().get(place);
        Label name = text(evaluation.scenario().name());
        name.getStyleClass().add("strong");
        name.setId("compare-name-" + place);
        boolean cheapest = comparison.cheapest().filter(best -> best == evaluation).isPresent()
                && comparison.evaluations().size() > 1;
        Label note = text(place == 0 ? cheapest ? "reference, cheapest that passes" : "reference"
                : cheapest ? "cheapest that passes" : "\u00a0");
        note.getStyleClass().add("note");
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

    private void row(String name, Function<Evaluation, Node> cell) {
        Label label = text(name);
        label.getStyleClass().add("name");
        GridPane.setValignment(label, VPos.TOP);
        grid.add(label, 0, row);
        for (int column = 0; column < comparison.evaluations().size(); column++) {
            Node node = cell.apply(comparison.evaluations().get(column));
            GridPane.setValignment(node, VPos.TOP);
            grid.add(node, column + 1, row);
        }
        row++;
    }

    private static Label text(String words) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinWidth(0);
        return label;
    }

    private Node number(Headline headline, Evaluation evaluation) {
        Label value = text(cells.value(headline, evaluation));
        value.getStyleClass().add("strong");
        VBox lines = new VBox(value);
        if (evaluation != comparison.evaluations().getFirst()) {
            Label difference = text(comparison.change(headline.estimate(), evaluation).text());
            difference.getStyleClass().add("note");
            lines.getChildren().add(difference);
        }
        String spread = cells.spread(headline, evaluation);
        if (!spread.isEmpty()) {
            Label percentiles = text(spread);
            percentiles.getStyleClass().add("spread");
            lines.getChildren().add(percentiles);
        }
        return lines;
    }

    private Node result(Check check, Evaluation evaluation) {
        Verdict verdict = cells.verdict(check, evaluation);
        boolean applies = verdict != Verdict.NOT_APPLICABLE;
        Label label = text(cells.result(check, evaluation));
        label.getStyleClass().add(applies ? "check" : "note");
        label.pseudoClassStateChanged(FAILED, verdict == Verdict.FAILS);
        label.pseudoClassStateChanged(PERHAPS, verdict == Verdict.PERHAPS);
        label.pseudoClassStateChanged(UNSURE, verdict == Verdict.UNSURE);
        label.setAccessibleText("%s %s".formatted(check.label(), !applies ? "does not apply"
                : "%s, %s".formatted(verdict.words(), cells.standing(check, evaluation))));
        return label;
    }
}
