package headroom.ui.explain.sensitivity;

import headroom.whatif.Column;
import headroom.whatif.sensitivity.Swing;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.layout.Region;

/**
 * The bar of a swing on the axis of its tornado: hollow where the assumption is below its present value, full where it is
 * above. Where the estimate turns, both may lie on one side, so that they share the bar's height, and a tick stands at
 * each place that was looked at. Lines mark the present value and the baseline's.
 */
final class SwingBar extends Region {

    private static final double HEIGHT = 12;
    private static final double LINE_WIDTH = 1.5;
    private static final double LEAST_WIDTH = 2;
    private static final int TICKS = 5;

    private final Region below = part("below");
    private final Region above = part("above");
    private final Region present = part("present");
    private final Region pinned = part("pinned");
    private final List<Region> ticks = Stream.generate(() -> part("tick")).limit(TICKS).toList();
    private TornadoPlot plot;
    private TornadoPlot.Row row;
    private OptionalDouble baseline = OptionalDouble.empty();

    SwingBar(TornadoPlot plot, TornadoPlot.Row row) {
        this.plot = plot;
        this.row = row;
        getStyleClass().add("swing-bar");
        getChildren().setAll(below, above, pinned, present);
        getChildren().addAll(ticks);
        setMouseTransparent(true);
    }

    private static Region part(String style) {
        Region part = new Region();
        part.setManaged(false);
        part.getStyleClass().add(style);
        return part;
    }

    /** Shows a row of a tornado. */
    void show(TornadoPlot nextPlot, TornadoPlot.Row nextRow, OptionalDouble nextBaseline) {
        plot = nextPlot;
        row = nextRow;
        baseline = nextBaseline;
        requestLayout();
    }

    @Override
    protected double computePrefHeight(double width) {
        return HEIGHT;
    }

    @Override
    protected void layoutChildren() {
        double now = plot.tornado().present();
        line(present, Double.isNaN(now) ? OptionalDouble.empty() : OptionalDouble.of(now));
        boolean onAxis = baseline.isPresent() && baseline.getAsDouble() >= plot.least()
                && baseline.getAsDouble() <= plot.greatest();
        line(pinned, onAxis ? baseline : OptionalDouble.empty());
        boolean turns = row.swing().filter(Swing::turns).isPresent();
        double own = plot.tornado().evaluation().scenario().ownValue(row.assumption());
        double half = turns ? getHeight() / 2 : getHeight();
        span(below, values(own, false), 0, half);
        span(above, values(own, true), getHeight() - half, half);
        for (int i = 0; i < TICKS; i++) {
            tick(ticks.get(i), turns ? i : TICKS);
        }
    }

    /** The estimate's values where the assumption is on one side of its own, the present value among them. */
    private DoubleStream values(double own, boolean higher) {
        return row.swing().map(swing -> {
            Column at = swing.at();
            DoubleStream found = IntStream.range(0, at.size()).filter(i -> higher ? at.at(i) > own : at.at(i) < own)
                    .mapToDouble(swing.values()::at);
            return DoubleStream.concat(found, DoubleStream.of(plot.tornado().present()));
        }).orElse(DoubleStream.empty()).filter(value -> !Double.isNaN(value));
    }

    private double along(double value) {
        return plot.share(value) * getWidth();
    }

    private void span(Region part, DoubleStream values, double y, double height) {
        double[] found = values.toArray();
        part.setVisible(found.length > 1);
        if (found.length > 1) {
            double from = along(DoubleStream.of(found).min().orElseThrow());
            double to = along(DoubleStream.of(found).max().orElseThrow());
            part.setVisible(to > from);
            part.resizeRelocate(from, y, Math.max(LEAST_WIDTH, to - from), height);
        }
    }

    private void tick(Region tick, int place) {
        boolean there = row.swing().filter(swing -> place < swing.at().size() && swing.values().has(place))
                .isPresent();
        tick.setVisible(there);
        row.swing().filter(_ -> there).ifPresent(swing -> tick
                .resizeRelocate(snapPositionX(along(swing.values().at(place)) - 0.5), -2, 1, getHeight() + 4));
    }

    private void line(Region line, OptionalDouble value) {
        line.setVisible(value.isPresent());
        value.ifPresent(at -> line.resizeRelocate(snapPositionX(along(at) - LINE_WIDTH / 2), -3, LINE_WIDTH,
                getHeight() + 6));
    }
}
