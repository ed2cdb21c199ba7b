package headroom.ui.questions.goal;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.model.Check;
import headroom.model.Problem;
import headroom.whatif.seek.Fix;
import headroom.whatif.seek.GoalQuestion;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words about a fix, which say what it does besides fixing. */
record FixText(Fix fix, Problem problem) {

    /**
     * The part of ids that tells this fix from the others: the id of what is changed, and the direction or the option.
     */
    String id() {
        for (Assumption assumption : fix.change().assumptions()) {
            boolean up = fix.change().after().ownValue(assumption) > fix.change().before().ownValue(assumption);
            return assumption.id() + (fix.cheapest() ? "-cheapest" : up ? "-up" : "-down");
        }
        Choice choice = fix.change().choices().getFirst();
        return choice.id() + "-" + fix.change().after().option(choice).id();
    }

    /** The change, and whether it is the cheapest by that assumption: {@code Decode unit size 144 → 48 GPUs/unit, the cheapest}. */
    String change() {
        return fix.cheapest() ? fix.text() + ", the cheapest" : fix.text();
    }

    /**
     * The words on who can make the change, and what becomes of the cost and of the other checks:
     * {@code For the designers to decide. Cost +$144/h · 1.13×; Memory would fail}.
     */
    String effects() {
        String effects = besides();
        return "%s.%s".formatted(capital(fix.nature().whose()), effects.isEmpty() ? "" : " " + effects);
    }

    private static String capital(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private String besides() {
        Stream<String> cost = fix.cost().stream().map(
                change -> "%s %s".formatted(GoalQuestion.name(fix.scenario(), change.estimate()), change.text()));
        Stream<String> checks = Stream.of(told(fix.newlyFailing(), "would fail"),
                told(fix.stillFailing(), fix.stillFailing().size() == 1 ? "still fails" : "still fail"));
        return Stream.concat(cost, checks).filter(text -> !text.isEmpty()).collect(Collectors.joining("; "));
    }

    private static String told(List<Check> checks, String what) {
        String all = checks.stream().map(Check::label).collect(Collectors.joining(", "));
        return checks.isEmpty() ? "" : "%s %s".formatted(all, what);
    }
}
