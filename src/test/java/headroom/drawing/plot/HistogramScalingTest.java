package headroom.drawing.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.Theme;
import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.ChartRanges;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.whatif.uncertainty.Histogram;
import headroom.whatif.uncertainty.Samples;
import headroom.whatif.uncertainty.Simulation;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HistogramScalingTest {

    private final Problem problem = Problems.all().getFirst();
    private final Estimate estimate = problem.cost().orElseThrow();
    private final Assumption rate = problem.assumption("peakRate").orElseThrow();

    private Samples samples(double p10, double p90) {
        Scenario scenario = Scenario.defaults(problem).with(rate, Optional.of(UncertainRange.of(rate, p10, p90)));
        return Simulation.of(scenario, new Sampling(1, 2_000), List.of(estimate));
    }

    private ChartRanges paint(Samples samples, Optional<ChartRanges> held) {
        return new HistogramPainter(Theme.LIGHT.palette()).paint(
                new BufferedImage(400, 240, BufferedImage.TYPE_INT_RGB).createGraphics(),
                new Rectangle2D.Double(0, 0, 400, 240), "Cost", samples, estimate, 1_000, held);
    }

    @Test
    void axesDoNotMoveWhileTheyAreHeld() {
        ChartRanges shown = paint(samples(400, 600), Optional.empty());
        assertEquals(shown, paint(samples(900, 1_500), Optional.of(shown)));
        assertEquals(shown, paint(samples(450, 460), Optional.of(shown)));
    }

    @Test
    void samplesOutsideAHeldAxisAreNotPutIntoItsBarsButCount() {
        Samples samples = samples(400, 600);
        double middle = samples.summary(estimate).p50();
        double greatest = samples.greatest(estimate);
        Histogram upper = samples.histogram(estimate, middle, greatest, 10);
        assertTrue(upper.below() > 0 && upper.below() <= 0.5, () -> "below is " + upper.below());
        assertEquals(1, upper.below() + upper.shares().present().sum(), 1e-9);
        assertEquals(1, upper.cumulative(9), 1e-9);
    }
}
