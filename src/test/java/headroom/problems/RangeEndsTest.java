package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Assumption;
import headroom.formula.Range;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each assumption at the ends of its range, all else at the defaults, under every option of every choice. */
class RangeEndsTest {

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyEstimateIsAFiniteNumberOrSaysWhyThereIsNone(Problem problem) {
        List<String> wrong = new ArrayList<>();
        forEachEnd(problem, scenario -> {
            Evaluation evaluation = Evaluation.of(scenario);
            problem.estimates().stream().filter(estimate -> !Double.isFinite(evaluation.value(estimate)))
                    .filter(estimate -> evaluation.reason(estimate).isEmpty())
                    .forEach(estimate -> wrong.add(estimate + " = " + evaluation.value(estimate) + " in "
                            + RandomScenarios.commandLine(scenario)));
        });
        assertEquals(List.of(), wrong);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyFailureIsASentenceWithAllItsNumbers(Problem problem) {
        List<String> wrong = new ArrayList<>();
        forEachEnd(problem, scenario -> {
            Evaluation evaluation = Evaluation.of(scenario);
            evaluation.checks().stream().filter(CheckResult::failed)
                    .map(result -> new LiveNumbers(evaluation).text(evaluation.failureOf(result.check())))
                    .filter(sentence -> sentence.isBlank() || sentence.contains(LiveNumbers.NO_VALUE))
                    .forEach(sentence -> wrong.add("“" + sentence + "” in " + RandomScenarios.commandLine(scenario)));
        });
        assertEquals(List.of(), wrong);
    }

    private static void forEachEnd(Problem problem, Consumer<Scenario> test) {
        Scenario defaults = Scenario.defaults(problem);
        Stream<Scenario> starts = Stream.concat(Stream.of(defaults), problem.choices().stream().flatMap(
                choice -> choice.options().stream().map(option -> defaults.with(choice, option))));
        starts.forEach(start -> problem.assumptions().forEach(
                assumption -> ends(assumption).forEach(end -> test.accept(start.with(assumption, end)))));
    }

    private static Stream<Double> ends(Assumption assumption) {
        Range range = assumption.range();
        return Stream.concat(Stream.of(range.low(), range.high()), range.zero() ? Stream.of(0.0) : Stream.empty());
    }
}
