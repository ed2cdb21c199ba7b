package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Choice;
import headroom.model.Diagram;
import headroom.model.Diagram.Cells;
import headroom.model.Diagram.Step;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The path of a request through each diagram, under every combination of choices and many scenarios. */
class RequestPathsTest {

    private static final int LONGEST_CAPTION = 72;
    private static final int SCENARIOS = 40;

    static List<Problem> problems() {
        return Problems.all();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theStepsOfAPathLeadFromOneToTheNext(Problem problem) {
        List<String> breaches = new ArrayList<>();
        scenarios(problem).forEach(scenario -> {
            Evaluation evaluation = Evaluation.of(scenario);
            List<Step> path = problem.diagram().path(evaluation);
            if (path.size() < 5) {
                breaches.add("only %d steps".formatted(path.size()));
            }
            for (int i = 1; i < path.size(); i++) {
                if (Collections.disjoint(around(path.get(i - 1), problem.diagram()),
                        around(path.get(i), problem.diagram()))) {
                    breaches.add("%s does not lead to %s".formatted(path.get(i - 1).at(), path.get(i).at()));
                }
            }
        });
        assertEquals(List.of(), breaches.stream().distinct().toList());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void captionsAreShortAndHaveANumberWhereOneBelongs(Problem problem) {
        List<String> breaches = new ArrayList<>();
        scenarios(problem).forEach(scenario -> {
            Evaluation evaluation = Evaluation.of(scenario);
            for (Step step : problem.diagram().path(evaluation)) {
                String caption = new LiveNumbers(evaluation).text(step.caption());
                if (caption.length() > LONGEST_CAPTION) {
                    breaches.add("too long: " + caption);
                }
            }
        });
        assertEquals(List.of(), breaches.stream().distinct().limit(5).toList());
    }

    private static Stream<Scenario> scenarios(Problem problem) {
        List<Scenario> combinations = new ArrayList<>(List.of(Scenario.defaults(problem)));
        for (long seed = 0; seed < SCENARIOS; seed++) {
            combinations.add(RandomScenarios.of(problem, seed));
        }
        for (Choice choice : problem.choices()) {
            combinations = new ArrayList<>(combinations.stream()
                    .flatMap(scenario -> choice.options().stream().map(option -> scenario.with(choice, option)))
                    .toList());
        }
        return combinations.stream();
    }

    /** The parts and areas that a step is at, in, or between. */
    private static Set<String> around(Step step, Diagram diagram) {
        Set<String> places = new HashSet<>();
        diagram.links().stream().filter(link -> link.id().equals(step.at()))
                .forEach(link -> places.addAll(List.of(link.from().part(), link.to().part())));
        if (places.isEmpty()) {
            places.add(step.at());
        }
        Set<String> all = new HashSet<>(places);
        diagram.areas().forEach(area -> diagram.parts().stream().filter(part -> holds(area.cells(), part.cells()))
                .forEach(part -> {
                    if (places.contains(area.id()) || places.contains(part.id())) {
                        all.add(area.id());
                    }
                    if (places.contains(area.id())) {
                        all.add(part.id());
                    }
                }));
        return all;
    }

    private static boolean holds(Cells area, Cells part) {
        return area.column() <= part.column() && area.row() <= part.row()
                && area.column() + area.width() >= part.column() + part.width()
                && area.row() + area.height() >= part.row() + part.height();
    }
}
