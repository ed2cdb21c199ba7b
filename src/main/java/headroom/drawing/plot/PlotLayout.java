package headroom.drawing.plot;

import headroom.drawing.Palette;
import headroom.drawing.plot.axis.CategoryNames;
import headroom.drawing.plot.axis.Ink;
import headroom.drawing.plot.axis.NameColumn;
import headroom.drawing.plot.axis.TickedAxis;
import headroom.drawing.plot.axis.TopStrip;
import headroom.model.LineChart.Guide;
import headroom.whatif.axis.Tick;
import headroom.whatif.chart.PlacedGuide;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The room around the data of a plot, and what is written there.
 *
 * @param left the width that the left-hand ticks take; {@code right}, {@code top} and {@code bottom} likewise
 * @param rightTicks the part of {@code right} that ticks take
 */
record PlotLayout(double left, double right, double top, double bottom, double rightTicks, List<String> title,
        NameColumn names, TopStrip strip, CategoryNames categories, CardPlot plot) {

    /** Pictures lower than this do without captions; what stands above a plot already takes its part. */
    private static final double CAPTION_HEIGHT = 139;
    private static final double TITLE_LINE = 16;
    private static final double BELOW_TITLE = 5;
    private static final double NAME_GAP = 6;
    private static final double STRIP_GAP = 9;
    private static final double BELOW_TICKS = 20;
    private static final double CAPTION_BELOW = 15;
    /** The widest that names may be before they break into lines, as a share of the picture. */
    private static final double NAMES_SHARE = 0.26;

    static PlotLayout of(Graphics2D g2, Rectangle2D area, CardPlot plot) {
        PlotLayout first = attempt(g2, area, plot, area.getHeight() * 0.7, 40, 40);
        double height = area.getHeight() - first.top - first.bottom;
        return attempt(g2, area, plot, height, first.left, first.right);
    }

    /** Lays out with a guess at the height of the data and the room beside it. */
    private static PlotLayout attempt(Graphics2D g2, Rectangle2D area, CardPlot plot,
            double height, double leftGuess, double rightGuess) {
        NameColumn names = NameColumn.of(g2, plot.names(), area.getWidth() * NAMES_SHARE);
        double leftTicks = ticksWidth(g2, plot, false, height);
        double rightTicks = plot.getRangeAxisCount() > 1 ? ticksWidth(g2, plot, true, height) : 0;
        double namesWidth = names.width() == 0 ? 0 : names.width() + NAME_GAP;
        double guess = Math.max(20, area.getWidth() - leftGuess - rightGuess);
        double half = halfOfEndTicks(g2, plot, guess);
        double left = Math.max(leftTicks, half);
        double right = Math.max(rightTicks + namesWidth, half);

        boolean captions = area.getHeight() >= CAPTION_HEIGHT;
        Rectangle2D data = new Rectangle2D.Double(area.getX() + left, area.getY(),
                Math.max(20, area.getWidth() - left - right), Math.max(20, height));
        PlotSettings settings = plot.settings();
        TopStrip strip = new TopStrip(g2, area.getMinX(), area.getMaxX(), captions ? settings.key() : settings.signs(),
                marks(plot, data));
        double slot = data.getWidth() / Math.max(1, settings.categories().size());
        CategoryNames categories = CategoryNames.of(g2, settings.categories(), slot);
        double below = settings.categories().isEmpty() ? BELOW_TICKS : categories.height() + 5;
        boolean caption = captions && !settings.across().isEmpty();
        List<String> lines = Ink.title(g2, settings.title(), area.getWidth());
        double top = lines.size() * TITLE_LINE + BELOW_TITLE
                + (strip.height() == 0 ? 4 : strip.height() + STRIP_GAP);
        return new PlotLayout(left, right, top, below + (caption ? CAPTION_BELOW : 0), rightTicks, lines, names, strip,
                categories, plot);
    }

    private static double ticksWidth(Graphics2D g2, CardPlot plot, boolean right, double height) {
        return plot.up(right).isTickLabelsVisible() ? plot.up(right).widthOfTicks(g2, height) : 0;
    }

    private static double halfOfEndTicks(Graphics2D g2, CardPlot plot, double width) {
        if (!plot.settings().categories().isEmpty()) {
            return 0;
        }
        List<Tick> ticks = ((TickedAxis) plot.getDomainAxis()).acrossTicks(g2, width);
        return ticks.isEmpty() ? 0
                : Math.ceil(Math.max(Ink.width(g2, Ink.LABEL, ticks.getFirst().label()),
                        Ink.width(g2, Ink.LABEL, ticks.getLast().label())) / 2);
    }

    /** The names of the guides that stand above the plot and whose places are visible. */
    private static List<TopStrip.Mark> marks(CardPlot plot, Rectangle2D data) {
        List<TopStrip.Mark> marks = new ArrayList<>();
        for (PlacedGuide placed : plot.settings().guides()) {
            if (placed.guide() instanceof Guide.AtPlace && !(placed.guide() instanceof Guide.Point) && placed.isPlaced()
                    && plot.getDomainAxis().getRange().intersects(placed.from(), placed.to())) {
                double from = Math.max(plot.x(placed.from(), data), data.getMinX());
                double to = Math.min(plot.x(placed.to(), data), data.getMaxX());
                Palette palette = plot.ink().palette();
                Color colour = placed.guide() instanceof Guide.LimitAt ? palette.bad() : palette.muted();
                marks.add(new TopStrip.Mark(placed.guide().name(), colour, (from + to) / 2));
            }
        }
        return marks;
    }

    /** The upper end of the line of a guide: at its name. */
    double foot(PlacedGuide placed, Rectangle2D data) {
        return Math.min(data.getMinY(), strip.foot(plot.x(placed.from(), data),
                data.getMinY() - STRIP_GAP));
    }

    /** Writes the title. */
    void drawTitle(Graphics2D g2, Rectangle2D area) {
        Ink.draw(g2, Ink.TITLE, plot.ink().palette().text(), title, area.getMinX(), area.getMinY() + 2, TITLE_LINE);
    }

    /** Writes what stands around the data. */
    void draw(Graphics2D g2, Rectangle2D area, Rectangle2D data) {
        strip.draw(data.getMinY() - STRIP_GAP, plot.ink().palette().card());
        double room = names.height() > data.getHeight() ? data.getMinY() - area.getMinY() : NAME_GAP;
        names.draw(g2, data.getMaxX() + rightTicks + NAME_GAP, label -> plot.y(label.at(), label.right(), data),
                data.getMinY() - room, data.getMaxY() + room);
        categories.draw(g2, plot.ink().palette().muted(), data);
        if (bottom > BELOW_TICKS && !plot.settings().across().isEmpty() && area.getHeight() >= CAPTION_HEIGHT) {
            double width = Ink.width(g2, Ink.LABEL, plot.settings().across());
            double middle = data.getCenterX() - width / 2;
            double start = Math.max(area.getMinX(), Math.min(middle, area.getMaxX() - width));
            Ink.draw(g2, Ink.LABEL, plot.ink().palette().muted(), plot.settings().across(), start,
                    area.getMaxY() - Ink.LINE_HEIGHT);
        }
        String emptiness = plot.emptiness();
        if (emptiness != null) {
            plot.ink().drawMessage(g2, emptiness, data);
        }
    }
}
