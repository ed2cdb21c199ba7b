package headroom.model.derivation;

import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.TextSpan;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.text.Figure;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The way in which an estimate comes about in a scenario.
 *
 * @param words the formula, quantities by name; of branches, the one that counts
 * @param steps the same formula with values, from the whole of it to its last step
 * @param result the value; empty when it is absent
 * @param unrounded the value before it is rounded up or down for what it counts; empty where that is no further than to
 *        the nearest
 * @param agrees true when a reader who computes with the numbers as they are shown gets what is shown
 * @param reason why it is absent; empty when it is not
 * @param inputs the quantities that the formula names, in the order of their mention
 * @param choices the choices that decided which branch of the formula counts
 * @param remarks about each function that the formula calls, each bridge by which it crosses units, and each number that is
 *        the first for which something holds, once each
 */
public record Derivation(Estimate estimate, List<TextSpan> words, List<Step> steps, Optional<Figure> result,
        Optional<Figure> unrounded, boolean agrees, Optional<String> reason, List<Input> inputs, List<Choice> choices,
        List<Remark> remarks) {

    private static final String NEAR = "≈";

    /**
     * The formula with values.
     *
     * @param reductions the parts that stand as one number, with what is printed for them
     */
    public record Step(List<TextSpan> pieces, Map<Expression, String> reductions) {}

    /**
     * A quantity that a formula names.
     *
     * @param how for an estimate its formula with values, for an assumption where its value comes from
     * @param value as a person reads it
     * @param agrees true when a reader who computes with the numbers as they are shown gets what is shown
     */
    public record Input(Quantity quantity, List<TextSpan> how, String value, boolean agrees) {

        /** The sign between the value and how it comes about. */
        public String sign() {
            return Derivation.sign(agrees);
        }
    }

    /**
     * A remark on what a formula does not say itself.
     *
     * @param term a function as it is called, {@code q99(cv)}, or what is done with units
     * @param sentence the question that a function answers, or the reason for which units may be crossed
     */
    public record Remark(String term, String sentence) {}

    /** The sign between the steps: of equality, or that the numbers shown come only near. */
    public String sign() {
        return sign(agrees);
    }

    /** The steps' last words: the result, perhaps after what it is rounded from. */
    public String end() {
        String shown = result.map(Figure::toString).orElse(LiveNumbers.NO_VALUE);
        return unrounded.map(figure -> figure + " " + NEAR + " ").orElse("") + shown;
    }

    private static String sign(boolean agrees) {
        return agrees ? "=" : NEAR;
    }

    /** The derivation of an estimate. */
    public static Derivation of(Evaluation evaluation, Estimate estimate) {
        return new DerivationWriter(evaluation).derivation(estimate);
    }
}
