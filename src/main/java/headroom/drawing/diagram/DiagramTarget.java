package headroom.drawing.diagram;

import headroom.formula.Quantity;
import headroom.model.CheckResult;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * Something in a diagram that can be pointed at: a part, an area or a line's label.
 *
 * @param id the part's, area's or link's id
 * @param text all that it says, as it stands there, for a tool tip or a reader without sight
 * @param bounds where it is, in the coordinates of the picture
 * @param quantities those that its texts mention, in their order: a click shows how they came about
 * @param failures the failed checks that mark it
 */
public record DiagramTarget(String id, String text, Rectangle2D bounds, List<Quantity> quantities,
        List<CheckResult> failures) {

    public DiagramTarget {
        quantities = List.copyOf(quantities);
        failures = List.copyOf(failures);
    }
}
