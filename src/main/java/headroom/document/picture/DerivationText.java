package headroom.document.picture;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.Quantity;
import headroom.formula.TextSpan;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.derivation.Derivation;
import headroom.text.Figure;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The derivation of a number, as plain text. */
public final class DerivationText {

    private final Derivation derivation;

    DerivationText(Derivation derivation) {
        this.derivation = derivation;
    }

    /**
     * A few lines on a quantity: its value, for an estimate the formula by names and with values, what it rests on and what its functions answer, for
     * an assumption its source.
     */
    public static String of(Evaluation evaluation, Quantity quantity) {
        return switch (quantity) {
            case Estimate estimate -> new DerivationText(Derivation.of(evaluation, estimate)).lines();
            case Assumption assumption -> "%s = %s\n  %s\n".formatted(assumption.label(),
                    assumption.print(evaluation.value(assumption)), assumption.source());
            default -> quantity.label() + "\n";
        };
    }

    private String lines() {
        Stream<String> head = Stream.of(derivation.estimate().label() + " = " + result());
        Stream<String> reason = derivation.reason().stream().map(why -> "  no value: " + why);
        Stream<String> formula = Stream.of("  = " + words(), "  %s %s".formatted(derivation.sign(), values()));
        Stream<String> inputs = derivation.inputs().stream().map(input -> "  %s: %s".formatted(input.quantity().label(),
                input.how().isEmpty() || input.quantity() instanceof Assumption ? input.value()
                        : "%s %s %s".formatted(input.value(), input.sign(), TextSpan.join(input.how()))));
        Stream<String> remarks = derivation.remarks().stream().map(remark -> "  %s: %s".formatted(remark.term(),
                remark.sentence()));
        return Stream.of(head, reason, formula, inputs, remarks).flatMap(lines -> lines).map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /** The value, or a dash. */
    String result() {
        return derivation.result().map(Figure::toString).orElse(LiveNumbers.NO_VALUE);
    }

    /** The formula by names. */
    String words() {
        return TextSpan.join(derivation.words());
    }

    /** The formula with values, its last step, and the result, joined by signs of equality as far as they agree. */
    String values() {
        return values(TextSpan::text);
    }

    /** The same, where numbers and their units do not part at the end of a line. */
    String unbrokenValues() {
        return values(piece -> piece instanceof TextSpan.Mention mention ? unbroken(mention.text()) : piece.text());
    }

    private String values(Function<TextSpan, String> text) {
        Stream<String> steps = derivation.steps().stream()
                .map(step -> step.pieces().stream().map(text).collect(Collectors.joining()));
        String end = text.apply(new TextSpan.Mention(derivation.estimate(), derivation.end()));
        return Stream.concat(steps, Stream.of(end)).distinct()
                .collect(Collectors.joining(" %s ".formatted(derivation.sign())));
    }

    private static String unbroken(String figure) {
        return figure.replace(' ', Lettering.NO_BREAK);
    }
}
