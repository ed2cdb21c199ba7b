package headroom.ui.charts;

import headroom.ui.charts.picture.PictureContext;
import headroom.ui.tab.ProblemModel;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** The charts of a tab, two beside each other where there is room; an odd one at the end takes the whole width. */
public final class ChartGrid extends Pane {

    private static final double GAP = 10;
    private static final double LEAST_HEIGHT = 190;
    private static final int COLUMNS = 2;
    private static final double LEAST_WIDTH_OF_TWO = 440;

    private final List<Region> cards;

    public ChartGrid(ProblemModel model, PictureContext context) {
        getStyleClass().add("chart-grid");
        cards = cards(model, context);
        getChildren().setAll(cards);
    }

    /** The charts of a tab in a card each, for another arrangement. */
    public static List<Region> cards(ProblemModel model, PictureContext context) {
        return model.problem().charts().stream().<Region>map(chart -> new ChartCard(chart, model, context)).toList();
    }

    private static int columns(double width) {
        return width >= 0 && width < LEAST_WIDTH_OF_TWO ? 1 : COLUMNS;
    }

    private int rows(double width) {
        return (cards.size() + columns(width) - 1) / columns(width);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinHeight(double width) {
        return Math.max(0, rows(width) * (LEAST_HEIGHT + GAP) - GAP);
    }

    @Override
    protected double computePrefHeight(double width) {
        return computeMinHeight(width);
    }

    @Override
    protected void layoutChildren() {
        int columns = columns(getWidth());
        int rows = rows(getWidth());
        double height = (getHeight() - (rows - 1) * GAP) / rows;
        double width = (getWidth() - (columns - 1) * GAP) / columns;
        for (int i = 0; i < cards.size(); i++) {
            boolean alone = i == cards.size() - 1 && i % columns == 0;
            double x = (i % columns) * (width + GAP);
            int row = i / columns;
            double y = row * (height + GAP);
            double right = alone ? getWidth() : x + width;
            cards.get(i).resizeRelocate(snapPositionX(x), snapPositionY(y), snapPositionX(right) - snapPositionX(x),
                    snapPositionY(y + height) - snapPositionY(y));
        }
    }
}
