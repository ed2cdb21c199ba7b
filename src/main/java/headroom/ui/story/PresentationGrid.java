package headroom.ui.story;

import headroom.ui.controls.Magnified;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * Charts and the diagram on one screen, whatever its size: the diagram at the right, the charts beside it in as many rows as
 * make them largest; what there is none of leaves its room to the others. What a cell has no room for at full size is drawn smaller as a whole, so that nothing is ever clipped.
 */
final class PresentationGrid extends Pane {

    private static final double GAP = 10;
    private static final double DIAGRAM_SHARE = 0.34;
    /** The room that a chart wants, and the diagram's card. */
    private static final Room CHART = new Room(285, 160);
    private static final Room DIAGRAM = new Room(430, 400);
    private static final double MOST = 1.3;

    private final List<Magnified> charts;
    private final Optional<Magnified> diagram;

    private record Room(double width, double height) {

        /**
         * The factor by which something that wants this room can be drawn larger in a cell, whose size is in pixels; it
         * is never above {@code MOST}.
         */
        double factor(double cellWidth, double cellHeight) {
            return Math.min(MOST, Math.min(cellWidth / width, cellHeight / height));
        }
    }

    PresentationGrid(List<? extends Region> charts, Optional<Region> diagram) {
        this.charts = charts.stream().map(Magnified::new).toList();
        this.diagram = diagram.map(Magnified::new);
        getChildren().addAll(this.charts);
        this.diagram.ifPresent(getChildren()::add);
    }

    @Override
    protected void layoutChildren() {
        double right = diagram.isEmpty() ? -GAP : charts.isEmpty() ? getWidth() : Math.rint(getWidth() * DIAGRAM_SHARE);
        double left = getWidth() - right - GAP;
        diagram.ifPresent(card -> place(card, DIAGRAM, new Rectangle2D(left + GAP, 0, right, getHeight())));
        if (charts.isEmpty()) {
            return;
        }
        int rows = IntStream.rangeClosed(1, charts.size()).boxed()
                .max((one, other) -> Double.compare(size(one, left), size(other, left))).orElse(1);
        int next = 0;
        for (int row = 0; row < rows; row++) {
            int inRow = inRow(row, rows);
            double width = (left + GAP) / inRow - GAP;
            double height = (getHeight() + GAP) / rows - GAP;
            for (int column = 0; column < inRow; column++) {
                place(charts.get(next++), CHART,
                        new Rectangle2D(column * (width + GAP), row * (height + GAP), width, height));
            }
        }
    }

    /** The factor by which the smallest chart is drawn larger when the charts fill that many rows. */
    private double size(int rows, double width) {
        return CHART.factor((width + GAP) / inRow(0, rows) - GAP, (getHeight() + GAP) / rows - GAP);
    }

    /** Rows have as many charts as each other, the upper ones one more where it does not come out even. */
    private int inRow(int row, int rows) {
        return charts.size() / rows + (row < charts.size() % rows ? 1 : 0);
    }

    private static void place(Magnified card, Room wanted, Rectangle2D cell) {
        card.factorProperty().set(wanted.factor(cell.getWidth(), cell.getHeight()));
        card.resizeRelocate(cell.getMinX(), cell.getMinY(), cell.getWidth(), cell.getHeight());
    }
}
