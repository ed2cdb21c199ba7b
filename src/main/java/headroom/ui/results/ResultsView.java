package headroom.ui.results;

import headroom.formula.Quantity;
import headroom.model.Check;
import headroom.ui.explain.uncertainty.UncertaintyModel;
import headroom.ui.questions.goal.SeekDialogues;
import headroom.ui.tab.ProblemModel;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Tiles, checks and the binding constraint of a tab. */
public final class ResultsView {

    private final ProblemModel model;
    private final UncertaintyModel uncertainty;
    private final Consumer<Quantity> copy;

    /**
     * The results of a tab.
     *
     * @param copy copies how a number comes about
     */
    public ResultsView(ProblemModel model, UncertaintyModel uncertainty, Consumer<Quantity> copy) {
        this.model = model;
        this.uncertainty = uncertainty;
        this.copy = copy;
    }

    /** The headline numbers alone. */
    public Region tiles() {
        return new TileGrid(tileList());
    }

    private List<Tile> tileList() {
        return model.problem().headlines().stream().map(headline -> new Tile(headline, model, uncertainty, copy))
                .toList();
    }

    /**
     * The three, one below the other.
     *
     * @param seek asks for goals of tiles and for fixes of failed checks
     */
    public Region build(SeekDialogues seek) {
        List<Tile> tiles = tileList();
        tiles.forEach(tile -> tile.offerGoal(estimate -> seek.reach(model, estimate)));
        Consumer<Check> fix = check -> seek.fix(model, check);
        VBox results = new VBox(new TileGrid(tiles), new CheckChips(model, uncertainty, fix),
                new Banner(model, uncertainty, fix));
        results.getStyleClass().add("results");
        results.setMinHeight(Region.USE_PREF_SIZE);
        return results;
    }
}
