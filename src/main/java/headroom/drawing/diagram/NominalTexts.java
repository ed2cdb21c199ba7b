package headroom.drawing.diagram;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.TextSpan;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.LiveText;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Texts about as long as they get: assumptions at the longer end of their range, estimates as at the defaults and a digit
 * longer, choices by their longest option. The layout measures these, so that it does not move when a value does.
 */
final class NominalTexts {

    /** Stands for a number that has no value at the defaults. */
    private static final String SOME_NUMBER = "88.8";

    private final Problem problem;
    private final LiveNumbers defaults;

    NominalTexts(Problem problem) {
        this.problem = problem;
        this.defaults = new LiveNumbers(Evaluation.of(Scenario.defaults(problem)));
    }

    /** The text to measure for a live text. */
    String of(LiveText text) {
        StringBuilder nominal = new StringBuilder();
        List<TextSpan> pieces = defaults.pieces(text);
        for (int i = 0; i < pieces.size(); i++) {
            nominal.append(switch (text.parts().get(i)) {
                case LiveText.Words words -> words.text();
                case LiveText.Slot slot -> of(slot, pieces.get(i));
            });
        }
        return nominal.toString();
    }

    private String of(LiveText.Slot slot, TextSpan filled) {
        if (filled instanceof TextSpan.Mention mention && mention.quantity() instanceof Assumption assumption) {
            return longest(Stream.of(assumption.range().low(), assumption.ownDefault(), assumption.range().high())
                    .map(assumption.unit()::toBase).map(assumption::print)
                    .map(figure -> slot.numberOnly() ? figure.number() : figure.toString())).orElseThrow();
        }
        if (filled instanceof TextSpan.Mention mention) {
            boolean absent = mention.text().equals(LiveNumbers.NO_VALUE);
            return absent ? SOME_NUMBER + " " + mention.quantity().unit().symbol() : "8" + mention.text();
        }
        return longest(problem.choice(slot.id()).stream().map(Choice::options).flatMap(List::stream)
                .map(Choice.Option::label)).orElse(filled.text());
    }

    private static Optional<String> longest(Stream<String> texts) {
        return texts.max(Comparator.comparingInt(String::length));
    }
}
