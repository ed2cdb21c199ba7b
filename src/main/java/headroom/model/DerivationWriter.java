package headroom.model;

import headroom.model.expression.Assumption;
import headroom.model.expression.Bridge;
import headroom.model.expression.Call;
import headroom.model.expression.Cases;
import headroom.model.expression.Choice;
import headroom.model.expression.Conditional;
import headroom.model.expression.Constant;
import headroom.model.expression.Coordinate;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.Extremum;
import headroom.model.expression.FormulaText;
import headroom.model.expression.Parts;
import headroom.model.expression.Piece;
import headroom.model.expression.Quantity;
import headroom.model.expression.Rounding;
import headroom.model.expression.Style;
import headroom.model.expression.Summation;
import headroom.model.expression.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Writes derivations from one evaluation. */
final class DerivationWriter {

    private final Evaluation evaluation;

    DerivationWriter(Evaluation evaluation) {
        this.evaluation = evaluation;
    }

    Derivation derivation(Estimate estimate) {
        Expression formula = estimate.formula();
        List<Piece> whole = FormulaText.write(formula, new Values(Map.of()));
        List<Derivation.Step> steps = new ArrayList<>();
        steps.add(new Derivation.Step(whole, Map.of()));
        Map<Expression, String> reductions = new LinkedHashMap<>();
        collectReductions(formula, reductions);
        List<Piece> last = FormulaText.write(formula, new Values(reductions));
        if (!Piece.join(last).equals(Piece.join(whole))) {
            steps.add(new Derivation.Step(last, reductions));
        }
        return new Derivation(estimate, FormulaText.write(formula, new Names()), List.copyOf(steps),
                evaluation.figure(estimate), evaluation.reason(estimate), inputs(whole),
                choices(formula).distinct().toList(), remarks(formula).distinct().toList());
    }

    /** Arguments of functions that are more than a name or a number shrink to their value in the last step. */
    private void collectReductions(Expression expression, Map<Expression, String> reductions) {
        switch (expression) {
            case Cases _,Conditional _ -> collectReductions(branch(expression), reductions);
            case Rounding rounding -> reduce(rounding.of(), reductions);
            case Extremum extremum -> extremum.of().forEach(part -> reduce(part, reductions));
            case Call call -> call.arguments().forEach(part -> reduce(part, reductions));
            case Summation _ -> {
            }
            default -> Parts.of(expression).forEach(part -> collectReductions(part, reductions));
        }
    }

    private void reduce(Expression part, Map<Expression, String> reductions) {
        Expression what = branch(part);
        boolean shortAlready = what instanceof Quantity || what instanceof Constant;
        if (!shortAlready && !Parts.isOpen(part)) {
            reductions.put(part, printed(part));
        }
    }

    private String printed(Expression part) {
        double value = evaluation.value(part);
        Unit unit = Unit.of(part.dimension());
        return Double.isNaN(value) ? Prose.NO_VALUE : Style.of(unit).printOperand(value, unit).toString();
    }

    private Stream<Choice> choices(Expression expression) {
        return Stream.concat(Parts.choices(expression).stream(), counting(expression).flatMap(this::choices));
    }

    private Stream<Derivation.Remark> remarks(Expression expression) {
        Stream<Derivation.Remark> here = switch (expression) {
            case Call call ->
                    Stream.of(new Derivation.Remark(call.function().signature(), call.function().description()));
            case Bridge bridge -> Stream.of(new Derivation.Remark("Across units", sentence(bridge.why())));
            default -> Stream.empty();
        };
        return Stream.concat(here, counting(expression).flatMap(this::remarks));
    }

    private static String sentence(String clause) {
        return clause.substring(0, 1).toUpperCase(Locale.ROOT) + clause.substring(1) + ".";
    }

    /** The parts of an expression; of branches, the one that counts. */
    private Stream<Expression> counting(Expression expression) {
        boolean branches = expression instanceof Cases || expression instanceof Conditional;
        return branches ? Stream.of(branch(expression)) : Parts.of(expression).stream();
    }

    private List<Derivation.Input> inputs(List<Piece> pieces) {
        Map<Quantity, Derivation.Input> inputs = new LinkedHashMap<>();
        for (Piece piece : pieces) {
            if (piece instanceof Piece.Mention(Quantity quantity, String text)) {
                inputs.computeIfAbsent(quantity,
                        of -> new Derivation.Input(of, how(of), Parts.isOpen(of) ? "varies" : text));
            }
        }
        return List.copyOf(inputs.values());
    }

    private List<Piece> how(Quantity quantity) {
        return switch (quantity) {
            case Estimate estimate -> FormulaText.write(estimate.formula(), new Values(Map.of()));
            case Assumption assumption -> List.of(new Piece.Words(origin(assumption)));
            case Coordinate coordinate -> List.of(new Piece.Words(coordinate.description()));
        };
    }

    private String origin(Assumption assumption) {
        boolean moved = evaluation.scenario().value(assumption) != assumption.byDefault();
        return moved ? "set in this scenario" : assumption.source().kind().label();
    }

    private Expression branch(Expression branching) {
        return switch (branching) {
            case Cases cases -> Objects.requireNonNull(
                    cases.byOption().get(evaluation.scenario().option(cases.choice())));
            case Conditional conditional -> evaluation.holds(conditional.condition()) ? conditional.then()
                    : conditional.otherwise();
            default -> branching;
        };
    }

    /** Quantities by name, and only the branch that counts. */
    private final class Names implements FormulaText.Wording {

        @Override
        public String quantity(Quantity quantity) {
            return FormulaText.inSentence(quantity.label());
        }

        @Override
        public String constant(Constant constant) {
            return FormulaText.nameOf(constant);
        }

        @Override
        public Expression branch(Expression branching) {
            return DerivationWriter.this.branch(branching);
        }
    }

    /** Quantities by value, and some parts as one number. */
    private final class Values implements FormulaText.Wording {

        private final Map<Expression, String> reductions;

        Values(Map<Expression, String> reductions) {
            this.reductions = reductions;
        }

        /** What runs with the coordinate of a sum has no value of its own and keeps its name. */
        @Override
        public String quantity(Quantity quantity) {
            return Parts.isOpen(quantity) ? FormulaText.inSentence(quantity.label())
                    : operand(quantity);
        }

        private String operand(Quantity quantity) {
            double value = evaluation.value(quantity);
            return Double.isNaN(value) ? Prose.NO_VALUE : quantity.printOperand(value).toString();
        }

        @Override
        public String constant(Constant constant) {
            return constant.text();
        }

        @Override
        public Expression branch(Expression branching) {
            return DerivationWriter.this.branch(branching);
        }

        @Override
        public @Nullable String reduced(Expression part) {
            return reductions.get(part);
        }
    }
}
