package headroom.drawing.diagram;

import headroom.drawing.TextImages;
import headroom.drawing.diagram.DiagramPicture.Box;
import headroom.drawing.diagram.DiagramPicture.Frame;
import headroom.drawing.diagram.DiagramPicture.Line;
import headroom.drawing.diagram.DiagramPicture.Writing;
import headroom.drawing.diagram.TextMeasure.Face;
import headroom.model.Diagram.Kind;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws the pieces of a diagram, in the coordinates of its layout. */
final class DiagramPen {

    private static final double PART_CORNER = 14;
    private static final double AREA_CORNER = 18;
    private static final double BEND = 5;
    /** The disc of a failure's sign: its radius, how far it lies inside an area, and below the corner of a part. */
    private static final double MARK = 6;
    private static final String DOUBT = "?";
    private static final double MARK_IN_AREA = 11;
    private static final double MARK_BELOW_CORNER = 3;
    /** The share that a head may take of a line with two. */
    private static final double MOST_OF_LINE = 0.36;
    private static final double LIT_OUTLINE = 2.25;
    private static final double OUTLINE = 1;
    private static final double FAILED_OUTLINE = 1.25;
    private static final double BINDING_OUTLINE = 2;
    /** From the top of a line of text to its baseline, over its size. */
    private static final double ASCENT = 0.86;

    private final Graphics2D graphics;
    private final DiagramColours ink;
    private final @Nullable String lit;

    /** @param lit the id of what stands out while all else but failures fades; null for nothing in particular */
    DiagramPen(Graphics2D graphics, DiagramColours ink, @Nullable String lit) {
        this.graphics = graphics;
        this.ink = ink;
        this.lit = lit;
    }

    private boolean isLit(String id) {
        return id.equals(lit);
    }

    /** The state of something while something else may stand out, which hides no failure. */
    private PartState state(String id, PartState state) {
        return lit == null || isLit(id) || state.isFailed() ? state : PartState.FADED;
    }

    void paint(DiagramPicture picture) {
        picture.areas().forEach(this::area);
        picture.lines().stream().filter(line -> !line.shown()).forEach(this::line);
        picture.lines().stream().filter(Line::shown).forEach(this::line);
        picture.parts().forEach(this::part);
        // Nothing is painted behind labels: they keep off lines and parts, and would notch the outline of an area.
        picture.lines().stream().flatMap(line -> line.label().stream()).flatMap(label -> label.lines().stream())
                .forEach(line -> write(line, Face.REGULAR, ink.badge()));
    }

    private void area(Frame frame) {
        PartState state = state(frame.area().id(), frame.state());
        RoundRectangle2D shape = rounded(frame.bounds(), AREA_CORNER);
        fill(shape, ink.areaFill(state));
        if (isLit(frame.area().id())) {
            stroke(shape, ink.palette().accent(), LIT_OUTLINE);
        }
        if (state.isMarked()) {
            stroke(shape, ink.outline(state), outlineWidth(state));
            Rectangle2D bounds = frame.bounds();
            mark(bounds.getMaxX() - MARK_IN_AREA, frame.title().bounds().getCenterY(), state);
        }
        write(frame.title(), Face.SEMIBOLD, ink.areaTitle(state));
    }

    private void part(Box box) {
        PartState state = state(box.part().id(), box.state());
        RoundRectangle2D shape = rounded(box.bounds(), PART_CORNER);
        fill(shape, ink.partFill(state));
        if (box.part().kind() == Kind.NOTE && !state.isMarked()) {
            graphics.setColor(ink.outline(state));
            graphics.setStroke(LineWidth.dashed(OUTLINE));
            graphics.draw(shape);
        } else {
            stroke(shape, ink.outline(state), outlineWidth(state));
        }
        if (isLit(box.part().id())) {
            stroke(shape, ink.palette().accent(), LIT_OUTLINE);
        }
        text(box, state);
        if (state.isMarked()) {
            // Half outside, so that it leaves wide titles free.
            mark(box.bounds().getMinX(), box.bounds().getMinY() + MARK_BELOW_CORNER, state);
        }
    }

    private void text(Box box, PartState state) {
        TextBlock block = box.block();
        double y = box.bounds().getCenterY() - block.height() / 2;
        double indent = Grid.titleIndent(box.part());
        Face face = Grid.titleFace(box.part());
        double widest = TextMeasure.widest(block.title(), face, block.titleSize());
        if (indent > 0) {
            store(box.bounds().getCenterX() - (widest + indent) / 2, y + block.titleHeight() / 2,
                    ink.badge());
        }
        for (String line : block.title()) {
            centred(line, face, block.titleSize(), box.bounds().getCenterX() + indent / 2, y,
                    block.titleHeight(), ink.title(state));
            y += block.titleHeight();
        }
        for (String line : block.badges()) {
            centred(line, Face.REGULAR, block.badgeSize(), box.bounds().getCenterX(), y, block.badgeHeight(),
                    ink.badge());
            y += block.badgeHeight();
        }
    }

    private void centred(String text, Face face, double size, double centre, double top, double height, Color color) {
        double width = TextMeasure.width(text, face, size);
        write(new Writing(text, size, new Rectangle2D.Double(centre - width / 2, top, width, height)), face, color);
    }

    private void write(Writing writing, Face face, Color color) {
        Font font = face.at(writing.size());
        Rectangle2D bounds = writing.bounds();
        double leading = (bounds.getHeight() - writing.size()) / 2;
        TextImages.draw(graphics, font, color, writing.text(), bounds.getX(),
                bounds.getY() + leading + ASCENT * writing.size());
    }

    /** The sign of a store: a small cylinder, from {@code x} to the right. */
    private void store(double x, double centre, Color color) {
        double width = 8.5;
        double height = 9;
        double lid = 3;
        double top = centre - height / 2;
        Path2D body = new Path2D.Double();
        body.moveTo(x, top + lid / 2);
        body.lineTo(x, top + height - lid / 2);
        body.curveTo(x, top + height + lid / 6, x + width, top + height + lid / 6, x + width, top + height - lid / 2);
        body.lineTo(x + width, top + lid / 2);
        graphics.setColor(color);
        graphics.setStroke(LineWidth.solid(OUTLINE));
        graphics.draw(body);
        graphics.draw(new Ellipse2D.Double(x, top, width, lid));
    }

    private void line(Line line) {
        boolean stands = isLit(line.link().id());
        Color color = stands ? ink.palette().accent()
                : ink.line(line.shown() && lit == null, line.link().flow() != null);
        double width = stands ? Math.max(LIT_OUTLINE, line.width()) : line.width();
        List<Point2D> points = line.route().points();
        double head = head(line, width);
        Path2D path = path(shortened(points, line.link().bothWays() ? head - 1 : 0, head - 1));
        graphics.setColor(color);
        graphics.setStroke(
                line.link().dashed() ? LineWidth.dashed(width) : LineWidth.solid(width));
        graphics.draw(path);
        arrow(points.get(points.size() - 2), points.getLast(), head);
        if (line.link().bothWays()) {
            arrow(points.get(1), points.getFirst(), head);
        }
    }

    /** Two heads on one short line leave a piece of the line between them. */
    private static double head(Line line, double width) {
        double usual = LineWidth.head(width);
        return line.link().bothWays() ? Math.min(usual, line.route().length() * MOST_OF_LINE) : usual;
    }

    private static List<Point2D> shortened(List<Point2D> points, double atStart, double atEnd) {
        List<Point2D> shortened = new ArrayList<>(points);
        shortened.set(0, towards(points.getFirst(), points.get(1), atStart));
        shortened.set(points.size() - 1, towards(points.getLast(), points.get(points.size() - 2), atEnd));
        return shortened;
    }

    private static Point2D towards(Point2D from, Point2D to, double distance) {
        double length = from.distance(to);
        double share = length == 0 ? 0 : Math.min(1, distance / length);
        return new Point2D.Double(from.getX() + share * (to.getX() - from.getX()),
                from.getY() + share * (to.getY() - from.getY()));
    }

    private static Path2D path(List<Point2D> points) {
        Path2D path = new Path2D.Double();
        path.moveTo(points.getFirst().getX(), points.getFirst().getY());
        for (int i = 1; i < points.size() - 1; i++) {
            Point2D corner = points.get(i);
            Point2D before = towards(corner, points.get(i - 1), bend(corner, points.get(i - 1)));
            Point2D after = towards(corner, points.get(i + 1), bend(corner, points.get(i + 1)));
            path.lineTo(before.getX(), before.getY());
            path.quadTo(corner.getX(), corner.getY(), after.getX(), after.getY());
        }
        path.lineTo(points.getLast().getX(), points.getLast().getY());
        return path;
    }

    private static double bend(Point2D corner, Point2D next) {
        return Math.min(BEND, corner.distance(next) / 2);
    }

    private void arrow(Point2D from, Point2D tip, double length) {
        Point2D base = towards(tip, from, length);
        double half = length * 0.5;
        double distance = Math.max(1e-9, base.distance(tip));
        double acrossX = (tip.getY() - base.getY()) / distance * half;
        double acrossY = (base.getX() - tip.getX()) / distance * half;
        Path2D head = new Path2D.Double();
        head.moveTo(tip.getX(), tip.getY());
        head.lineTo(base.getX() + acrossX, base.getY() + acrossY);
        head.lineTo(base.getX() - acrossX, base.getY() - acrossY);
        head.closePath();
        graphics.fill(head);
    }

    /** A × in a disc, so that a failure shows without its colour, hollow unless it binds; a ? for what holds perhaps. */
    private void mark(double x, double y, PartState state) {
        Ellipse2D disc = new Ellipse2D.Double(x - MARK, y - MARK, 2 * MARK, 2 * MARK);
        if (state == PartState.SHAKY) {
            fill(disc, ink.palette().card());
            stroke(disc, ink.palette().warn(), FAILED_OUTLINE);
            double size = 1.5 * MARK;
            double width = TextMeasure.width(DOUBT, Face.SEMIBOLD, size);
            write(new Writing(DOUBT, size, new Rectangle2D.Double(x - width / 2, y - MARK, width, 2 * MARK)),
                    Face.SEMIBOLD, ink.palette().warn());
            return;
        }
        boolean binding = state == PartState.BINDING;
        fill(disc, binding ? ink.palette().bad() : ink.palette().card());
        stroke(disc, ink.palette().bad(), FAILED_OUTLINE);
        double arm = MARK * 0.42;
        graphics.setColor(binding ? ink.palette().card() : ink.palette().bad());
        graphics.setStroke(LineWidth.solid(1.5));
        graphics.draw(new Line2D.Double(x - arm, y - arm, x + arm, y + arm));
        graphics.draw(new Line2D.Double(x - arm, y + arm, x + arm, y - arm));
    }

    private static double outlineWidth(PartState state) {
        return switch (state) {
            case SHOWN, FADED -> OUTLINE;
            case FAILED, SHAKY -> FAILED_OUTLINE;
            case BINDING -> BINDING_OUTLINE;
        };
    }

    private static RoundRectangle2D rounded(Rectangle2D bounds, double corner) {
        return new RoundRectangle2D.Double(bounds.getX(), bounds.getY(), bounds.getWidth(), bounds.getHeight(), corner,
                corner);
    }

    private void fill(Shape shape, Color color) {
        graphics.setColor(color);
        graphics.fill(shape);
    }

    private void stroke(Shape shape, Color color, double width) {
        graphics.setColor(color);
        graphics.setStroke(LineWidth.solid(width));
        graphics.draw(shape);
    }
}
