package headroom.model;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.text.Digits;
import headroom.text.Figure;
import java.util.List;
import java.util.stream.Stream;

/**
 * The things that are set differently in two scenarios of a problem; what became of an estimate thereby is a {@link Change}.
 *
 * @param assumptions the assumptions whose values differ, in the problem's order
 * @param choices the choices whose options differ, in the problem's order
 * @param ranges the assumptions that are not as uncertain, in the problem's order
 */
public record Difference(Scenario before, Scenario after, List<Assumption> assumptions, List<Choice> choices,
        List<Assumption> ranges) {

    /** The difference between two scenarios of one problem. */
    public static Difference between(Scenario before, Scenario after) {
        return new Difference(before, after, after.changedAssumptions(before), after.changedChoices(before),
                after.changedRanges(before));
    }

    /** The number of things that differ. */
    public int size() {
        return assumptions.size() + choices.size() + ranges.size() + (isDrawnOtherwise() ? 1 : 0);
    }

    private boolean isDrawnOtherwise() {
        return !before.sampling().equals(after.sampling());
    }

    /** True when nothing differs. */
    public boolean isEmpty() {
        return size() == 0;
    }

    /** The lines, one for each thing that differs: {@code Peak request rate 500 → 800 req/s}. */
    public List<String> lines() {
        Stream<String> drawn = Stream.of(drawn()).filter(_ -> isDrawnOtherwise());
        return Stream.of(assumptions.stream().map(this::line), choices.stream().map(this::line),
                ranges.stream().map(this::rangeLine), drawn).flatMap(lines -> lines).toList();
    }

    private String drawn() {
        return before.sampling().text().equals(after.sampling().text())
                ? "Checks hold surely from %s of the samples on".formatted(after.sampling().thresholdText())
                : after.sampling().text();
    }

    /** The difference in one line: the thing itself when it is one, else the number of things. */
    public String summary() {
        return size() == 1 ? lines().getFirst() : "%d changes".formatted(size());
    }

    private String line(Assumption assumption) {
        Figure from = assumption.print(before.baseValue(assumption));
        Figure to = assumption.print(after.baseValue(assumption));
        String digits = Digits.exact(before.ownValue(assumption));
        boolean another = !from.number().endsWith(digits);
        return "%s %s → %s".formatted(assumption.label(), another ? from : digits, to);
    }

    private String line(Choice choice) {
        return "%s: %s → %s".formatted(choice.label(), before.option(choice).label(), after.option(choice).label());
    }

    private String rangeLine(Assumption assumption) {
        return "%s %s".formatted(assumption.label(), after.range(assumption)
                .map(range -> "uncertain, %s".formatted(range.print(assumption))).orElse("certain"));
    }
}
