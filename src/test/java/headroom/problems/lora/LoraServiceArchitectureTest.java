package headroom.problems.lora;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Choice;
import headroom.model.Diagram;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoraServiceArchitectureTest {

    private final BundledProblem service = BundledProblem.of("lora-service");
    private final Problem problem = service.problem();
    private final Diagram diagram = problem.diagram();

    @ParameterizedTest
    @CsvSource({"routing, affinity, random", "routing, random, affinity", "targets, allLinear, random",
        "targets, attention, random", "targets, queryValue, random", "distinctFrom, popularity, random",
        "distinctFrom, given, random"})
    void eachOptionHidesOnlyTheRoutingThatIsNotChosen(String choiceId, String option, String hidden) {
        Choice choice = problem.choice(choiceId).orElseThrow();
        Evaluation evaluation = Evaluation.of(
                Scenario.defaults(problem).with(choice, choice.option(option).orElseThrow()));
        assertEquals(List.of(hidden), diagram.parts().stream()
                .filter(part -> part.shown() != null && !evaluation.holds(part.shown())).map(Diagram.Part::id)
                .toList());
    }
}
