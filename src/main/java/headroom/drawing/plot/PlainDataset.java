package headroom.drawing.plot;

import java.util.List;
import org.jfree.data.xy.AbstractXYDataset;

/** The numbers of a chart as JFreeChart asks for them: series over the same places. */
@SuppressWarnings("serial")
final class PlainDataset extends AbstractXYDataset {

    private final transient List<String> names;
    private final transient int items;
    private final transient Values xs;
    private final transient Values ys;

    /** The value of a series at an item. */
    @FunctionalInterface
    interface Values {
        double at(int series, int item);
    }

    PlainDataset(List<String> names, int items, Values xs, Values ys) {
        this.names = names;
        this.items = items;
        this.xs = xs;
        this.ys = ys;
    }

    @Override
    public int getSeriesCount() {
        return names.size();
    }

    @Override
    public String getSeriesKey(int series) {
        return names.get(series);
    }

    @Override
    public int getItemCount(int series) {
        return items;
    }

    @Override
    public double getXValue(int series, int item) {
        return xs.at(series, item);
    }

    @Override
    public double getYValue(int series, int item) {
        return ys.at(series, item);
    }

    @Override
    public Number getX(int series, int item) {
        return getXValue(series, item);
    }

    @Override
    public Number getY(int series, int item) {
        return getYValue(series, item);
    }
}
