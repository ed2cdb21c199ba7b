package headroom.problems.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.model.Diagram;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.BundledProblem;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GatewayArchitectureTest {

    private final BundledProblem gateway = BundledProblem.of("gateway");
    private final Problem problem = gateway.problem();
    private final Diagram diagram = problem.diagram();
    private final Scenario defaults = Scenario.defaults(problem);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            lookup         | prefixTree      | indexService passiveMarks
            lookup         | perInstance     | indexService passiveMarks
            indexPlacement | inGateway       | indexService passiveMarks
            indexPlacement | separateService | index passiveMarks
            detection      | active          | indexService passiveMarks
            detection      | passive         | activeChecks indexService
            detection      | both            | indexService
            serving        | mixed           | decode indexService passiveMarks
            policy         | random          | canaryIndex hotPrefix index indexService passiveMarks
            basis          | derived         | indexService passiveMarks
            """)
    void eachOptionHidesOnlyWhatItDoesNotUse(String choiceId, String option, String hidden) {
        Choice choice = problem.choice(choiceId).orElseThrow();
        assertEquals(new TreeSet<>(Set.of(hidden.split(" "))),
                hidden(defaults.with(choice, choice.option(option).orElseThrow())));
    }

    @Test
    void withoutCanariesTheirGroupAndIndexAreHidden() {
        assertEquals(Set.of("canary", "canaryIndex", "indexService", "passiveMarks"),
                hidden(defaults.with(gateway.assumption("canaryShare"), 0)));
    }

    @ParameterizedTest
    @CsvSource({"inGateway", "separateService"})
    void noShownLinkEndsAtAHiddenPart(String placement) {
        Choice choice = problem.choice("indexPlacement").orElseThrow();
        Scenario scenario = defaults.with(choice, choice.option(placement).orElseThrow());
        Set<String> hidden = hidden(scenario);
        Evaluation evaluation = Evaluation.of(scenario);
        assertEquals(Set.of(), diagram.links().stream().filter(link -> shows(evaluation, link.shown()))
                .flatMap(link -> Stream.of(link.from().part(), link.to().part())).filter(hidden::contains)
                .collect(Collectors.toSet()));
    }

    private Set<String> hidden(Scenario scenario) {
        Evaluation evaluation = Evaluation.of(scenario);
        return diagram.parts().stream().filter(part -> !shows(evaluation, part.shown())).map(Diagram.Part::id)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean shows(Evaluation evaluation, @Nullable Condition shown) {
        return shown == null || evaluation.holds(shown);
    }
}
