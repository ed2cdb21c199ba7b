package headroom.ui.charts;

import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import org.jfree.chart.entity.ChartEntity;
import org.jfree.chart.entity.EntityCollection;
import org.jfree.chart.fx.ChartCanvas;

/** Says what the point nearest to the mouse stands for, and marks that point. */
final class NearestTip {

    /** The most that the mouse may be away from a point, in pixels. */
    private static final double REACH = 28;
    private static final double DOT = 5;
    private static final double ASIDE = 14;

    private final ChartCanvas canvas;
    private final Tooltip tip = new Tooltip();
    private final Circle dot = new Circle(DOT);
    private final Pane marks = new Pane(dot);

    NearestTip(ChartCanvas canvas) {
        this.canvas = canvas;
        canvas.setTooltipEnabled(false);
        dot.getStyleClass().add("point-mark");
        dot.setVisible(false);
        dot.setManaged(false);
        marks.setMouseTransparent(true);
        canvas.addEventHandler(MouseEvent.MOUSE_MOVED, move -> follow(move.getX(), move.getY()));
        canvas.addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> hide());
        canvas.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> hide());
    }

    /** The layer that holds the mark, as large as the canvas. */
    Node layer() {
        return marks;
    }

    void hide() {
        tip.hide();
        dot.setVisible(false);
    }

    private void follow(double x, double y) {
        Optional<ChartEntity> nearest = nearest(new Point2D.Double(x, y));
        nearest.ifPresentOrElse(this::show, this::hide);
    }

    private void show(ChartEntity entity) {
        Point2D middle = middle(entity);
        boolean bar = isWide(entity.getArea());
        dot.setCenterX(middle.getX());
        dot.setCenterY(bar ? entity.getArea().getBounds2D().getMinY() : middle.getY());
        dot.setVisible(!bar);
        tip.setText(entity.getToolTipText());
        Bounds place = canvas.localToScreen(canvas.getBoundsInLocal());
        if (place != null) {
            tip.show(canvas, place.getMinX() + dot.getCenterX() + ASIDE, place.getMinY() + dot.getCenterY() + ASIDE);
        }
    }

    private Optional<ChartEntity> nearest(Point2D mouse) {
        Rectangle2D shown = canvas.getRenderingInfo().getPlotInfo().getDataArea();
        EntityCollection all = canvas.getRenderingInfo().getEntityCollection();
        return IntStream.range(0, all.getEntityCount()).mapToObj(all::getEntity)
                .filter(entity -> entity.getToolTipText() != null && distance(entity, mouse) <= REACH)
                .filter(entity -> shown.intersects(entity.getArea().getBounds2D()))
                .min(Comparator.comparingDouble(entity -> distance(entity, mouse)));
    }

    /** The distance from the mouse to the middle of a point or bar; 0 on a bar. */
    private static double distance(ChartEntity entity, Point2D mouse) {
        return isWide(entity.getArea()) && entity.getArea().contains(mouse) ? 0 : middle(entity).distance(mouse);
    }

    /** Bars are wider than the spots around points. */
    private static boolean isWide(Shape area) {
        return area.getBounds2D().getWidth() > 4 * DOT;
    }

    private static Point2D middle(ChartEntity entity) {
        return new Point2D.Double(entity.getArea().getBounds2D().getCenterX(),
                entity.getArea().getBounds2D().getCenterY());
    }
}
