package headroom.drawing.diagram;

import headroom.model.Diagram;
import headroom.model.Evaluation;
import headroom.model.LiveText;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.WrittenProblem;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** A problem that is nothing but a diagram, painted at the size of the panel. */
record Sketch(Diagram diagram) {

    static final Rectangle2D PANEL = new Rectangle2D.Double(0, 0, 432, 360);

    static Sketch of(int columns, int rows, List<Diagram.Part> parts, Diagram.Link... links) {
        return of(columns, rows, List.of(), parts, links);
    }

    static Sketch of(int columns, int rows, List<Diagram.Area> areas, List<Diagram.Part> parts,
            Diagram.Link... links) {
        return new Sketch(new Diagram(columns, rows, LiveText.EMPTY, areas, parts, List.of(links), List.of()));
    }

    DiagramPicture picture() {
        Problem problem = WrittenProblem.of("sketch", "Sketch").build(diagram);
        return new DiagramPainter(problem).picture(PANEL, Evaluation.of(Scenario.defaults(problem)));
    }

    /** The only route, or the first of several. */
    Route route() {
        return picture().layout().routes().getFirst();
    }

    Rectangle2D frame(String id) {
        return picture().layout().frame(id);
    }

    List<String> breaches() {
        return DiagramRules.breaches(picture());
    }
}
