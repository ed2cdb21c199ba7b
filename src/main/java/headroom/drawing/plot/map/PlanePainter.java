package headroom.drawing.plot.map;

import headroom.drawing.Palette;
import headroom.drawing.TextImages;
import headroom.drawing.plot.axis.Ink;
import headroom.drawing.plot.axis.TickedAxis;
import headroom.formula.Assumption;
import headroom.model.Axis.Across;
import headroom.model.Axis.Span;
import headroom.model.AxisRange;
import headroom.model.Check;
import headroom.model.Scenario;
import headroom.text.Unit;
import headroom.whatif.Column;
import headroom.whatif.FlipLine;
import headroom.whatif.Plane;
import headroom.whatif.SweepRange;
import headroom.whatif.axis.Ticks;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jfree.chart.ui.RectangleEdge;

/** Draws a map: an estimate over two assumptions, where checks flip on it, and where a scenario stands. Any thread. */
public final class PlanePainter {

    private static final double MARGIN = 12;
    private static final double TITLE_LINE = 16;
    private static final double TICKS_BELOW = 20;
    private static final double CAPTION_LINE = 15;
    private static final double BAR = 14;
    private static final double BAR_GAP = 16;
    private static final double MARK = 5.5;
    private static final int MOST_PIXELS = 4;

    private final Palette palette;
    private final Ink ink;

    /** A painter in the colours of a theme. */
    public PlanePainter(Palette palette) {
        this.palette = palette;
        this.ink = new Ink(palette);
    }

    /**
     * Paints a map, its background included, into an area of a picture.
     *
     * @param present the scenario whose place is marked
     * @return where the places lie
     */
    public PlaneFrame paint(Graphics2D g2, Rectangle2D area, Plane plane, Scenario present) {
        g2.setPaint(palette.card());
        g2.fill(area);
        List<Check> checks = plane.scenario().problem().checks();
        List<List<FlipLine>> lines = checks.stream().map(check -> FlipLine.of(plane, check))
                .filter(ofCheck -> !ofCheck.isEmpty()).toList();
        List<Check> flipping = lines.stream().map(ofCheck -> ofCheck.getFirst().check()).toList();
        Optional<ValueScale> scale = ValueScale.of(plane);
        TickedAxis acrossAxis = axis(plane.across());
        TickedAxis upAxis = axis(plane.up());
        Optional<TickedAxis> barAxis = scale.map(values -> values.axis(ink));

        Rectangle2D inner = new Rectangle2D.Double(area.getX() + MARGIN, area.getY() + 10,
                area.getWidth() - 2 * MARGIN, area.getHeight() - 18);
        List<String> title = Ink.title(g2, title(plane), inner.getWidth());
        String failing = failingEverywhere(plane);
        List<String> notes = failing.isEmpty() ? List.of()
                : Ink.wrapped(g2, Ink.LABEL, "× Fails everywhere here: " + failing, inner.getWidth());
        double top = title.size() * TITLE_LINE + 4 + CAPTION_LINE + 7;
        double bottom = TICKS_BELOW + CAPTION_LINE + (notes.size() + 1) * CAPTION_LINE + 3;
        double height = Math.max(20, inner.getHeight() - top - bottom);
        double left = upAxis.widthOfTicks(g2, height);
        double right = BAR_GAP + BAR + barAxis.map(axis -> axis.widthOfTicks(g2, height)).orElse(0.0);
        Rectangle2D data = new Rectangle2D.Double(Math.floor(inner.getX() + left), Math.floor(inner.getY() + top),
                Math.floor(Math.max(20, inner.getWidth() - left - right)), Math.floor(height));
        PlaneFrame frame = PlaneFrame.of(plane, data);

        Ink.draw(g2, Ink.TITLE, palette.text(), title, inner.getX(), inner.getY(), TITLE_LINE);
        double captionTop = data.getMinY() - CAPTION_LINE - 7;
        Ink.draw(g2, Ink.LABEL, palette.muted(), caption(plane.up().assumption()), inner.getX(), captionTop);
        ColourScale colours = new ColourScale(palette);
        scale.ifPresentOrElse(values -> {
            paintRaster(g2, frame, new PlaneRaster(plane, frame, values, colours, flipping, palette));
            paintBar(g2, data, colours, values, barAxis.orElseThrow());
        }, () -> paintNothing(g2, data, plane));
        Rectangle2D mark = mark(plane, frame, present);
        Shape clip = g2.getClip();
        g2.clip(data);
        List<Rectangle2D> names = new FlipLines(frame, mark, ink).draw(g2, lines);
        g2.setClip(clip);
        paintMark(g2, data, mark);
        acrossAxis.draw(g2, data.getMaxY(), data, data, RectangleEdge.BOTTOM, null);
        upAxis.draw(g2, data.getMinX(), data, data, RectangleEdge.LEFT, null);
        String across = caption(plane.across().assumption());
        double captionWidth = Ink.width(g2, Ink.LABEL, across);
        Ink.draw(g2, Ink.LABEL, palette.muted(), across,
                Math.max(inner.getX(), data.getCenterX() - captionWidth / 2), data.getMaxY() + TICKS_BELOW);
        double below = data.getMaxY() + TICKS_BELOW + CAPTION_LINE + 3;
        new PlaneKey(ink).draw(g2, inner.getX(), below, !flipping.isEmpty(), hasGaps(plane));
        Ink.draw(g2, Ink.LABEL, palette.bad(), notes, inner.getX(), below + CAPTION_LINE, CAPTION_LINE);
        return frame.named(names);
    }

    /** The title of a map. */
    public static String title(Plane plane) {
        return "%s over %s and %s".formatted(plane.estimate().label(),
                lowered(plane.across().assumption().label()), lowered(plane.up().assumption().label()));
    }

    /** A name within a sentence: TTFT and LoRA stay as they are, Peak does not. */
    private static String lowered(String label) {
        boolean word = label.split(" ", 2)[0].chars().skip(1).noneMatch(Character::isUpperCase)
                && label.length() > 1 && Character.isLowerCase(label.charAt(1));
        return word ? Character.toLowerCase(label.charAt(0)) + label.substring(1) : label;
    }

    private TickedAxis axis(SweepRange stretch) {
        Assumption assumption = stretch.assumption();
        Unit unit = assumption.unit();
        return new TickedAxis(new Ticks(assumption.style(), unit), stretch.scale(),
                AxisRange.between(unit.toBase(stretch.low()), unit.toBase(stretch.high())), ink);
    }

    private static String caption(Assumption assumption) {
        return TickedAxis.caption(Across.of(assumption, new Span.Whole(), assumption.range().scale(),
                assumption));
    }

    private static void paintRaster(Graphics2D g2, PlaneFrame frame, PlaneRaster raster) {
        Rectangle2D data = frame.data();
        // Files of lines and curves have no pixels of their own: they get two for each of theirs.
        boolean pixels = g2.getRenderingHint(TextImages.KEY) != null;
        BufferedImage image = raster.at(pixels ? Math.clamp(g2.getTransform().getScaleX(), 1, MOST_PIXELS) : 2);
        AffineTransform place = AffineTransform.getTranslateInstance(data.getX(), data.getY());
        place.scale(data.getWidth() / image.getWidth(), data.getHeight() / image.getHeight());
        g2.drawImage(image, place, null);
    }

    private void paintBar(Graphics2D g2, Rectangle2D data, ColourScale colours, ValueScale values, TickedAxis axis) {
        double left = data.getMaxX() + BAR_GAP;
        int steps = (int) data.getHeight();
        for (int step = 0; step < steps; step++) {
            double value = values.least() == values.greatest() ? 0.5 : 1 - (step + 0.5) / steps;
            g2.setPaint(new Color(colours.at(value)));
            g2.fill(new Rectangle2D.Double(left, data.getMinY() + step, BAR,
                    Math.min(2, steps - step)));
        }
        Rectangle2D bar = new Rectangle2D.Double(left, data.getMinY(), BAR, data.getHeight());
        axis.draw(g2, bar.getMaxX(), bar, bar, RectangleEdge.RIGHT, null);
        String unit = values.caption();
        double width = Ink.width(g2, Ink.LABEL, unit);
        Ink.draw(g2, Ink.LABEL, palette.muted(), unit, Math.max(left - width / 2, left + BAR - width),
                data.getMinY() - CAPTION_LINE - 7);
    }

    private void paintNothing(Graphics2D g2, Rectangle2D data, Plane plane) {
        g2.setPaint(palette.background());
        g2.fill(data);
        String reason = plane.reason().map(why -> ": " + why).orElse("");
        ink.drawMessage(g2, "No place of this map has a value" + reason, data);
    }

    private static Rectangle2D mark(Plane plane, PlaneFrame frame, Scenario present) {
        double x = frame.x(plane, present.ownValue(plane.across().assumption()));
        double y = frame.y(plane, present.ownValue(plane.up().assumption()));
        return new Rectangle2D.Double(x - MARK, y - MARK, 2 * MARK, 2 * MARK);
    }

    /** A ring in a colour that the map has not, between two light ones. */
    private void paintMark(Graphics2D g2, Rectangle2D data, Rectangle2D mark) {
        if (data.contains(mark.getCenterX(), mark.getCenterY()) || data.intersects(mark)) {
            PlaneKey.ring(g2, ink, new Ellipse2D.Double(mark.getX(), mark.getY(), mark.getWidth(), mark.getHeight()));
        }
    }

    private static boolean hasGaps(Plane plane) {
        return plane.values().stream().anyMatch(row -> row.present().count() < row.size());
    }

    /** The checks that fail at all places, which no line shows. */
    private static String failingEverywhere(Plane plane) {
        return plane.scenario().problem().checks().stream().filter(check -> {
            List<Column> rows = plane.margins(check);
            return rows.stream().anyMatch(row -> !row.isAbsent())
                    && rows.stream().flatMapToDouble(Column::present).noneMatch(Check::passes);
        }).map(Check::label).collect(Collectors.joining(", "));
    }
}
