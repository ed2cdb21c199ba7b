package headroom.ui.explain.sensitivity;

import headroom.formula.Assumption;
import headroom.model.Evaluation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import javafx.scene.layout.VBox;

/** The rows of a tornado, one below the other. An assumption keeps its row, whatever becomes of its place. */
final class TornadoRows extends VBox {

    private final SensitivityModel model;
    private final Consumer<Assumption> choose;
    private final Map<Assumption, TornadoRow> rows = new HashMap<>();

    TornadoRows(SensitivityModel model, Consumer<Assumption> choose) {
        this.model = model;
        this.choose = choose;
        getStyleClass().add("tornado-rows");
    }

    /** Shows a tornado, with rank correlations in a column of their own when there are any. */
    void show(TornadoPlot plot, boolean ranked, Ranking ranking) {
        OptionalDouble baseline = model.problem().baselineProperty().get().map(pinned -> value(pinned, plot))
                .filter(value -> !Double.isNaN(value)).map(OptionalDouble::of).orElseGet(OptionalDouble::empty);
        List<TornadoRow> shown = plot.rows().stream().map(row -> {
            TornadoRow node = rows.computeIfAbsent(row.assumption(), _ -> new TornadoRow(plot, row, choose,
                    at -> point(row.assumption(), at)));
            node.show(plot, row, baseline);
            node.showRank(ranked, ranking.of(row.assumption()));
            return node;
        }).toList();
        if (!getChildren().equals(shown)) {
            getChildren().setAll(shown);
        }
    }

    private static double value(Evaluation pinned, TornadoPlot plot) {
        return pinned.value(plot.tornado().estimate());
    }

    /** A row that is left no longer points, unless another does by now. */
    private void point(Assumption assumption, Optional<Assumption> at) {
        boolean others = model.pointedAtProperty().get().filter(now -> !now.equals(assumption)).isPresent();
        if (at.isPresent() || !others) {
            model.pointedAtProperty().set(at);
        }
    }
}
