package headroom.drawing.diagram;

import headroom.drawing.diagram.TextMeasure.Face;
import headroom.model.Diagram;
import headroom.model.Diagram.Area;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The titles of areas: at the left of the line on top of them, or further right where lines come through. */
final class Titles {

    /** Between a title and a line that comes through beside it. */
    private static final double CLEARANCE = 6;
    /** Titles get longer than expected by this much at times. */
    private static final double RESERVE = 1.1;

    private final Diagram diagram;
    private final NominalTexts texts;
    private final Grid grid;

    Titles(Diagram diagram, NominalTexts texts, Grid grid) {
        this.diagram = diagram;
        this.texts = texts;
        this.grid = grid;
    }

    /** The part of the line on top of each area that no route crosses: the first that is wide enough, else the widest. */
    Map<String, Rectangle2D> clearOf(List<Route> routes) {
        Map<String, Rectangle2D> clear = new LinkedHashMap<>();
        for (Area area : diagram.areas()) {
            List<Rectangle2D> pieces = pieces(grid.titleBar(area), routes);
            clear.put(area.id(), pieces.stream().filter(piece -> piece.getWidth() >= width(area) * RESERVE)
                    .findFirst().or(() -> pieces.stream().max(Comparator.comparingDouble(Rectangle2D::getWidth)))
                    .orElseGet(() -> grid.titleBar(area)));
        }
        return clear;
    }

    private static List<Rectangle2D> pieces(Rectangle2D bar, List<Route> routes) {
        double[] crossings = routes.stream().flatMap(route -> route.stretches().stream())
                .filter(stretch -> !Route.isHorizontal(stretch) && bar.intersectsLine(stretch))
                .mapToDouble(Line2D::getX1).sorted().toArray();
        List<Rectangle2D> pieces = new ArrayList<>();
        double from = bar.getMinX();
        for (double crossing : crossings) {
            pieces.add(piece(bar, from, crossing - CLEARANCE));
            from = crossing + CLEARANCE;
        }
        pieces.add(piece(bar, from, bar.getMaxX()));
        return pieces;
    }

    private static Rectangle2D piece(Rectangle2D bar, double from, double to) {
        return new Rectangle2D.Double(from, bar.getY(), Math.max(0, to - from), bar.getHeight());
    }

    /**
     * The parts that titles take of the lines that they stand in, when about as long as they get.
     *
     * @param bars the lines by the areas' ids, where they are not all that is on top of the area
     */
    List<Rectangle2D> written(Map<String, Rectangle2D> bars) {
        return diagram.areas().stream().map(area -> {
            Rectangle2D bar = bars.getOrDefault(area.id(), grid.titleBar(area));
            return piece(bar, bar.getMinX(), bar.getMinX() + Math.min(bar.getWidth(), width(area)));
        }).toList();
    }

    private double width(Area area) {
        return TextMeasure.width(texts.of(area.title()), Face.SEMIBOLD, grid.density().badgeSize());
    }
}
