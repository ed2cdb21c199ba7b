package headroom.ui.charts;

import headroom.model.ChartSpec;
import headroom.ui.picture.PictureContext;
import headroom.ui.problem.ProblemModel;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;

/** The charts of a tab, two beside each other; an odd one at the end takes the whole width. */
public final class ChartGrid extends Pane {

    private static final double GAP = 10;
    private static final double LEAST_HEIGHT = 190;
    private static final int COLUMNS = 2;

    private final List<ChartCard> cards = new ArrayList<>();

    public ChartGrid(ProblemModel model, PictureContext context) {
        getStyleClass().add("chart-grid");
        for (ChartSpec chart : model.problem().charts()) {
            cards.add(new ChartCard(chart, model, context));
        }
        getChildren().setAll(cards);
    }

    private int rows() {
        return (cards.size() + COLUMNS - 1) / COLUMNS;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinHeight(double width) {
        return rows() * LEAST_HEIGHT + (rows() - 1) * GAP;
    }

    @Override
    protected double computePrefHeight(double width) {
        return computeMinHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double height = (getHeight() - (rows() - 1) * GAP) / rows();
        double width = (getWidth() - (COLUMNS - 1) * GAP) / COLUMNS;
        for (int i = 0; i < cards.size(); i++) {
            boolean alone = i == cards.size() - 1 && i % COLUMNS == 0;
            double x = (i % COLUMNS) * (width + GAP);
            int row = i / COLUMNS;
            double y = row * (height + GAP);
            double right = alone ? getWidth() : x + width;
            cards.get(i).resizeRelocate(snapPositionX(x), snapPositionY(y), snapPositionX(right) - snapPositionX(x),
                    snapPositionY(y + height) - snapPositionY(y));
        }
    }
}
