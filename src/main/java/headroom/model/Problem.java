package headroom.model;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Group;
import headroom.formula.Quantity;
import headroom.formula.Source;
import headroom.formula.Subexpressions;
import headroom.formula.language.FormulaReader;
import headroom.formula.language.Scope;
import headroom.formula.program.Compiler;
import headroom.formula.program.Program;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A design problem: data only. It is checked when it is built, so that every later question has an answer.
 *
 * @see ProblemRules what is checked
 */
public final class Problem {

    /** The programs that are kept: several times what all charts, texts and answers of a window ask for at once. */
    static final int PROGRAMS = 512;
    /**
     * The evaluations' programs that are kept, which are the largest; a table of what each option would change asks for
     * twenty.
     */
    private static final int EVALUATIONS = 64;

    private final Definition is;
    private final List<Group> groups;
    private final Map<Assumption, Integer> indices;
    private final Map<String, Quantity> quantities;
    private final Scope scope;
    private final List<Expression> outputs;
    private final RecentlyUsed<ProgramKey, Program> programs = RecentlyUsed.most(PROGRAMS);
    private final RecentlyUsed<Map<Choice, Choice.Option>, Program> evaluations = RecentlyUsed.most(EVALUATIONS);

    private record ProgramKey(List<? extends Expression> outputs, Map<Choice, Choice.Option> choices,
            Set<Quantity> given) {}

    /**
     * All that a problem is made of.
     *
     * @param title the name on a tab: {@code MoE service}
     * @param name the problem in a line: {@code An online service for a 600B-class MoE model}
     * @param brief the task, in two or three sentences
     * @param assumptions the assumptions in the order of their rows
     * @param estimates the estimates in the order of the list
     * @param steps numbers that only texts and charts mention
     * @param checks the checks, of which the first of equally broken ones binds
     * @param headlines the headlines in the order of the tiles
     * @param charts the charts in the order of the grid
     * @param cost the estimate by which one design is cheaper than another; null where nothing is paid for
     * @param groups the groups in their order; those that are not named come after them
     * @param usages the parts that assumptions play; the others always count
     * @param choiceUsages the parts that choices play; the others always count
     * @param scope the meaning of names in formulas and texts; null where only quantities and choices have names
     */
    public record Definition(String id, String title, String name, String brief, List<Assumption> assumptions,
            List<Choice> choices, List<Estimate> estimates, List<Estimate> steps, List<Check> checks,
            List<Headline> headlines, List<ChartSpec> charts, Diagram diagram, @Nullable Estimate cost,
            List<Group> groups, Map<Assumption, Usage> usages, Map<Choice, Usage> choiceUsages, @Nullable Scope scope) {

        public Definition {
            assumptions = List.copyOf(assumptions);
            choices = List.copyOf(choices);
            estimates = List.copyOf(estimates);
            steps = List.copyOf(steps);
            checks = List.copyOf(checks);
            headlines = List.copyOf(headlines);
            charts = List.copyOf(charts);
            groups = List.copyOf(groups);
            usages = Map.copyOf(usages);
            choiceUsages = Map.copyOf(choiceUsages);
        }
    }

    /**
     * Builds a problem.
     *
     * @throws IllegalArgumentException in a sentence that names what is wrong: a unit, a duplicate id, an unknown
     *         reference
     */
    public Problem(Definition definition) {
        this.is = definition;
        this.groups = Stream.of(is.groups.stream(), is.assumptions.stream().map(Assumption::group),
                is.choices.stream().map(Choice::group)).flatMap(groups -> groups).distinct().toList();
        this.quantities =
                ProblemRules.check(this).stream().collect(Collectors.toMap(Quantity::id, Function.identity()));
        this.scope = scope(quantities.values());
        this.indices = IntStream.range(0, is.assumptions.size()).boxed()
                .collect(Collectors.toMap(is.assumptions::get, i -> i));
        this.outputs = new ArrayList<>(is.estimates);
        is.checks.forEach(check -> outputs.addAll(List.of(check.value(), check.limit(), check.applies().indicator())));
    }

    public String id() {
        return is.id;
    }

    /** The name on a tab. */
    public String title() {
        return is.title;
    }

    /** The problem in a line. */
    public String name() {
        return is.name;
    }

    /** The task, in two or three sentences. */
    public String brief() {
        return is.brief;
    }

    public List<Assumption> assumptions() {
        return is.assumptions;
    }

    /** The groups of assumptions and choices, in their order. */
    public List<Group> groups() {
        return groups;
    }

    /** The part that an assumption plays. */
    public Usage usage(Assumption assumption) {
        return is.usages.getOrDefault(assumption, Usage.PLAIN);
    }

    /** The part that a choice plays. */
    public Usage usage(Choice choice) {
        return is.choiceUsages.getOrDefault(choice, Usage.PLAIN);
    }

    /**
     * True when an assumption is a measured rate or belongs to one, since it is used only where that is: nobody decides about
     * it, and it can be derived from the hardware instead.
     */
    public boolean isMeasured(Assumption assumption) {
        Condition used = usage(assumption).used();
        return isRate(assumption) || (used != null && is.assumptions.stream()
                .anyMatch(rate -> isRate(rate) && used.equals(usage(rate).used())));
    }

    private boolean isRate(Assumption assumption) {
        return usage(assumption).derived() != null || assumption.source().kind() == Source.Kind.MEASURED;
    }

    public List<Choice> choices() {
        return is.choices;
    }

    /** The estimates of the problem's list, without the steps that only formulas name. */
    public List<Estimate> estimates() {
        return is.estimates;
    }

    /** The numbers that only texts and charts mention. */
    public List<Estimate> steps() {
        return is.steps;
    }

    /** The estimates of the list and then the steps, without those that have values only along a coordinate. */
    public List<Estimate> figures() {
        return Stream.concat(is.estimates.stream(), is.steps.stream().filter(step -> !Subexpressions.isOpen(step)))
                .toList();
    }

    public List<Check> checks() {
        return is.checks;
    }

    public List<Headline> headlines() {
        return is.headlines;
    }

    public List<ChartSpec> charts() {
        return is.charts;
    }

    public Diagram diagram() {
        return is.diagram;
    }

    /** The estimate by which one design is cheaper than another; empty where nothing is paid for. */
    public Optional<Estimate> cost() {
        return Optional.ofNullable(is.cost);
    }

    /** The assumption of that id, if there is one. */
    public Optional<Assumption> assumption(String wanted) {
        return quantities.get(wanted) instanceof Assumption assumption ? Optional.of(assumption) : Optional.empty();
    }

    /** The choice of that id, if there is one. */
    public Optional<Choice> choice(String wanted) {
        return is.choices.stream().filter(choice -> choice.id().equals(wanted)).findFirst();
    }

    /** The estimate or step of that id, if there is one. */
    public Optional<Estimate> estimate(String wanted) {
        return quantities.get(wanted) instanceof Estimate estimate ? Optional.of(estimate) : Optional.empty();
    }

    /** The assumption, estimate or step of that id, which must exist. */
    public Quantity quantity(String wanted) {
        Quantity found = quantities.get(wanted);
        if (found == null) {
            throw new NoSuchElementException("%s has no assumption and no estimate %s".formatted(is.id, wanted));
        }
        return found;
    }

    /** The sentence about what a live text asks for and the problem does not have; empty when all of it can be filled in. */
    public Optional<String> rejection(LiveText text) {
        return new TextRules(is.id, scope).breach(text);
    }

    /**
     * A formula in terms of this problem.
     *
     * @throws NoSuchElementException in a sentence, when the text is no formula
     */
    public Expression formula(String text) {
        return new FormulaReader(scope).formula(text).orElseThrow();
    }

    /** The meaning of names before the problem is built in full. */
    Scope scope(Collection<Quantity> reached) {
        return is.scope == null ? new ProblemScope(reached, is.choices) : is.scope;
    }

    /** The listed estimates whose formulas name a quantity directly, in the problem's order. */
    public List<Estimate> dependents(Quantity quantity) {
        return is.estimates.stream().filter(estimate -> names(estimate.formula(), quantity)).toList();
    }

    private static boolean names(Expression part, Quantity quantity) {
        return part.equals(quantity) || Subexpressions.of(part).stream().anyMatch(inner -> names(inner, quantity))
                || (part instanceof Estimate step && step.isStep() && names(step.formula(), quantity));
    }

    int indexOf(Assumption assumption) {
        Integer index = indices.get(assumption);
        if (index == null) {
            throw new IllegalArgumentException("%s is no assumption of %s".formatted(assumption.id(), is.id));
        }
        return index;
    }

    /** The program of everything that an evaluation needs: all estimates, and value, limit and applicability of checks. */
    Program program(Map<Choice, Choice.Option> options) {
        return evaluations.of(options, chosen -> Compiler.compile(outputs, chosen, Set.of()));
    }

    /** The index of a check's value among the outputs of {@link #program(Map)}; its limit and its applicability come next. */
    int firstOutputOf(int check) {
        return is.estimates.size() + 3 * check;
    }

    /**
     * A program for some expressions, kept for a while.
     *
     * @param given quantities besides assumptions that a run will be given
     */
    public Program program(List<? extends Expression> wanted, Map<Choice, Choice.Option> options, Set<Quantity> given) {
        return programs.of(new ProgramKey(wanted, options, given), _ -> Compiler.compile(wanted, options, given));
    }

    /** The number of programs that are kept, beside those of evaluations. */
    long programsKept() {
        return programs.used();
    }

    /** Two are equal when everything that they hold is, so that a file that was only touched changes nothing. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Problem that && is.id.equals(that.is.id) && content().equals(that.content()));
    }

    @Override
    public int hashCode() {
        return is.id.hashCode();
    }

    private List<Object> content() {
        return List.of(is.title, is.name, is.brief, is.assumptions, is.choices, is.estimates, is.steps, is.checks,
                is.headlines, is.charts, is.diagram, cost(), groups, is.usages, is.choiceUsages,
                is.choices.stream().map(Choice::content).toList(), quantities.values().stream()
                        .sorted(Comparator.comparing(Quantity::id)).map(Quantity::content).toList());
    }

    @Override
    public String toString() {
        return is.id;
    }
}
