package headroom.ui.results;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;

/** Tiles of one size, all beside each other where there is room for them, else in as few rows as there must be. */
final class TileGrid extends Pane {

    private static final double GAP = 10;
    private static final double LEAST_WIDTH = 124;
    private static final int LEAST_COLUMNS = 2;

    private final List<Tile> tiles;

    TileGrid(List<Tile> tiles) {
        this.tiles = tiles;
        getChildren().setAll(tiles);
        tiles.forEach(tile -> tile.setManaged(false));
    }

    private int columns(double width) {
        int rows = 1;
        while (width >= 0 && columnsIn(rows) > LEAST_COLUMNS && (width + GAP) / columnsIn(rows) - GAP < LEAST_WIDTH) {
            rows++;
        }
        return columnsIn(rows);
    }

    private int columnsIn(int rows) {
        return (tiles.size() + rows - 1) / rows;
    }

    private double tileWidth(double width) {
        return (width + GAP) / columns(width) - GAP;
    }

    private double rowHeight(double width) {
        return tiles.stream().mapToDouble(tile -> tile.prefHeight(tileWidth(width))).max().orElse(0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        double rows = Math.ceil((double) tiles.size() / columns(width));
        return rows * rowHeight(width) + (rows - 1) * GAP;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    /** The last row, when it has fewer tiles, gives each of them more room. */
    @Override
    protected void layoutChildren() {
        int columns = columns(getWidth());
        double height = rowHeight(getWidth());
        for (int i = 0; i < tiles.size(); i++) {
            int row = i / columns;
            int inRow = Math.min(columns, tiles.size() - row * columns);
            double step = (getWidth() + GAP) / inRow;
            double left = snapPositionX((i % columns) * step);
            double right = snapPositionX((i % columns + 1) * step - GAP);
            tiles.get(i).resizeRelocate(left, row * (height + GAP), right - left, height);
        }
    }
}
