package headroom.drawing.plot;

import headroom.drawing.Palette;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.chart.ChartData;
import headroom.whatif.chart.Sweep;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** How long all charts of a problem take to be painted into images of the size they have in the window. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ChartPaintBenchmark {

    private static final int WIDTH = 338;
    private static final int HEIGHT = 240;

    @Param({"moe-service", "kv-pool", "gateway", "lora-service", "rl-rollout"})
    private String id;

    private List<ChartData> charts;
    private List<BufferedImage> images;

    @Setup
    public void prepare() {
        Scenario scenario = Scenario.defaults(Problems.byId(Problems.all(), id).orElseThrow());
        charts = scenario.problem().charts().stream().map(chart -> Sweep.of(chart, scenario)).toList();
        images = charts.stream().map(_ -> new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_ARGB_PRE)).toList();
    }

    @Benchmark
    public List<BufferedImage> paintAllCharts() {
        ChartPainter painter = new ChartPainter(Palette.LIGHT);
        for (int i = 0; i < charts.size(); i++) {
            Graphics2D g2 = images.get(i).createGraphics();
            painter.paint(g2, new Rectangle2D.Double(0, 0, WIDTH, HEIGHT), charts.get(i));
            g2.dispose();
        }
        return images;
    }
}
