package headroom.files.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.files.problem.Preset;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class LatePresetsTest {

    @Test
    void presetsAreReadOnceAndOnlyForWhoWantsThem() {
        Problem problem = Problems.all().getFirst();
        Preset reference = new Preset("reference", Scenario.defaults(problem));
        AtomicInteger readings = new AtomicInteger();
        KnownProblem known = new KnownProblem(problem, new LatePresets(() -> {
            readings.incrementAndGet();
            return List.of(reference);
        }), "", List.of(), null);
        assertEquals(Optional.empty(), known.preset(""));
        assertEquals(0, readings.get());
        assertEquals(Optional.of(reference.scenario()), known.preset("reference"));
        assertEquals(List.of(reference), known.presets());
        assertEquals(1, readings.get());
    }
}
