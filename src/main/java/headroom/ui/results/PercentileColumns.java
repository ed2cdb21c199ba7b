package headroom.ui.results;

import headroom.formula.Estimate;
import headroom.text.Figure;
import headroom.whatif.uncertainty.Summary;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** P10, P50 and P90 of an estimate beside each other, each below its name. */
final class PercentileColumns extends StackPane {

    private static final String WAITING = "…";

    private final Estimate estimate;
    private final List<Label> numbers = Stream.generate(Label::new).limit(3).toList();

    PercentileColumns(Estimate estimate) {
        this.estimate = estimate;
    }

    /** Most tiles never show them. */
    private void build() {
        if (!getChildren().isEmpty()) {
            return;
        }
        FittingRow row = FittingRow.of(column("P10", 0), column("P50", 1), column("P90", 2));
        row.getStyleClass().add("percentiles");
        getChildren().setAll(row);
    }

    private VBox column(String name, int place) {
        Label head = new Label(name);
        head.getStyleClass().add("percentile");
        head.setMinWidth(Region.USE_PREF_SIZE);
        Label number = numbers.get(place);
        number.getStyleClass().add("percentile-number");
        number.setMinWidth(Region.USE_PREF_SIZE);
        return new VBox(head, number);
    }

    /** Shows that there are no samples of this scenario yet. */
    void await() {
        build();
        numbers.forEach(number -> number.setText(WAITING));
    }

    /**
     * Shows what samples say; where none has a value, dashes.
     *
     * @param single the number above, in base units
     */
    void show(Summary summary, double single) {
        build();
        List<Figure> figures = estimate.style().printApartBeside(single, estimate.unit(), summary.p10(), summary.p50(),
                summary.p90());
        for (int place = 0; place < figures.size(); place++) {
            numbers.get(place).setText(compact(figures.get(place), estimate.print(single)));
        }
    }

    /** Without the unit where it is the one of the number above. */
    private String compact(Figure figure, Figure single) {
        boolean same = figure.unit().equals(single.unit()) || estimate.style().counts();
        return same ? figure.number() : figure.toString();
    }

    /** True when all three numbers read the same as that of a single figure. */
    boolean saysOnly(Figure single) {
        return numbers.stream().allMatch(number -> number.getText().equals(single.number()));
    }

    /** The three in words. */
    String spoken() {
        return "P10 %s, P50 %s, P90 %s".formatted(numbers.get(0).getText(), numbers.get(1).getText(),
                numbers.get(2).getText());
    }
}
