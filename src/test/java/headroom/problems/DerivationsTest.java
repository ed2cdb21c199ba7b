package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Call;
import headroom.formula.Cases;
import headroom.formula.Conditional;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.FormulaText;
import headroom.formula.Least;
import headroom.formula.NamedFunction;
import headroom.formula.Quantity;
import headroom.formula.Reduction;
import headroom.formula.Subexpressions;
import headroom.formula.TextSpan;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.derivation.Derivation;
import headroom.text.Figure;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What derivations show is true: every step, read as it is written, gives the result. */
class DerivationsTest {

    private static final int SCENARIOS = 60;
    /** Differences of the last bits, since a × (b ÷ c) is written a × b ÷ c. */
    private static final double NOISE = 1e-9;
    private static final int MOST_DIGITS = 4;

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyStepReadAsItIsWrittenFromUnroundedOperandsGivesTheResult(Problem problem) {
        RandomScenarios.hold(problem, SCENARIOS, (evaluation, _) -> {
            StraightEvaluation straight = new StraightEvaluation(evaluation.scenario());
            return quantities(problem).flatMap(estimate -> breaches(evaluation, straight, estimate));
        });
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aReaderWithACalculatorGetsWhatIsShownOrIsToldThatItIsNear(Problem problem) {
        RandomScenarios.hold(problem, SCENARIOS, (evaluation, _) -> {
            StraightEvaluation straight = new StraightEvaluation(evaluation.scenario());
            return quantities(problem).flatMap(estimate -> differences(evaluation, straight, estimate));
        });
    }

    @ParameterizedTest
    @MethodSource("problems")
    void theNumbersOfTheReferenceDesignAgree(Problem problem) {
        Evaluation reference = Evaluation.of(Scenario.defaults(problem));
        assertEquals(List.of(), quantities(problem)
                .filter(estimate -> !Derivation.of(reference, estimate).agrees()).map(Estimate::id).toList());
    }

    private static Stream<String> differences(Evaluation evaluation, StraightEvaluation straight, Estimate estimate) {
        Derivation derivation = Derivation.of(evaluation, estimate);
        if (!derivation.agrees() || derivation.result().isEmpty()) {
            return Stream.empty();
        }
        Figure end = derivation.unrounded().orElseGet(derivation.result()::orElseThrow);
        PocketCalculator shown = PocketCalculator.of(end.toString(), estimate.unit());
        List<String> differences = new ArrayList<>();
        for (Derivation.Step step : derivation.steps()) {
            double computed = new Written(estimate, step, straight).computed();
            boolean whole = estimate.style().counts() && derivation.unrounded().isEmpty();
            if (!shown.shows(computed, whole && !end.number().contains("."))) {
                differences.add("%s: %s is shown as %s, but a reader gets %s".formatted(estimate,
                        TextSpan.join(step.pieces()), derivation.end(), computed));
            }
        }
        return differences.stream();
    }

    private static Stream<Estimate> quantities(Problem problem) {
        return Stream.concat(problem.estimates().stream(), problem.steps().stream())
                .filter(estimate -> !Subexpressions.isOpen(estimate));
    }

    private static Stream<String> breaches(Evaluation evaluation, StraightEvaluation straight, Estimate estimate) {
        Derivation derivation = Derivation.of(evaluation, estimate);
        double value = straight.value(estimate);
        List<String> breaches = new ArrayList<>();
        Optional<Figure> result = Double.isNaN(value) ? Optional.empty() : Optional.of(estimate.print(value));
        if (!derivation.result().equals(result)) {
            breaches.add("%s is %s, shown as %s".formatted(estimate, result, derivation.result()));
        }
        if (derivation.reason().isPresent() != Double.isNaN(value)) {
            breaches.add("%s = %s gives the reason %s".formatted(estimate, value, derivation.reason()));
        }
        for (Derivation.Step step : derivation.steps()) {
            new Written(estimate, step, straight).breaches(value, breaches);
        }
        return breaches.stream();
    }

    /** A step of a derivation written again, with tokens for everything that stands as a number. */
    private static final class Written implements FormulaText.Wording {

        private final Estimate estimate;
        private final Derivation.Step step;
        private final StraightEvaluation straight;
        private final List<Expression> operands = new ArrayList<>();
        private final List<String> texts = new ArrayList<>();
        private int more;

        Written(Estimate estimate, Derivation.Step step, StraightEvaluation straight) {
            this.estimate = estimate;
            this.step = step;
            this.straight = straight;
        }

        void breaches(double result, List<String> breaches) {
            String shown = TextSpan.join(step.pieces());
            String tokens = tokens();
            if (!shown.equals(filled(tokens))) {
                breaches.add("%s shows “%s”, not “%s”".formatted(estimate, shown, filled(tokens)));
            }
            double read = value(tokens, operands);
            boolean same = Double.compare(read, result) == 0
                    || Math.abs(read - result) <= NOISE * Math.max(Math.abs(read), Math.abs(result));
            if (!same) {
                breaches.add("%s is %s, but “%s” is %s".formatted(estimate, result, shown, read));
            }
        }

        /** The value that the shown numbers give, taken for what they say. */
        double computed() {
            String tokens = tokens();
            List<Expression> numbers = new ArrayList<>();
            for (int i = 0; i < operands.size(); i++) {
                Expression operand = operands.get(i);
                boolean number = !Subexpressions.isOpen(operand) && !texts.get(i).equals(LiveNumbers.NO_VALUE);
                numbers.add(number
                        ? Constant.of(PocketCalculator.of(texts.get(i), unit(operand)).value(), operand.dimension())
                        : operand);
            }
            return value(tokens, numbers);
        }

        private static Unit unit(Expression operand) {
            return operand instanceof Quantity quantity ? quantity.unit() : Unit.of(operand.dimension());
        }

        private double value(String tokens, List<Expression> meanings) {
            Map<String, NamedFunction> functions = new HashMap<>();
            Map<String, Coordinate> coordinates = new HashMap<>();
            collect(estimate.formula(), functions, coordinates);
            return new FormulaReader(tokens, meanings, functions, coordinates).value(straight);
        }

        /** The formula in tokens whose texts have the digits that the step shows. */
        private String tokens() {
            String shown = TextSpan.join(step.pieces());
            String tokens = "";
            for (more = 0; more <= MOST_DIGITS; more++) {
                operands.clear();
                texts.clear();
                tokens = TextSpan.join(FormulaText.write(estimate.formula(), this));
                if (shown.equals(filled(tokens))) {
                    return tokens;
                }
            }
            return tokens;
        }

        private String filled(String tokens) {
            String filled = tokens;
            for (int i = 0; i < operands.size(); i++) {
                filled = filled.replace("«%d»".formatted(i), texts.get(i));
            }
            return filled;
        }

        private static void collect(Expression part, Map<String, NamedFunction> functions,
                Map<String, Coordinate> coordinates) {
            if (part instanceof Call call) {
                functions.put(call.function().name(), call.function());
            }
            if (part instanceof Reduction sum) {
                coordinates.put(FormulaText.inSentence(sum.over().label()), sum.over());
            }
            if (part instanceof Least least) {
                coordinates.put(FormulaText.inSentence(least.over().label()), least.over());
            }
            Subexpressions.of(part).forEach(inner -> collect(inner, functions, coordinates));
        }

        private String token(Expression operand, String text) {
            operands.add(operand);
            texts.add(text);
            return "«%d»".formatted(operands.size() - 1);
        }

        @Override
        public String quantity(Quantity quantity) {
            if (Subexpressions.isOpen(quantity)) {
                return token(quantity, FormulaText.inSentence(quantity.label()));
            }
            double value = straight.value(quantity);
            return token(quantity,
                    Double.isNaN(value) ? LiveNumbers.NO_VALUE : quantity.printOperand(value, more).toString());
        }

        @Override
        public String constant(Constant constant) {
            return token(constant, constant.text());
        }

        @Override
        public @Nullable String reduced(Expression part) {
            if (!step.reductions().containsKey(part)) {
                return null;
            }
            double value = straight.value(part);
            Unit unit = Unit.of(part.dimension());
            return token(part,
                    Double.isNaN(value) ? LiveNumbers.NO_VALUE
                            : Style.of(unit).printOperand(value, unit, more).toString());
        }

        @Override
        public @Nullable Expression branch(Expression branching) {
            return switch (branching) {
                case Cases cases -> straight.branch(cases);
                case Conditional conditional -> {
                    double holds = straight.holds(conditional.condition());
                    yield Double.isNaN(holds) ? null : holds == 1 ? conditional.then() : conditional.otherwise();
                }
                default -> branching;
            };
        }
    }
}
