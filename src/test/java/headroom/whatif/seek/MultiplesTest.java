package headroom.whatif.seek;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.problem.ProblemReader;
import headroom.formula.Assumption;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes in multiples is offered in multiples only. */
class MultiplesTest {

    private static final Problem PROBLEM = ProblemReader.read("""
            schema: 1
            problem: rack
            title: GPUs in whole nodes
            groups: [{id: fleet, label: Fleet, nature: decision}]
            assumptions:
              - {id: node, label: GPUs in a node, group: fleet, unit: GPU, default: 8, range: [1, 72], whole: true}
              - {id: gpus, label: GPUs, group: fleet, unit: GPU, default: 100, range: [3, 30000], scale: log,
                 whole: true, multiple: node}
            estimates:
              - {id: rate, label: Rate, unit: tok/s, formula: "gpus * 10 tok/s/GPU"}
            checks:
              - {id: enough, label: Enough, check: rate >= 1234 tok/s}
            """.getBytes(StandardCharsets.UTF_8), _ -> "").found().orElseThrow().problem();
    private static final Assumption GPUS = PROBLEM.assumption("gpus").orElseThrow();
    private static final Assumption NODE = PROBLEM.assumption("node").orElseThrow();
    private static final Goal ENOUGH = Goal.of(PROBLEM.checks().getFirst());

    @ParameterizedTest
    @ValueSource(doubles = {1, 4, 8, 9, 72})
    void aGoalIsReachedFromTheNextMultipleOn(double node) {
        Scenario scenario = Scenario.defaults(PROBLEM).with(NODE, node);
        List<Interval> reached = GoalSeek.of(scenario, ENOUGH, GPUS).intervals();
        assertEquals(1, reached.size());
        assertEquals(Math.ceil(124 / node) * node, reached.getFirst().low());
        assertEquals(Math.floor(30_000 / node) * node, reached.getFirst().high());
    }

    @Test
    void aFixIsAMultiple() {
        Lever lever = Lever.of(Scenario.defaults(PROBLEM), ENOUGH, GPUS, () -> false);
        assertTrue(lever.reaches());
        assertEquals(128, lever.value().orElseThrow());
    }
}
