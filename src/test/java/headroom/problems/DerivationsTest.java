package headroom.problems;

import headroom.model.Derivation;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Prose;
import headroom.model.expression.Call;
import headroom.model.expression.Cases;
import headroom.model.expression.Conditional;
import headroom.model.expression.Constant;
import headroom.model.expression.Coordinate;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.Figure;
import headroom.model.expression.FormulaText;
import headroom.model.expression.NamedFunction;
import headroom.model.expression.Parts;
import headroom.model.expression.Piece;
import headroom.model.expression.Quantity;
import headroom.model.expression.Style;
import headroom.model.expression.Summation;
import headroom.model.expression.Unit;
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

    private static Stream<Estimate> quantities(Problem problem) {
        return Stream.concat(problem.estimates().stream(), problem.steps().stream())
                .filter(estimate -> !Parts.isOpen(estimate));
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

        Written(Estimate estimate, Derivation.Step step, StraightEvaluation straight) {
            this.estimate = estimate;
            this.step = step;
            this.straight = straight;
        }

        void breaches(double result, List<String> breaches) {
            String tokens = Piece.join(FormulaText.write(estimate.formula(), this));
            String expected = tokens;
            for (int i = 0; i < operands.size(); i++) {
                expected = expected.replace("«%d»".formatted(i), texts.get(i));
            }
            String shown = Piece.join(step.pieces());
            if (!shown.equals(expected)) {
                breaches.add("%s shows “%s”, not “%s”".formatted(estimate, shown, expected));
            }
            Map<String, NamedFunction> functions = new HashMap<>();
            Map<String, Coordinate> coordinates = new HashMap<>();
            collect(estimate.formula(), functions, coordinates);
            double read = new FormulaReader(tokens, operands, functions, coordinates).value(straight);
            boolean same = Double.compare(read, result) == 0
                    || Math.abs(read - result) <= NOISE * Math.max(Math.abs(read), Math.abs(result));
            if (!same) {
                breaches.add("%s is %s, but “%s” is %s".formatted(estimate, result, shown, read));
            }
        }

        private static void collect(Expression part, Map<String, NamedFunction> functions,
                Map<String, Coordinate> coordinates) {
            if (part instanceof Call call) {
                functions.put(call.function().name(), call.function());
            }
            if (part instanceof Summation sum) {
                coordinates.put(FormulaText.inSentence(sum.over().label()), sum.over());
            }
            Parts.of(part).forEach(inner -> collect(inner, functions, coordinates));
        }

        private String token(Expression operand, String text) {
            operands.add(operand);
            texts.add(text);
            return "«%d»".formatted(operands.size() - 1);
        }

        @Override
        public String quantity(Quantity quantity) {
            if (Parts.isOpen(quantity)) {
                return token(quantity, FormulaText.inSentence(quantity.label()));
            }
            double value = straight.value(quantity);
            return token(quantity, Double.isNaN(value) ? Prose.NO_VALUE : quantity.printOperand(value).toString());
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
                    Double.isNaN(value) ? Prose.NO_VALUE : Style.of(unit).printOperand(value, unit).toString());
        }

        @Override
        public @Nullable Expression branch(Expression branching) {
            return switch (branching) {
                case Cases cases -> straight.branch(cases);
                case Conditional conditional -> straight.holds(conditional.condition()) == 1 ? conditional.then()
                        : conditional.otherwise();
                default -> branching;
            };
        }
    }
}
