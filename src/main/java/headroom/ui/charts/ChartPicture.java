package headroom.ui.charts;

import headroom.drawing.Palette;
import headroom.drawing.plot.ChartPainter;
import headroom.ui.charts.picture.ScreenPicture;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import org.jspecify.annotations.Nullable;

/** A chart at a moment, as a picture on its card. */
final class ChartPicture implements ScreenPicture {

    private final LiveChart chart;
    private final LiveChart.Moment moment;
    private final Palette palette;
    private LiveChart.@Nullable Drawn drawn;

    /** A picture of this moment; on the JavaFX thread. */
    ChartPicture(LiveChart chart, Palette palette) {
        this.chart = chart;
        this.moment = chart.moment();
        this.palette = palette;
    }

    @Override
    public void paint(Graphics2D graphics, double width, double height) {
        LiveChart.Drawn now = moment.draw();
        new ChartPainter(palette).paint(graphics, new Rectangle2D.Double(0, 0, width, height), now.scaled(),
                now.marked());
        drawn = now;
    }

    @Override
    public void shown() {
        if (drawn != null) {
            chart.show(drawn);
        }
    }
}
