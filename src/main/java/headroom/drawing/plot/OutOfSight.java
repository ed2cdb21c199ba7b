package headroom.drawing.plot;

import headroom.drawing.plot.axis.TickedAxis;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.jfree.data.Range;
import org.jfree.data.xy.XYDataset;
import org.jspecify.annotations.Nullable;

/** Says where the data of a plot are when its axes show none of them. */
record OutOfSight(CardPlot plot) {

    /** A sentence; null when something is in sight. */
    @Nullable
    String sentence() {
        Range across = plot.getDomainAxis().getRange();
        boolean seen = sides().anyMatch(side -> plot.getRenderer(side) instanceof FlatRenderer renderer
                && renderer.isSeen(across, plot.up(side == 1).getRange()));
        if (seen) {
            return null;
        }
        if (sides().allMatch(side -> values(side).findAny().isEmpty())) {
            return "There is nothing to show here.";
        }
        boolean zoomed =
                !((TickedAxis) plot.getDomainAxis()).isWhole() || sides().anyMatch(side -> !axis(side).isWhole());
        if (zoomed) {
            return "Nothing lies in this part of the chart.";
        }
        boolean above = sides()
                .allMatch(side -> values(side).allMatch(value -> value > axis(side).getRange().getUpperBound()));
        boolean below = sides()
                .allMatch(side -> values(side).allMatch(value -> value < axis(side).getRange().getLowerBound()));
        return above ? "All values lie above this axis, which is kept as it is."
                : below ? "All values lie below this axis, which is kept as it is."
                : "All values lie beyond these axes, which are kept as they are.";
    }

    private IntStream sides() {
        return IntStream.range(0, plot.getRendererCount());
    }

    private TickedAxis axis(int side) {
        return plot.up(side == 1);
    }

    private DoubleStream values(int side) {
        XYDataset data = plot.getDataset(side);
        return data == null ? DoubleStream.empty() : IntStream.range(0, data.getSeriesCount()).boxed()
                .flatMapToDouble(series -> IntStream.range(0, data.getItemCount(series))
                        .mapToDouble(item -> data.getYValue(series, item)))
                .filter(value -> !Double.isNaN(value));
    }
}
