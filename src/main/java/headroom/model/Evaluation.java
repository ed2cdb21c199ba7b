package headroom.model;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.Subexpressions;
import headroom.formula.program.Columns;
import headroom.text.Figure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** The answers of a problem for one scenario: a pure function of it, computed once. Safe for any thread. */
public final class Evaluation {

    private static final Comparator<CheckResult> GRAVEST_FIRST = Comparator
            .comparing((CheckResult result) -> result.check().kind()).thenComparingDouble(CheckResult::margin);

    private final Scenario scenario;
    private final Columns columns;
    private final List<CheckResult> checks;

    private Evaluation(Scenario scenario) {
        this.scenario = scenario;
        Problem problem = scenario.problem();
        this.columns = problem.program(scenario.options()).run(this::input, 1);
        List<CheckResult> results = new ArrayList<>();
        for (Check check : problem.checks()) {
            results.add(result(check, problem.firstOutputOf(results.size())));
        }
        this.checks = List.copyOf(results);
    }

    /** Evaluates a scenario. */
    public static Evaluation of(Scenario scenario) {
        return new Evaluation(scenario);
    }

    private double[] input(Quantity quantity) {
        return new double[]{scenario.baseValue((Assumption) quantity)};
    }

    private CheckResult result(Check check, int output) {
        double value = columns.output(output);
        double limit = columns.output(output + 1);
        boolean applies = columns.output(output + 2) != 0;
        double margin = applies ? check.margin(value, limit) : 0;
        CheckResult.Outcome outcome = !applies ? CheckResult.Outcome.NOT_APPLICABLE
                : Check.passes(margin) ? CheckResult.Outcome.PASSED : CheckResult.Outcome.FAILED;
        return new CheckResult(check, outcome, value, limit, margin);
    }

    public Scenario scenario() {
        return scenario;
    }

    /**
     * The value of any expression over the problem's quantities, in base units; NaN when it is absent, also because it
     * runs over a coordinate.
     */
    public double value(Expression expression) {
        if (columns.has(expression)) {
            return columns.value(expression, 0);
        }
        if (expression instanceof Assumption assumption) {
            return scenario.baseValue(assumption);
        }
        return Subexpressions.isOpen(expression) ? Double.NaN : compiled(Map.of(), expression);
    }

    /** The value of an expression in which some coordinates have a value; NaN when it is absent. */
    public double valueAt(Map<Coordinate, Double> coordinates, Expression expression) {
        return coordinates.isEmpty() ? value(expression) : compiled(coordinates, expression);
    }

    private double compiled(Map<Coordinate, Double> coordinates, Expression expression) {
        return scenario.problem().program(List.of(expression), scenario.options(), Set.copyOf(coordinates.keySet()))
                .run(quantity -> quantity instanceof Coordinate coordinate
                        ? new double[]{Objects.requireNonNull(coordinates.get(coordinate))}
                        : input(quantity), 1)
                .value(expression, 0);
    }

    /** True when a condition holds; one that depends on an absent value does not. */
    public boolean holds(Condition condition) {
        return value(condition.indicator()) == 1;
    }

    /** True when an assumption counts in this scenario; one that is used only under some condition may not. */
    public boolean uses(Assumption assumption) {
        return counts(scenario.problem().usage(assumption));
    }

    /** True when a choice counts in this scenario; one that is used only under some condition may not. */
    public boolean uses(Choice choice) {
        return counts(scenario.problem().usage(choice));
    }

    private boolean counts(Usage usage) {
        Condition used = usage.used();
        return used == null || holds(used);
    }

    /** A quantity's value as a person reads it; empty when it is absent, {@link #reason} says why. */
    public Optional<Figure> figure(Quantity quantity) {
        double value = value(quantity);
        return Double.isNaN(value) ? Optional.empty() : Optional.of(quantity.print(value));
    }

    /** The reason in few words, without the way out that may follow; empty when the estimate has a value. */
    public Optional<String> briefReason(Estimate estimate) {
        return reason(estimate).map(reason -> reason.replaceFirst(";.*", ""));
    }

    /** The reason for which an estimate has no value; empty when it has one. */
    public Optional<String> reason(Estimate estimate) {
        return Double.isNaN(value(estimate))
                ? Optional.of(new AbsenceReason(this::valueAt, scenario::option).of(estimate)) : Optional.empty();
    }

    /** The results of all checks, in the problem's order. */
    public List<CheckResult> checks() {
        return checks;
    }

    /** The result of one check. */
    public CheckResult check(Check check) {
        return checks.get(scenario.problem().checks().indexOf(check));
    }

    /** The checks that fail: the gravest kind first, within a kind the one furthest beyond its limit, of equals the first. */
    public List<CheckResult> failures() {
        return checks.stream().filter(CheckResult::failed).sorted(GRAVEST_FIRST).toList();
    }

    /** The check that binds the design: the gravest failure; empty when none fails. */
    public Optional<CheckResult> binding() {
        return failures().stream().findFirst();
    }

    /**
     * The text of a failed check, with live numbers to be filled in; empty where the check has none for this case. The
     * reason stands for it where the check has no value and the text would show another number that has none.
     */
    public LiveText failureOf(Check check) {
        LiveText text = check.failures().stream().filter(failure -> holds(failure.when())).findFirst()
                .map(Check.Failure::text).orElse(LiveText.EMPTY);
        return Double.isNaN(value(check.value())) ? absence(text).orElse(text) : text;
    }

    private Optional<LiveText> absence(LiveText text) {
        return text.parts().stream().filter(LiveText.Slot.class::isInstance).map(LiveText.Slot.class::cast)
                .filter(slot -> slot.changes().isEmpty())
                .flatMap(slot -> scenario.problem().estimate(slot.id()).stream())
                .flatMap(estimate -> reason(estimate).stream()).findFirst()
                .map(reason -> new LiveText("%s%s.".formatted(reason.substring(0, 1).toUpperCase(Locale.ROOT),
                        reason.substring(1))));
    }
}
