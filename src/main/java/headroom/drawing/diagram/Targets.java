package headroom.drawing.diagram;

import headroom.formula.Quantity;
import headroom.formula.TextSpan;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.LiveText;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** All that can be pointed at in a picture. */
final class Targets {

    private final DiagramPicture picture;
    private final Rectangle2D where;
    private final LiveNumbers prose;

    Targets(DiagramPicture picture, Rectangle2D where, Evaluation evaluation) {
        this.picture = picture;
        this.where = where;
        this.prose = new LiveNumbers(evaluation);
    }

    /** Areas, then parts, then labels: what lies on top comes last. */
    List<DiagramTarget> all() {
        List<DiagramTarget> all = new ArrayList<>();
        picture.areas().forEach(frame -> all.add(target(frame.area().id(), frame.bounds(),
                List.of(frame.area().title()), frame.area().checks(), frame.state())));
        picture.parts().forEach(box -> {
            List<LiveText> texts = new ArrayList<>(List.of(box.part().title()));
            texts.addAll(box.part().lines());
            all.add(target(box.part().id(), box.bounds(), texts, box.part().checks(), box.state()));
        });
        picture.lines().forEach(line -> line.label().ifPresent(label -> all.add(target(line.link().id(),
                label.bounds(), List.of(line.link().label()), List.of(), PartState.SHOWN))));
        return all;
    }

    private DiagramTarget target(String id, Rectangle2D bounds, List<LiveText> texts, List<String> checks,
            PartState state) {
        String text = texts.stream().map(prose::text).collect(Collectors.joining(", "));
        List<Quantity> quantities = texts.stream().flatMap(live -> prose.pieces(live).stream())
                .filter(TextSpan.Mention.class::isInstance).map(TextSpan.Mention.class::cast)
                .map(TextSpan.Mention::quantity)
                .distinct().toList();
        return new DiagramTarget(id, text, inPicture(bounds), quantities,
                state.isFailed() ? picture.failures(checks) : List.of());
    }

    private Rectangle2D inPicture(Rectangle2D bounds) {
        double scale = picture.layout().scale();
        return new Rectangle2D.Double(where.getX() + bounds.getX() * scale, where.getY() + bounds.getY() * scale,
                bounds.getWidth() * scale, bounds.getHeight() * scale);
    }
}
