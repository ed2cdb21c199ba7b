package headroom.model;

import headroom.model.expression.Choice;
import headroom.model.expression.Estimate;
import headroom.model.expression.Expression;
import headroom.model.expression.Figure;
import headroom.model.expression.Piece;
import headroom.model.expression.Quantity;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How an estimate comes about in a scenario.
 *
 * @param words the formula, quantities by name; of branches, the one that counts
 * @param steps the same formula with values, from the whole of it to its last step
 * @param result the value; empty when it is absent
 * @param reason why it is absent; empty when it is not
 * @param inputs the quantities that the formula names, in the order of their mention
 * @param choices those that decided which branch of the formula counts
 * @param remarks about each function that the formula calls and each bridge by which it crosses units, once each
 */
public record Derivation(Estimate estimate, List<Piece> words, List<Step> steps, Optional<Figure> result,
        Optional<String> reason, List<Input> inputs, List<Choice> choices, List<Remark> remarks) {

    /**
     * The formula with values.
     *
     * @param reductions the parts that stand as one number, with what is printed for them
     */
    public record Step(List<Piece> pieces, Map<Expression, String> reductions) {}

    /**
     * A quantity that a formula names.
     *
     * @param how for an estimate its formula with values, for an assumption where its value comes from
     * @param value as a person reads it
     */
    public record Input(Quantity quantity, List<Piece> how, String value) {}

    /**
     * What a formula does not say itself.
     *
     * @param term a function as it is called, {@code q99(cv)}, or what is done with units
     * @param sentence what a function answers, or why units may be crossed
     */
    public record Remark(String term, String sentence) {}

    /** How an estimate comes about. */
    public static Derivation of(Evaluation evaluation, Estimate estimate) {
        return new DerivationWriter(evaluation).derivation(estimate);
    }
}
