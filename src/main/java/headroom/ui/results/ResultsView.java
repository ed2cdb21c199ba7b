package headroom.ui.results;

import headroom.ui.problem.ProblemModel;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Tiles, checks and the binding constraint of a tab. */
public final class ResultsView {

    private final ProblemModel model;

    /** The results of a tab. */
    public ResultsView(ProblemModel model) {
        this.model = model;
    }

    /** The headline numbers alone. */
    public Region tiles() {
        return new TileGrid(model.problem().headlines().stream().map(headline -> new Tile(headline, model)).toList());
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
