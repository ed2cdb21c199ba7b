package headroom.drawing.plot;

import headroom.drawing.plot.axis.Ink;
import headroom.model.LineChart;
import headroom.model.Series;
import headroom.model.Series.Look;
import java.awt.Color;
import java.awt.Stroke;
import java.util.ArrayList;
import java.util.List;

/** The colour and the pen of each series of a chart: lines differ in both. */
final class LineLooks {

    private final List<Color> colours;
    private final List<Stroke> strokes = new ArrayList<>();

    LineLooks(LineChart chart, Ink ink) {
        this.colours = ink.ofSeries(chart.series().stream().mapToInt(Series::tone));
        int order = 0;
        for (Series series : chart.series()) {
            boolean plain = !series.dotted() && !series.look().stacked();
            strokes.add(series.dotted() ? Ink.dotted() : plain ? Ink.line(order) : Ink.line(0));
            order += series.dotted() || series.look() == Look.STACKED ? 0 : 1;
        }
    }

    Color colour(int series) {
        return colours.get(series);
    }

    Stroke stroke(int series) {
        return strokes.get(series);
    }
}
