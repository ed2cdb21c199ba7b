package headroom.ui.results;

import headroom.model.expression.Quantity;
import headroom.ui.problem.ProblemModel;
import java.util.function.Consumer;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Tiles, checks and the binding constraint of a tab. */
public final class ResultsView {

    private final ProblemModel model;
    private final Consumer<Quantity> copy;

    /**
     * The results of a tab.
     *
     * @param copy copies how a number comes about
     */
    public ResultsView(ProblemModel model, Consumer<Quantity> copy) {
        this.model = model;
        this.copy = copy;
    }

    /** The headline numbers alone. */
    public Region tiles() {
        return new TileGrid(
                model.problem().headlines().stream().map(headline -> new Tile(headline, model, copy)).toList());
    }

    /** The three, one below the other. */
    public Region build() {
        FlowPane checks = new FlowPane();
        checks.getStyleClass().add("checks");
        model.problem().checks().forEach(check -> checks.getChildren().add(new CheckChip(check, model)));
        VBox results = new VBox(tiles(), checks, new Banner(model));
        results.getStyleClass().add("results");
        results.setMinHeight(Region.USE_PREF_SIZE);
        return results;
    }
}
