package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Call;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Subexpressions;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.text.Dimension;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Estimates, margins and binding constraints against figures computed elsewhere from the same definitions. */
class GoldenTest {

    private static final double EXACT = 1e-9;
    private static final double SPECIAL_FUNCTION = 1e-6;
    /** Shares so near to each other agree, however small they are, and what is proportional to one that vanishes. */
    private static final double SHARE = 1e-12;
    /** Functions that are not approximated or integrated; what rests on any other agrees to fewer digits. */
    private static final Set<String> PLAIN_FUNCTIONS = Set.of("exp", "ln", "log2", "sqrt", "cos", "sin", "abs", "mod",
            "share", "percentile", "q99", "swing");

    static Stream<Arguments> cases() {
        return Problems.all().stream().flatMap(problem -> read(problem.id()).valueStream()
                .map(golden -> Arguments.argumentSet(problem.id() + ": " + golden.path("case").asString(), problem,
                        golden)));
    }

    private static JsonNode read(String problem) {
        InputStream file = Objects.requireNonNull(GoldenTest.class.getResourceAsStream("/golden/" + problem + ".json"));
        return JsonMapper.shared().readTree(file);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theGoldenFiguresAreReproduced(Problem problem, JsonNode golden) {
        Evaluation evaluation = Evaluation.of(scenario(problem, golden));
        assertEquals(new TreeSet<>(golden.path("estimates").propertyNames()),
                problem.estimates().stream().map(Estimate::id).collect(Collectors.toCollection(TreeSet::new)));
        List<String> wrong = problem.estimates().stream()
                .filter(estimate -> !agrees(number(golden.path("estimates").path(estimate.id())),
                        evaluation.value(estimate), estimate))
                .map(estimate -> "%s: expected %s, found %s".formatted(estimate.id(),
                        golden.path("estimates").path(estimate.id()),
                        evaluation.value(estimate)))
                .toList();
        assertEquals(List.of(), wrong);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theGoldenChecksAreReproduced(Problem problem, JsonNode golden) {
        Evaluation evaluation = Evaluation.of(scenario(problem, golden));
        List<String> wrong = evaluation.checks().stream()
                .filter(result -> !agrees(number(golden.path("margins").path(result.check().id())),
                        result.applies() ? result.margin() : Double.NaN, SPECIAL_FUNCTION))
                .map(result -> result.check().id() + ": " + result).toList();
        assertEquals(List.of(), wrong);
        assertEquals(golden.path("margins").size(), evaluation.checks().size());
        JsonNode binding = golden.path("binding");
        assertEquals(binding.isNull() ? "none" : binding.asString(),
                evaluation.binding().map(CheckResult::check).map(check -> check.id()).orElse("none"));
    }

    private static Scenario scenario(Problem problem, JsonNode golden) {
        Scenario scenario = Scenario.defaults(problem);
        for (var value : golden.path("values").properties()) {
            scenario = scenario.with(problem.assumption(value.getKey()).orElseThrow(), value.getValue().asDouble());
        }
        for (var option : golden.path("choices").properties()) {
            Choice choice = problem.choice(option.getKey()).orElseThrow();
            scenario = scenario.with(choice, choice.option(option.getValue().asString()).orElseThrow());
        }
        return scenario;
    }

    private static double number(JsonNode node) {
        return node.isNull() ? Double.NaN : node.asDouble();
    }

    private static boolean agrees(double expected, double found, Estimate estimate) {
        return agrees(expected, found, restsOnSpecialFunction(estimate, new HashSet<>()) ? SPECIAL_FUNCTION : EXACT)
                || ((estimate.dimension().equals(Dimension.NONE) || expected == 0)
                        && Math.abs(expected - found) < SHARE);
    }

    private static boolean restsOnSpecialFunction(Expression expression, Set<Expression> seen) {
        if (!seen.add(expression)) {
            return false;
        }
        return (expression instanceof Call call && !PLAIN_FUNCTIONS.contains(call.function().name()))
                || (expression instanceof Estimate estimate ? List.of(estimate.formula())
                        : Subexpressions.of(expression))
                        .stream().anyMatch(part -> restsOnSpecialFunction(part, seen));
    }

    private static boolean agrees(double expected, double found, double tolerance) {
        if (Double.isNaN(expected) || Double.isNaN(found)) {
            return Double.isNaN(expected) && Double.isNaN(found);
        }
        return Math.abs(expected - found) <= tolerance * Math.max(Math.abs(expected), Double.MIN_NORMAL);
    }
}
