package headroom.ui.explain.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.sensitivity.Tornado;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TornadoPlotTest {

    private final Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private final Scenario defaults = Scenario.defaults(problem);

    private Tornado tornado(Scenario scenario, String estimate, double share) {
        return Tornado.of(Evaluation.of(scenario), problem.estimate(estimate).orElseThrow(), share);
    }

    private Scenario with(String id, double value) {
        return defaults.with(problem.assumption(id).orElseThrow(), value);
    }

    private static List<Assumption> order(TornadoPlot plot) {
        return plot.rows().stream().map(TornadoPlot.Row::assumption).toList();
    }

    @Test
    void theLargestSwingStandsAboveOnAnAxisThatHoldsAllOfThem() {
        TornadoPlot plot = TornadoPlot.of(tornado(defaults, "costPerHour", 0.1));
        for (int i = 1; i < plot.rows().size(); i++) {
            assertTrue(plot.rows().get(i - 1).swing().orElseThrow().size() >= plot.rows().get(i).swing().orElseThrow()
                    .size());
        }
        plot.rows().forEach(row -> {
            assertTrue(row.swing().orElseThrow().least() >= plot.least());
            assertTrue(row.swing().orElseThrow().greatest() <= plot.greatest());
        });
        assertEquals(0, plot.share(plot.least()));
        assertEquals(1, plot.share(plot.greatest()));
    }

    @Test
    void whileAGestureLastsRowsKeepTheirOrderAndTheAxisOnlyWidens() {
        TornadoPlot before = TornadoPlot.of(tornado(defaults, "costPerHour", 0.1));
        Tornado next = tornado(with("peakRate", 4_000), "costPerHour", 0.1);
        TornadoPlot moved = before.moved(next);

        assertNotEquals(order(before), order(TornadoPlot.of(next)).subList(0, Math.min(order(before).size(),
                next.swings().size())));
        assertEquals(order(before), order(moved).subList(0, before.rows().size()));
        assertTrue(moved.least() <= before.least());
        assertTrue(moved.greatest() >= TornadoPlot.of(next).greatest());
        next.swings().forEach(swing -> assertTrue(order(moved).contains(swing.assumption())));
    }

    @Test
    void anAssumptionThatStopsMatteringKeepsItsRow() {
        Scenario one = with("spareUnits", 0);
        TornadoPlot before = TornadoPlot.of(tornado(one, "totalGpus", 0.5));
        Tornado next = tornado(one, "totalGpus", 0.5);
        Tornado fewer = new Tornado(next.evaluation(), next.estimate(), next.share(), next.swings().subList(1, 3));
        TornadoPlot moved = before.moved(fewer);

        assertEquals(order(before), order(moved));
        assertTrue(moved.rows().getFirst().swing().isEmpty());
        assertEquals(Set.copyOf(fewer.swings().stream().map(swing -> swing.assumption()).toList()),
                Set.copyOf(moved.rows().stream().filter(row -> row.swing().isPresent())
                        .map(TornadoPlot.Row::assumption).toList()));
    }

    @Test
    void anotherQuestionIsSortedAndScaledAnew() {
        TornadoPlot before = TornadoPlot.of(tornado(defaults, "costPerHour", 0.1));
        Tornado wider = tornado(defaults, "costPerHour", 0.2);
        Tornado other = tornado(defaults, "ttftP99", 0.1);

        assertEquals(TornadoPlot.of(wider), before.moved(wider));
        assertEquals(TornadoPlot.of(other), before.moved(other));
    }
}
