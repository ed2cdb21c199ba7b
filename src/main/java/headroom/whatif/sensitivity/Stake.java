package headroom.whatif.sensitivity;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.formula.FormulaText;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.text.Digits;
import headroom.text.Figure;
import headroom.whatif.Column;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * The stake of a question that is asked before designing: how far an estimate moves with the answer.
 *
 * @param estimate the estimate
 * @param about the assumption or choice that moves it most, and how that itself moves
 * @param values the estimate's values on the way, in base units, the present one first
 */
public record Stake(Estimate estimate, String about, Column values) {

    /** The largest stake first. */
    public static final Comparator<Stake> LARGEST_FIRST = Comparator.comparingDouble(Stake::size).reversed();

    /**
     * The stake of a question.
     *
     * @param ids of the assumptions and choices that it is about; others are passed over
     * @param share the distance that an assumption without an uncertain range is moved, as a share up and down
     * @param cancelled is asked before each assumption
     * @return empty where it is about none
     */
    public static Optional<Stake> of(Evaluation present, Estimate estimate, Set<String> ids, double share,
            BooleanSupplier cancelled) {
        Scenario scenario = present.scenario();
        double now = present.value(estimate);
        List<Assumption> assumptions = scenario.problem().assumptions().stream()
                .filter(assumption -> ids.contains(assumption.id())).toList();
        Stream<Stake> bySwing = Sensitivity.of(scenario, estimate, share, assumptions, cancelled).stream()
                .map(swing -> new Stake(estimate, "%s at %s".formatted(
                        FormulaText.inSentence(swing.assumption().label()), swing.way()),
                        Column.of(DoubleStream.concat(DoubleStream.of(now),
                                DoubleStream.of(swing.values().toArray())).toArray())));
        Stream<Stake> byOption = scenario.problem().choices().stream().filter(choice -> ids.contains(choice.id()))
                .map(choice -> of(present, estimate, choice));
        return Stream.concat(byOption, bySwing).min(LARGEST_FIRST);
    }

    private static Stake of(Evaluation present, Estimate estimate, Choice choice) {
        Scenario scenario = present.scenario();
        List<Choice.Option> others = choice.options().stream()
                .filter(option -> !option.equals(scenario.option(choice))).toList();
        return new Stake(estimate, "%s as %s".formatted(FormulaText.inSentence(choice.label()),
                choice.options().stream().map(Choice.Option::label).collect(Collectors.joining(" or "))),
                Column.of(Stream.concat(Stream.of(present.value(estimate)), others.stream()
                        .map(option -> Evaluation.of(scenario.with(choice, option)).value(estimate)))
                        .mapToDouble(Double::doubleValue).toArray()));
    }

    /**
     * The distance that the estimate moves, as a share of the largest value on the way; 1 where it has no value
     * somewhere on it.
     */
    double size() {
        double least = values.present().min().orElse(0);
        double greatest = values.present().max().orElse(0);
        double largest = Math.max(Math.abs(least), Math.abs(greatest));
        return losesValue() ? 1 : largest == 0 ? 0 : (greatest - least) / largest;
    }

    private boolean losesValue() {
        return values.present().count() < values.size() && !values.isAbsent();
    }

    /** The stake in a sentence: {@code GPUs deployed: 512 to 576 GPUs, with peak request rate at 450–550 req/s.} */
    public String sentence() {
        return "%s: %s, with %s.".formatted(estimate.label(), outcome(), about);
    }

    private String outcome() {
        if (values.isAbsent()) {
            return "no value";
        }
        if (losesValue()) {
            return "no value for some answers";
        }
        double least = values.present().min().orElseThrow();
        double greatest = values.present().max().orElseThrow();
        List<Figure> ends = estimate.printApart(least, greatest);
        return Digits.same(least, greatest) ? "no change" : "%s to %s".formatted(ends.getFirst(), ends.getLast());
    }
}
