package headroom.model.derivation;

import headroom.formula.Assumption;
import headroom.formula.Call;
import headroom.formula.Cases;
import headroom.formula.Choice;
import headroom.formula.Conditional;
import headroom.formula.Constant;
import headroom.formula.Conversion;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Extremum;
import headroom.formula.FormulaText;
import headroom.formula.Least;
import headroom.formula.Quantity;
import headroom.formula.Reduction;
import headroom.formula.Rounding;
import headroom.formula.Subexpressions;
import headroom.formula.TextSpan;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.text.Figure;
import headroom.text.Style;
import headroom.text.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.DoublePredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Writes derivations from one evaluation. */
final class DerivationWriter {

    /** The most digits beyond the usual that are tried until what is shown agrees. */
    private static final int MOST = 4;

    private final Evaluation evaluation;

    DerivationWriter(Evaluation evaluation) {
        this.evaluation = evaluation;
    }

    Derivation derivation(Estimate estimate) {
        Expression formula = estimate.formula();
        Optional<Figure> result = evaluation.figure(estimate);
        Optional<Figure> unrounded = result.flatMap(figure -> unrounded(estimate, figure));
        Worked worked = worked(formula, computed -> unrounded
                .map(figure -> Double.isFinite(computed) && estimate.printOperand(computed).equals(figure))
                .orElseGet(() -> nearest(estimate, computed).equals(result.orElse(Figure.ABSENT))));
        List<Derivation.Input> inputs = inputs(worked.steps.getFirst().pieces(), worked.more);
        return new Derivation(estimate, FormulaText.write(formula, new Names()), worked.steps, result, unrounded,
                worked.agrees || result.isEmpty(), evaluation.reason(estimate), inputs,
                choices(formula).distinct().toList(), remarks(formula).distinct().toList());
    }

    /** The value with its fraction, where a count is rounded further than to the nearest. */
    private Optional<Figure> unrounded(Estimate estimate, Figure result) {
        double value = evaluation.value(estimate);
        return nearest(estimate, value).equals(result) ? Optional.empty() : Optional.of(estimate.printOperand(value));
    }

    /** The figure that a reader would write who computed this. */
    private static Figure nearest(Quantity quantity, double computed) {
        boolean counted = quantity.style().counts();
        return !Double.isFinite(computed) ? Figure.ABSENT
                : (counted ? Style.COUNT : quantity.style()).print(computed, quantity.unit());
    }

    /**
     * A formula with values.
     *
     * @param more the digits that its operands have beyond the usual
     * @param agrees true when its value, computed from these, agrees with the result in every step
     */
    private record Worked(List<Derivation.Step> steps, int more, boolean agrees) {}

    /** The formula with values, with no more digits than a reader needs to get the result. */
    private Worked worked(Expression formula, DoublePredicate agrees) {
        if (Subexpressions.isOpen(formula)) {
            return new Worked(steps(formula, 0), 0, true);
        }
        for (int more = 0; more <= MOST; more++) {
            List<Derivation.Step> steps = steps(formula, more);
            int digits = more;
            if (steps.stream().allMatch(step -> agrees.test(recalculated(formula, step.reductions(), digits)))) {
                return new Worked(steps, more, true);
            }
        }
        return new Worked(steps(formula, 0), 0, false);
    }

    private double recalculated(Expression formula, Map<Expression, String> reductions, int more) {
        return new Recalculation(evaluation.scenario(), part -> shown(part, reductions, more), this::branchOrSelf)
                .of(formula);
    }

    private double shown(Expression part, Map<Expression, String> reductions, int more) {
        double value = part instanceof Quantity || reductions.containsKey(part) ? evaluation.value(part) : Double.NaN;
        if (Double.isNaN(value)) {
            return Double.NaN;
        }
        return part instanceof Quantity quantity ? quantity.read(quantity.printOperand(value, more))
                : styleOf(part).read(figure(part, value, more));
    }

    private List<Derivation.Step> steps(Expression formula, int more) {
        List<TextSpan> whole = FormulaText.write(formula, new Values(Map.of(), more));
        List<Derivation.Step> steps = new ArrayList<>();
        steps.add(new Derivation.Step(whole, Map.of()));
        Map<Expression, String> reductions = new LinkedHashMap<>();
        collectReductions(formula, more, reductions);
        List<TextSpan> last = FormulaText.write(formula, new Values(reductions, more));
        if (!TextSpan.join(last).equals(TextSpan.join(whole))) {
            steps.add(new Derivation.Step(last, reductions));
        }
        return List.copyOf(steps);
    }

    /** Arguments of functions that are more than a name or a number shrink to their value in the last step. */
    private void collectReductions(Expression expression, int more, Map<Expression, String> reductions) {
        switch (expression) {
            case Cases _,Conditional _ -> {
                Expression branch = branch(expression);
                if (branch != null) {
                    collectReductions(branch, more, reductions);
                }
            }
            case Rounding rounding -> reduce(rounding.of(), more, reductions);
            case Extremum extremum -> extremum.of().forEach(part -> reduce(part, more, reductions));
            case Call call -> call.arguments().forEach(part -> reduce(part, more, reductions));
            case Reduction _,Least _ -> {
            }
            default -> Subexpressions.of(expression).forEach(part -> collectReductions(part, more, reductions));
        }
    }

    private void reduce(Expression part, int more, Map<Expression, String> reductions) {
        Expression what = branchOrSelf(part);
        boolean shortAlready = what instanceof Quantity || what instanceof Constant;
        if (!shortAlready && !Subexpressions.isOpen(part)) {
            double value = evaluation.value(part);
            reductions.put(part, Double.isNaN(value) ? LiveNumbers.NO_VALUE : figure(part, value, more).toString());
        }
    }

    private static Style styleOf(Expression part) {
        return Style.of(Unit.of(part.dimension()));
    }

    private static Figure figure(Expression part, double value, int more) {
        return styleOf(part).printOperand(value, Unit.of(part.dimension()), more);
    }

    private Stream<Choice> choices(Expression expression) {
        return Stream.concat(Subexpressions.choices(expression).stream(), counting(expression).flatMap(this::choices));
    }

    private Stream<Derivation.Remark> remarks(Expression expression) {
        Stream<Derivation.Remark> here = switch (expression) {
            case Call call ->
                    Stream.of(new Derivation.Remark(call.function().signature(), call.function().description()));
            case Conversion bridge -> Stream.of(new Derivation.Remark("Across units", sentence(bridge.why())));
            case Least least -> Threshold.of(evaluation, least).stream();
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
        Expression branch = branches ? branch(expression) : null;
        return branch == null ? Subexpressions.of(expression).stream() : Stream.of(branch);
    }

    private List<Derivation.Input> inputs(List<TextSpan> pieces, int more) {
        Map<Quantity, Derivation.Input> inputs = new LinkedHashMap<>();
        for (TextSpan piece : pieces) {
            if (piece instanceof TextSpan.Mention(Quantity quantity, String text)) {
                inputs.computeIfAbsent(quantity, of -> input(of, text, more));
            }
        }
        return List.copyOf(inputs.values());
    }

    private Derivation.Input input(Quantity quantity, String text, int more) {
        String value = Subexpressions.isOpen(quantity) ? "varies" : text;
        return switch (quantity) {
            case Estimate estimate -> {
                double exact = evaluation.value(estimate);
                Worked worked = worked(estimate.formula(), computed -> Double.isNaN(exact)
                        || (Double.isFinite(computed)
                                && estimate.printOperand(computed, more).toString().equals(text)));
                yield new Derivation.Input(estimate, worked.steps.getFirst().pieces(), value,
                        worked.agrees);
            }
            case Assumption assumption ->
                    new Derivation.Input(assumption, List.of(new TextSpan.Words(origin(assumption))), value, true);
            case Coordinate coordinate ->
                    new Derivation.Input(coordinate, List.of(new TextSpan.Words(coordinate.description())), value,
                            true);
        };
    }

    private String origin(Assumption assumption) {
        boolean moved = evaluation.scenario().ownValue(assumption) != assumption.ownDefault();
        return moved ? "set in this scenario" : assumption.source().kind().label();
    }

    /** The branch that counts; null where that depends on what has no value, and the other expressions themselves. */
    private @Nullable Expression branch(Expression branching) {
        return switch (branching) {
            case Cases cases -> Objects.requireNonNull(
                    cases.byOption().get(evaluation.scenario().option(cases.choice())));
            case Conditional conditional -> {
                double holds = evaluation.value(conditional.condition().indicator());
                yield Double.isNaN(holds) ? null : holds == 1 ? conditional.then() : conditional.otherwise();
            }
            default -> branching;
        };
    }

    private Expression branchOrSelf(Expression branching) {
        Expression branch = branch(branching);
        return branch == null ? branching : branch;
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
        public @Nullable Expression branch(Expression branching) {
            return DerivationWriter.this.branch(branching);
        }
    }

    /** Quantities by value, and some parts as one number. */
    private final class Values implements FormulaText.Wording {

        private final Map<Expression, String> reductions;
        private final int more;

        Values(Map<Expression, String> reductions, int more) {
            this.reductions = reductions;
            this.more = more;
        }

        /** The value of a quantity; its name where it runs with the coordinate of a sum and has no value of its own. */
        @Override
        public String quantity(Quantity quantity) {
            return Subexpressions.isOpen(quantity) ? FormulaText.inSentence(quantity.label())
                    : operand(quantity);
        }

        private String operand(Quantity quantity) {
            double value = evaluation.value(quantity);
            return Double.isNaN(value) ? LiveNumbers.NO_VALUE : quantity.printOperand(value, more).toString();
        }

        @Override
        public String constant(Constant constant) {
            return constant.text();
        }

        @Override
        public @Nullable Expression branch(Expression branching) {
            return DerivationWriter.this.branch(branching);
        }

        @Override
        public @Nullable String reduced(Expression part) {
            return reductions.get(part);
        }
    }
}
