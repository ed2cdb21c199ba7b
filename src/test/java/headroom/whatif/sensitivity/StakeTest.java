package headroom.whatif.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.problem.TeaKitchen;
import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StakeTest {

    private final Problem kitchen = TeaKitchen.problem();
    private final Evaluation present = Evaluation.of(Scenario.defaults(kitchen));
    private final Estimate cost = kitchen.estimate("cost").orElseThrow();
    private final Estimate wait = kitchen.estimate("meanWait").orElseThrow();

    private Optional<Stake> stake(Estimate estimate, String... ids) {
        return Stake.of(present, estimate, Set.of(ids), 0.1, () -> false);
    }

    @Test
    void ofSeveralAssumptionsTheOneThatMovesMostIsTold() {
        assertEquals("Kettles' cost: $120 to $200, with kettles at 3–5 kettles.",
                stake(cost, "kettles", "kettlePrice", "guestRate").orElseThrow().sentence());
    }

    @Test
    void anAnswerThatTakesTheValueAwayIsTold() {
        assertEquals("Mean wait: no value for some answers, with kettles at 3–5 kettles.",
                stake(wait, "kettles").orElseThrow().sentence());
    }

    @Test
    void aChoiceIsTriedWithAllItsOptions() {
        String sentence = stake(wait, "service").orElseThrow().sentence();
        assertTrue(sentence.startsWith("Mean wait: 3.06 s to "), sentence);
        assertTrue(sentence.endsWith(", with service as one queue or each kettle its table."), sentence);
    }

    @Test
    void whatDoesNotMoveSaysSo() {
        assertEquals("Kettles' cost: no change, with guests at 0.45–0.55 guests/s.",
                stake(cost, "guestRate").orElseThrow().sentence());
        assertEquals(Optional.empty(), stake(cost));
        assertEquals(Optional.empty(), stake(cost, "utilisation"));
    }

    @Test
    void theLargestStakeComesFirst() {
        List<Stake> ordered = Stream.of("brewTime", "kettlePrice", "kettles").map(id -> stake(cost, id).orElseThrow())
                .sorted(Stake.LARGEST_FIRST).toList();
        assertEquals(List.of("kettles at 3–5 kettles", "kettle price at $36–$44/kettle", "time to brew at 5.4–6.6 s"),
                ordered.stream().map(Stake::about).toList());
    }
}
