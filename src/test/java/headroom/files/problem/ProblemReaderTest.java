package headroom.files.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemReaderTest {

    private static final Problem KITCHEN = TeaKitchen.problem();

    private static double value(Scenario scenario, String estimate) {
        return Evaluation.of(scenario).value(KITCHEN.quantity(estimate));
    }

    @Test
    void theKitchenGivesItsFigures() {
        Scenario defaults = Scenario.defaults(KITCHEN);
        assertEquals(3.0566, value(defaults, "meanWait"), 5e-5);
        assertEquals(0.75, value(defaults, "utilisation"), 1e-12);
        assertEquals(4, value(defaults, "kettlesNeeded"));
        assertEquals(160, value(defaults, "cost"));
    }

    @Test
    void aKitchenThatIsOverrunHasNoWaitAndSaysWhy() {
        Scenario overrun = Scenario.defaults(KITCHEN).with(KITCHEN.assumption("guestRate").orElseThrow(), 0.7);
        Evaluation evaluation = Evaluation.of(overrun);
        assertTrue(Double.isNaN(evaluation.value(KITCHEN.quantity("meanWait"))));
        assertEquals("more guests come than the kettles can serve",
                evaluation.reason(KITCHEN.estimate("meanWait").orElseThrow()).orElseThrow());
    }

    @Test
    void theKitchenIsReadInItsOrder() {
        assertEquals(List.of("Traffic", "Kitchen"), KITCHEN.groups().stream().map(group -> group.name()).toList());
        assertEquals(List.of("wait-by-guests", "wait-by-service"),
                KITCHEN.charts().stream().map(chart -> chart.id()).toList());
        assertEquals("5 kettles", KITCHEN.quantity("kettles").print(5).toString());
    }
}
