package headroom.ui.results;

import headroom.ui.problem.ProblemModel;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Tiles, checks and the binding constraint of a tab. */
public final class ResultsView {

    private final ProblemModel model;

    public ResultsView(ProblemModel model) {
        this.model = model;
    }

    /** The three, one below the other. */
    public Region build() {
        HBox tiles = new HBox();
        tiles.getStyleClass().add("tiles");
        model.problem().headlines().forEach(headline -> {
            Tile tile = new Tile(headline, model);
            HBox.setHgrow(tile, Priority.ALWAYS);
            tile.setMinWidth(0);
            tile.setPrefWidth(1);
            tiles.getChildren().add(tile);
        });
        FlowPane checks = new FlowPane();
        checks.getStyleClass().add("checks");
        model.problem().checks().forEach(check -> checks.getChildren().add(new CheckChip(check, model)));
        VBox results = new VBox(tiles, checks, new Banner(model));
        results.getStyleClass().add("results");
        return results;
    }
}
