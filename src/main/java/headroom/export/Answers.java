package headroom.export;

import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Evaluation;
import headroom.model.Prose;
import headroom.model.Scenario;
import headroom.model.expression.Estimate;
import headroom.model.expression.Figure;
import headroom.model.expression.Quantity;
import java.util.List;
import java.util.stream.Collectors;

/** The answers of an evaluation in the words that all kinds of text share. */
final class Answers {

    private final Evaluation evaluation;
    private final Scenario origin;

    /** The answers of an evaluation; changes are counted against {@code origin}. */
    Answers(Evaluation evaluation, Scenario origin) {
        this.evaluation = evaluation;
        this.origin = origin;
    }

    /** The problem and the scenario, on one line whatever a file calls it. */
    String title() {
        String name = evaluation.scenario().name().replaceAll("[\\p{IsControl}\\u2028\\u2029]+", " ").strip();
        return evaluation.scenario().problem().name() + ": " + name;
    }

    /** What the scenario changes, each change between two texts; nothing when it changes nothing. */
    String changes(String before, String after) {
        List<String> changes = Changes.of(evaluation.scenario(), origin);
        return changes.isEmpty() ? ""
                : changes.stream().map(change -> before + change + "\n").collect(Collectors.joining()) + after;
    }

    /** A value as a person reads it, or a dash. */
    String figure(Quantity quantity) {
        return evaluation.figure(quantity).map(figure -> apart(quantity, figure)).map(Figure::toString)
                .orElse(Prose.NO_VALUE);
    }

    /** Prices of one kind stand in one list: those that differ read apart. */
    private Figure apart(Quantity quantity, Figure figure) {
        if (quantity.style() != Style.DOLLARS) {
            return figure;
        }
        List<Estimate> alike = evaluation.scenario().problem().estimates().stream()
                .filter(estimate -> estimate.style() == Style.DOLLARS && estimate.unit().equals(quantity.unit()))
                .toList();
        int place = alike.indexOf(quantity);
        return place < 0 ? figure
                : quantity.printApart(alike.stream().mapToDouble(evaluation::value).toArray()).get(place);
    }

    /** What became of a check, as a sign. */
    String sign(CheckResult result) {
        return switch (result.outcome()) {
            case PASSED -> "✓";
            case FAILED -> "×";
            case NOT_APPLICABLE -> "–";
        };
    }

    /** How far a check is inside its limit, or beyond it. */
    String room(CheckResult result) {
        return result.applies() ? result.room().text() : "does not apply";
    }

    /** A sentence or two on what binds the design. */
    String binding() {
        return evaluation.binding().map(CheckResult::check).map(this::bound).orElse("Every check that applies passes.");
    }

    private String bound(Check check) {
        String sentence = new Prose(evaluation).text(evaluation.failureOf(check));
        return "Binding constraint: %s. %s".formatted(check.label(), sentence).strip();
    }
}
