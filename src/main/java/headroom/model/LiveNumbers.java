package headroom.model;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Constant;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.TextSpan;
import headroom.text.Figure;
import headroom.text.Nouns;
import headroom.text.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Fills live texts with the numbers of an evaluation. */
public final class LiveNumbers {

    /** The dash in the place of a number that has no value. */
    public static final String NO_VALUE = "—";

    /** A number and what it is of, or the percent sign behind a number that was filled in. */
    private static final Pattern TOGETHER = Pattern.compile("(\\b\\d[\\d.,]*) (?=[%\\p{L}])|^ (?=%)");
    private static final Pattern PLAIN_NUMBER = Pattern.compile("\\d+(\\.\\d+)?|\\.\\d+");

    private final Evaluation evaluation;

    /** Texts with the numbers of one evaluation. */
    public LiveNumbers(Evaluation evaluation) {
        this.evaluation = evaluation;
    }

    /** The text with its numbers, quantities marked as mentions. */
    public List<TextSpan> pieces(LiveText text) {
        List<TextSpan> pieces = new ArrayList<>();
        for (LiveText.Part part : text.parts()) {
            pieces.add(switch (part) {
                case LiveText.Words words ->
                        new TextSpan.Words(endsInOne(pieces) ? Nouns.afterOne(words.text()) : words.text());
                case LiveText.Slot slot -> fill(slot);
            });
        }
        return pieces;
    }

    private static boolean endsInOne(List<TextSpan> pieces) {
        return !pieces.isEmpty() && pieces.getLast().text().equals("1");
    }

    /** The text with its numbers. */
    public String text(LiveText text) {
        return TextSpan.join(pieces(text));
    }

    /** A text in which no line ends between a number and its unit. */
    public static String unbroken(String text) {
        return TOGETHER.matcher(text).replaceAll("$1\u00a0");
    }

    private TextSpan fill(LiveText.Slot slot) {
        Scenario scenario = evaluation.scenario();
        Evaluation where = slot.changes().isEmpty() ? evaluation : Evaluation.of(changed(scenario, slot.changes()));
        Optional<Choice> choice = scenario.problem().choice(slot.id());
        if (choice.isPresent()) {
            return new TextSpan.Words(where.scenario().option(choice.get()).label());
        }
        Quantity quantity = scenario.problem().quantity(slot.id());
        Optional<Figure> figure = where.figure(quantity);
        String text = figure.map(found -> slot.numberOnly() ? found.number() : found.toString()).orElse(NO_VALUE);
        return new TextSpan.Mention(quantity, text);
    }

    /** The scenario with the changes that a slot names; values that would leave their range stay at its end. */
    static Scenario changed(Scenario scenario, List<LiveText.Change> changes) {
        Scenario result = scenario;
        for (LiveText.Change change : changes) {
            Problem problem = scenario.problem();
            Optional<Choice> choice = problem.choice(change.id());
            if (choice.isPresent()) {
                result = result.with(choice.get(), choice.get().option(change.value()).orElseThrow(
                        () -> new IllegalArgumentException(
                                "%s has no option %s".formatted(change.id(), change.value()))));
            } else {
                Assumption assumption = problem.assumption(change.id()).orElseThrow(
                        () -> new IllegalArgumentException("%s is no assumption and no choice".formatted(change.id())));
                double wanted = changed(result.ownValue(assumption), change, value(change, assumption, scenario));
                // Without a value there is nothing to change by.
                result = Double.isNaN(wanted) ? result : result.with(assumption, assumption.range().nearest(wanted));
            }
        }
        return result;
    }

    private static double changed(double value, LiveText.Change change, double by) {
        return switch (change.way()) {
            case SET -> by;
            case TIMES -> value * by;
            case PLUS -> value + by;
        };
    }

    /** The value of a change's formula: a factor, or in the assumption's own unit; a plain number is in that unit already. */
    private static double value(LiveText.Change change, Assumption assumption, Scenario scenario) {
        if (PLAIN_NUMBER.matcher(change.value()).matches()) {
            return Double.parseDouble(change.value());
        }
        Expression formula = scenario.problem().formula(change.value());
        double base = Evaluation.of(scenario).value(formula);
        boolean plain = formula instanceof Constant constant && constant.unit().equals(Unit.NONE);
        return plain || change.way() == LiveText.Way.TIMES ? base : assumption.unit().fromBase(base);
    }
}
