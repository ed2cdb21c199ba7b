package headroom.drawing.diagram;

import headroom.drawing.Palette;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.uncertainty.Assessment;
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

/** How long a diagram takes: laid out for a new size, and painted in a size that it had before. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class DiagramBenchmark {

    private static final Rectangle2D PANEL = new Rectangle2D.Double(0, 0, 408, 330);

    @Param({"moe-service", "kv-pool", "gateway", "lora-service", "rl-rollout"})
    private String id;

    private Problem problem;
    private Evaluation evaluation;
    private DiagramPainter painter;
    private Graphics2D graphics;

    @Setup
    public void prepare() {
        List<Problem> all = Problems.all();
        problem = Problems.byId(all, id).orElseThrow();
        evaluation = Evaluation.of(Scenario.defaults(problem));
        painter = new DiagramPainter(problem);
        graphics = new BufferedImage(408, 330, BufferedImage.TYPE_INT_RGB).createGraphics();
    }

    @Benchmark
    public void paint() {
        painter.paint(graphics, PANEL, Assessment.withoutSamples(evaluation), Palette.LIGHT);
    }

    @Benchmark
    public DiagramLayout layOut() {
        return DiagramLayout.of(problem.diagram(), new NominalTexts(problem), 408, 330);
    }
}
