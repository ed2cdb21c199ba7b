package headroom.drawing.diagram;

import headroom.drawing.Palette;
import headroom.model.Diagram;
import headroom.model.Diagram.Step;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.whatif.uncertainty.Assessment;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Paints the architecture of a problem for any of its scenarios. Places depend on the size of the picture alone and are
 * kept for the next time. Safe for any thread.
 */
public final class DiagramPainter {

    private final Diagram diagram;
    private final NominalTexts texts;
    private volatile @Nullable Kept kept;

    private record Kept(double width, double height, DiagramLayout layout) {}

    /** A painter of one problem's diagram. */
    public DiagramPainter(Problem problem) {
        this.diagram = problem.diagram();
        this.texts = new NominalTexts(problem);
    }

    /**
     * Paints the diagram into a rectangle, whose background the caller has filled with the palette's card colour.
     *
     * @param assessment of a scenario of the painter's problem
     */
    public void paint(Graphics2D graphics, Rectangle2D where, Assessment assessment, Palette palette) {
        paint(graphics, where, assessment, palette, Optional.empty());
    }

    /**
     * Paints the diagram with a step of the request's path standing out.
     *
     * @param step where on the path the reader is; empty for nowhere
     */
    public void paint(Graphics2D graphics, Rectangle2D where, Assessment assessment, Palette palette,
            Optional<Step> step) {
        DiagramPicture picture = new DiagramPicture(diagram, layout(where.getWidth(), where.getHeight()),
                assessment.evaluation(), assessment.shaky());
        AffineTransform before = graphics.getTransform();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.translate(where.getX(), where.getY());
        graphics.scale(picture.layout().scale(), picture.layout().scale());
        new DiagramPen(graphics, new DiagramColours(palette), step.map(Step::at).orElse(null)).paint(picture);
        graphics.setTransform(before);
    }

    /** Everything that can be pointed at in a picture painted into that rectangle; what lies on top comes last. */
    public List<DiagramTarget> targets(Rectangle2D where, Evaluation evaluation) {
        return new Targets(picture(where, evaluation), where, evaluation).all();
    }

    /** The topmost target at a point of a picture painted into that rectangle. */
    public Optional<DiagramTarget> targetAt(Point2D point, Rectangle2D where, Evaluation evaluation) {
        return targets(where, evaluation).stream().filter(target -> target.bounds().contains(point))
                .reduce((_, above) -> above);
    }

    DiagramPicture picture(Rectangle2D where, Evaluation evaluation) {
        return new DiagramPicture(diagram, layout(where.getWidth(), where.getHeight()), evaluation, List.of());
    }

    DiagramLayout layout(double width, double height) {
        Kept last = kept;
        if (last == null || last.width != width || last.height != height) {
            last = new Kept(width, height, DiagramLayout.of(diagram, texts, width, height));
            kept = last;
        }
        return last.layout;
    }
}
