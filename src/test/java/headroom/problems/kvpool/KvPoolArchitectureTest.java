package headroom.problems.kvpool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.model.Diagram;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KvPoolArchitectureTest {

    private final BundledProblem pool = BundledProblem.of("kv-pool");
    private final Problem problem = pool.problem();
    private final Diagram diagram = problem.diagram();
    private final Scenario defaults = Scenario.defaults(problem);

    @Test
    void whateverTheOptionsOnlyASecondVersionIsHidden() {
        for (Choice choice : problem.choices()) {
            for (Choice.Option option : choice.options()) {
                assertEquals(Set.of("nextVersion"), hidden(defaults.with(choice, option)), option.id());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"writeThrough, copies", "selective, copies", "writeBack, evictions"})
    void theWritePolicyChoosesTheArrowsDown(String policy, String arrow) {
        Evaluation evaluation = Evaluation.of(
                defaults.with(pool.choice("writePolicy"), pool.choice("writePolicy").option(policy).orElseThrow()));
        Set<String> shown = diagram.links().stream().filter(link -> shows(evaluation, link.shown()))
                .map(Diagram.Link::id).filter(id -> id.startsWith("copies") || id.startsWith("evictions"))
                .collect(Collectors.toSet());
        assertEquals(Set.of(arrow, arrow + "ToSsd"), shown);
    }

    @Test
    void aSecondVersionShowsItself() {
        assertEquals(Set.of(), hidden(defaults.with(pool.assumption("liveVersions"), 2)));
    }

    @Test
    void aTierThatIsNotThereIsHidden() {
        assertEquals(Set.of("nextVersion", "memory"), hidden(defaults.with(pool.assumption("memoryPerNode"), 0)));
        assertEquals(Set.of("nextVersion", "ssd"), hidden(defaults.with(pool.assumption("ssdPerNode"), 0)));
        assertEquals(Set.of("nextVersion", "memory", "ssd", "metadata"),
                hidden(defaults.with(pool.assumption("memoryPerNode"), 0).with(pool.assumption("ssdPerNode"), 0)));
    }

    private Set<String> hidden(Scenario scenario) {
        Evaluation evaluation = Evaluation.of(scenario);
        return diagram.parts().stream().filter(part -> !shows(evaluation, part.shown())).map(Diagram.Part::id)
                .collect(Collectors.toSet());
    }

    private static boolean shows(Evaluation evaluation, @Nullable Condition shown) {
        return shown == null || evaluation.holds(shown);
    }
}
