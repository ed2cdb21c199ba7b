package headroom.whatif.seek;

import headroom.formula.Assumption;
import headroom.formula.FormulaText;
import headroom.formula.Range;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.whatif.seek.Goal.Relation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** An answer in plain sentences. */
public record GoalSentence(GoalQuestion question, Answer answer) {

    /** More intervals than this are counted instead of told. */
    private static final int FEW = 3;

    /** The sentence on the values that reach the goal, or on the nearest to it. */
    public String text() {
        if (!question.isConnected()) {
            return "%s does not depend on %s%s.".formatted(question.name(), by(), answer.nearest()
                    .map(nearest -> ": it stays at " + question.estimate().print(nearest.value()))
                    .orElse(answer.intervals().isEmpty() ? "" : ", and reaches the goal already"));
        }
        if (answer.intervals().isEmpty()) {
            return answer.nearest()
                    .map(nearest -> "Out of reach; nearest is %s at %s.".formatted(
                            question.estimate().print(nearest.value()), question.print(nearest.at())))
                    .orElseGet(() -> "%s has no value at any %s.".formatted(question.name(), by()));
        }
        String already = answer.intervals().stream().anyMatch(interval -> interval.contains(question.present()))
                ? " It does so now, at %s.".formatted(question.print(question.present())) : "";
        return (isWhole() ? "Whatever %s is, %s %s.".formatted(by(), question.name(), stays())
                : "%s %s %s %s.".formatted(question.by().label(), intervals(), keeps(), goal())) + already;
    }

    /** The sentence on where there is no value, and why; empty where there is one everywhere. */
    public Optional<String> absence() {
        return answer.absent().stream().findFirst().map(first -> {
            Scenario scenario = question.scenario();
            double middle = question.by().range().nearest(first.near((first.low() + first.high()) / 2));
            String reason = Evaluation.of(scenario.with(question.by(), middle)).reason(question.estimate())
                    .map(sentence -> ": " + FormulaText.inSentence(sentence).replaceFirst("\\.$", "")).orElse("");
            String more = answer.absent().size() == 1 ? "" : ", and elsewhere";
            return "It has no value at %s%s%s.".formatted(print(first), more, reason);
        });
    }

    /** An interval as a person reads it, rounded inwards: {@code 62.4–99 %}. */
    public String print(Interval interval) {
        Interval rounded = interval.rounded();
        Assumption assumption = question.by();
        return rounded.low() == rounded.high() ? question.print(rounded.low())
                : "%s–%s".formatted(assumption.print(assumption.unit().toBase(rounded.low())).number(),
                        question.print(rounded.high()));
    }

    private String by() {
        return FormulaText.inSentence(question.by().label());
    }

    private boolean isWhole() {
        Range range = question.by().range();
        List<Interval> all = answer.intervals();
        boolean apart = range.zero() && range.low() > 0;
        return all.size() == (apart ? 2 : 1) && all.getLast().low() == range.low()
                && all.getLast().high() == range.high();
    }

    private String intervals() {
        List<Interval> all = answer.intervals();
        return all.size() > FEW ? "in one of %d ranges".formatted(all.size())
                : all.stream().map(this::print).collect(Collectors.joining(" or "));
    }

    private String keeps() {
        return switch (question.relation()) {
            case AT_MOST, AT_LEAST -> "keeps " + question.name() + " at";
            case EQUAL -> "makes " + question.name();
        };
    }

    private String stays() {
        return (question.relation() == Relation.EQUAL ? "is " : "stays at ") + goal();
    }

    private String goal() {
        String target = question.estimate().printExact(question.target()).toString();
        return switch (question.relation()) {
            case AT_MOST -> target + " or less";
            case AT_LEAST -> target + " or more";
            case EQUAL -> target;
        };
    }
}
