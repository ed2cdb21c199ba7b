package headroom.drawing.plot.axis;

import headroom.formula.Range.Scale;
import headroom.model.Axis.Across;
import headroom.model.AxisRange;
import headroom.text.Dimension;
import headroom.text.Style;
import headroom.text.Unit;
import headroom.whatif.axis.Extent;
import headroom.whatif.axis.Tick;
import headroom.whatif.axis.Ticks;
import headroom.whatif.chart.VerticalAxis;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.axis.AxisSpace;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.Range;
import org.jspecify.annotations.Nullable;

/**
 * A linear or logarithmic axis with round ticks and nothing else: no line, no marks. Zooming out ends at the range that it
 * was made with.
 */
@SuppressWarnings("serial")
public final class TickedAxis extends ValueAxis {

    /** Between the plot and a label below it: enough to keep labels of both axes apart at the corner. */
    private static final double BELOW = 7;
    /** Between the plot and a label beside it. */
    private static final double BESIDE = 6;
    /** The room for that, and for some air at the other end of the label. */
    private static final double TICK_GAP = 8;
    /** The least distance between ticks on a vertical axis. */
    private static final double VERTICAL_SPACING = 26;
    /** The least gap between the texts of a horizontal axis. */
    private static final double HORIZONTAL_GAP = 12;

    /** The least part of an axis that can be zoomed into: ticks closer than this could not be told apart. */
    private static final double LEAST_PART = 1e-4;

    /** The width of the line along an axis that is marked. */
    private static final double MARK = 2;

    private final transient Ticks ticks;
    private final transient AxisRange made;
    private final boolean logarithmic;
    private final @Nullable Range home;
    private transient @Nullable Color accent;

    /** An axis that shows a range, which on a logarithmic axis is above 0. */
    public TickedAxis(Ticks ticks, Scale scale, AxisRange made, Ink ink) {
        super(null, null);
        this.ticks = ticks;
        this.made = made;
        this.logarithmic = scale == Scale.LOGARITHMIC;
        this.home = new Range(made.low(), made.high());
        setAxisLineVisible(false);
        setTickMarksVisible(false);
        setTickLabelPaint(ink.palette().muted());
        setRange(home, true, false);
    }

    /** A vertical axis over a range, linear where that does not begin above 0: no value has a place on another. */
    public static TickedAxis of(VerticalAxis side, AxisRange range, Ink ink) {
        return new TickedAxis(side.ticks(), range.low() > 0 ? side.up().scale() : Scale.LINEAR, range, ink);
    }

    /** The words below a horizontal axis: what it measures, and its unit where neither its ticks nor its label say it. */
    public static String caption(Across across) {
        Unit unit = across.shown().unit();
        boolean inTicks = switch (across.shown().style()) {
            case COUNT, FITTING, NEEDED, NUMBER -> unit.symbol().equals("h");
            case DOLLARS -> false;
            case SHARE, FACTOR, TIME, BYTES, BINARY_BYTES, GIBIBYTES -> true;
        };
        String words = across.label().toLowerCase(Locale.ROOT);
        boolean noun = Unit.of(unit.numerator()).dimension().equals(Dimension.NONE) || says(words, unit.numerator());
        boolean said = noun && (unit.denominator().isEmpty() || says(words, unit.denominator().substring(1)));
        return across.label().isEmpty() || inTicks || said ? across.label()
                : across.label() + ", " + Style.unitOfMany(unit);
    }

    /** True when a label names a unit: “Answers in flight per GPU” needs no slot/GPU beside it. */
    private static boolean says(String label, String unit) {
        return unit.length() > 2 && label.contains(unit.toLowerCase(Locale.ROOT));
    }

    /** Draws the axis itself in a colour, so that it is noticed. */
    public void mark(Color colour) {
        accent = colour;
        setTickLabelPaint(colour);
    }

    public boolean isLogarithmic() {
        return logarithmic;
    }

    /** True when it shows all that it was made for. */
    public boolean isWhole() {
        return getRange().equals(home);
    }

    /** At most {@code most} ticks in the range that the axis shows now. */
    private List<Tick> ticks(int most) {
        Extent shown = new Extent(getLowerBound(), getUpperBound());
        return logarithmic ? ticks.logarithmic(shown, most)
                : made.parts() > 0 && isWhole() ? ticks.dividing(made, most) : ticks.linear(shown, most);
    }

    /** The ticks that a vertical axis has room for. */
    public List<Tick> upTicks(double height) {
        return ticks((int) Math.clamp(1 + height / VERTICAL_SPACING, 2, Ticks.MOST));
    }

    /** The room that those take beside a plot. */
    public double widthOfTicks(Graphics2D g2, double height) {
        return TICK_GAP + Math.ceil(upTicks(height).stream()
                .mapToDouble(tick -> Ink.width(g2, Ink.LABEL, tick.label())).max().orElse(0));
    }

    /** The ticks that a horizontal axis has room for. */
    public List<Tick> acrossTicks(Graphics2D g2, double width) {
        for (int most = Ticks.MOST; most > 2; most--) {
            List<Tick> some = ticks(most);
            if (fit(some, g2, width)) {
                return some;
            }
        }
        List<Tick> few = ticks(2);
        return fit(few, g2, width) ? few : few.subList(0, Math.min(1, few.size()));
    }

    private boolean fit(List<Tick> some, Graphics2D g2, double width) {
        Rectangle2D area = new Rectangle2D.Double(0, 0, width, 1);
        double end = Double.NEGATIVE_INFINITY;
        for (Tick tick : some) {
            double middle = valueToJava2D(tick.value(), area, RectangleEdge.BOTTOM);
            double half = (Ink.width(g2, Ink.LABEL, tick.label()) + HORIZONTAL_GAP) / 2;
            if (middle - half < end) {
                return false;
            }
            end = middle + half;
        }
        return true;
    }

    @Override
    public List<NumberTick> refreshTicks(Graphics2D g2, @Nullable AxisState state, Rectangle2D area,
            RectangleEdge edge) {
        boolean across = RectangleEdge.isTopOrBottom(edge);
        TextAnchor anchor = across ? TextAnchor.TOP_CENTER
                : RectangleEdge.LEFT.equals(edge) ? TextAnchor.CENTER_RIGHT : TextAnchor.CENTER_LEFT;
        return (across ? acrossTicks(g2, area.getWidth()) : upTicks(area.getHeight())).stream()
                .map(tick -> new NumberTick(tick.value(), tick.label(), anchor, TextAnchor.CENTER, 0)).toList();
    }

    /** Draws the ticks, which JFreeChart's own axes would put on whole pixels. */
    @Override
    public AxisState draw(Graphics2D g2, double cursor, Rectangle2D plotArea, Rectangle2D data, RectangleEdge edge,
            @Nullable PlotRenderingInfo info) {
        AxisState state = new AxisState(cursor);
        List<NumberTick> drawn = refreshTicks(g2, state, data, edge);
        state.setTicks(drawn);
        if (accent != null) {
            drawMark(g2, accent, data, edge);
        }
        for (NumberTick tick : isTickLabelsVisible() ? drawn : List.<NumberTick>of()) {
            double place = valueToJava2D(tick.getValue(), data, edge);
            double width = Ink.width(g2, Ink.LABEL, tick.getText());
            double left = RectangleEdge.isTopOrBottom(edge) ? place - width / 2
                    : RectangleEdge.LEFT.equals(edge) ? cursor - BESIDE - width : cursor + BESIDE;
            double top = RectangleEdge.isTopOrBottom(edge) ? cursor + BELOW : place - Ink.LINE_HEIGHT / 2;
            Ink.draw(g2, Ink.LABEL, (Color) getTickLabelPaint(), tick.getText(), left, top);
        }
        return state;
    }

    private static void drawMark(Graphics2D g2, Color colour, Rectangle2D data, RectangleEdge edge) {
        g2.setPaint(colour);
        double x = RectangleEdge.RIGHT.equals(edge) ? data.getMaxX() + BESIDE / 2 : data.getMinX() - BESIDE / 2;
        double y = data.getMaxY() + BELOW / 2;
        g2.fill(RectangleEdge.isTopOrBottom(edge)
                ? new Rectangle2D.Double(data.getMinX(), y - MARK / 2, data.getWidth(), MARK)
                : new Rectangle2D.Double(x - MARK / 2, data.getMinY(), MARK, data.getHeight()));
    }

    /** The plot has made room already. */
    @Override
    public AxisSpace reserveSpace(Graphics2D g2, Plot plot, Rectangle2D area, RectangleEdge edge,
            @Nullable AxisSpace space) {
        return space == null ? new AxisSpace() : space;
    }

    @Override
    public double valueToJava2D(double value, Rectangle2D area, RectangleEdge edge) {
        double share = (along(value) - along(getLowerBound())) / length();
        return RectangleEdge.isTopOrBottom(edge) ? area.getX() + share * area.getWidth()
                : area.getMaxY() - share * area.getHeight();
    }

    @Override
    public double java2DToValue(double place, Rectangle2D area, RectangleEdge edge) {
        return back(at(RectangleEdge.isTopOrBottom(edge) ? (place - area.getX()) / area.getWidth()
                : (area.getMaxY() - place) / area.getHeight()));
    }

    /** The length of the axis up to a value: equal steps of it take equal room. */
    private double along(double value) {
        return logarithmic ? Math.log10(value) : value;
    }

    private double back(double along) {
        return logarithmic ? Math.pow(10, along) : along;
    }

    private double length() {
        return along(getUpperBound()) - along(getLowerBound());
    }

    /** The place, along the axis, of a share of what it shows. */
    private double at(double share) {
        return along(getLowerBound()) + share * length();
    }

    @Override
    public void zoomRange(double lowerShare, double upperShare) {
        show(at(lowerShare), at(upperShare));
    }

    @Override
    public void pan(double share) {
        show(at(share), along(getUpperBound()) + share * length());
    }

    @Override
    public void resizeRange(double factor) {
        resizeRange2(factor, back((along(getLowerBound()) + along(getUpperBound())) / 2));
    }

    /** Around a place that stays where it is on the axis: the wheel's zoom. */
    @Override
    public void resizeRange2(double factor, double anchor) {
        if (factor > 0) {
            double place = along(anchor);
            show(place - (place - along(getLowerBound())) * factor, place + (along(getUpperBound()) - place) * factor);
        } else {
            setAutoRange(true);
        }
    }

    /** Shows a part of the axis, but never more than it was made with, and no less than can be read. */
    private void show(double from, double to) {
        boolean readable = home == null
                || to - from >= LEAST_PART * (along(home.getUpperBound()) - along(home.getLowerBound()));
        if (readable) {
            setRange(new Range(back(from), back(to)), true, true);
        }
    }

    @Override
    public void setRange(Range wanted, boolean turnOffAutoRange, boolean notify) {
        super.setRange(home == null ? wanted : within(home, wanted), turnOffAutoRange, notify);
    }

    private Range within(Range whole, Range wanted) {
        if (wanted.equals(whole)) {
            return whole;
        }
        double length = Math.min(along(wanted.getUpperBound()) - along(wanted.getLowerBound()),
                along(whole.getUpperBound()) - along(whole.getLowerBound()));
        double last = Math.max(along(whole.getLowerBound()), along(whole.getUpperBound()) - length);
        double low = Math.clamp(along(wanted.getLowerBound()), along(whole.getLowerBound()), last);
        boolean all = low + length >= along(whole.getUpperBound()) && low <= along(whole.getLowerBound());
        return all ? whole : new Range(back(low), back(low + length));
    }

    @Override
    public void configure() {
        if (isAutoRange()) {
            autoAdjustRange();
        }
    }

    @Override
    protected void autoAdjustRange() {
        if (home != null) {
            setRange(home, false, false);
        }
    }
}
