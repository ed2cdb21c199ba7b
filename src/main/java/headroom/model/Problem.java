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
import java.util.LinkedHashMap;
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

    /** Several times what all charts, texts and answers of a window ask for at once. */
    static final int PROGRAMS = 512;
    /** These are the largest programs; a table of what each option would change asks for some twenty of them. */
    private static final int EVALUATIONS = 64;

    private final String id;
    private final String title;
    private final String name;
    private final String brief;
    private final List<Assumption> assumptions;
    private final List<Choice> choices;
    private final List<Estimate> estimates;
    private final List<Estimate> steps;
    private final List<Check> checks;
    private final List<Headline> headlines;
    private final List<ChartSpec> charts;
    private final Diagram diagram;
    private final @Nullable Estimate cost;
    private final List<Group> groups;
    private final Map<Assumption, Usage> usages;
    private final Map<Choice, Usage> choiceUsages;
    private final @Nullable Scope declared;

    private final Map<Assumption, Integer> indices;
    private final Map<String, Quantity> quantities;
    private final Scope scope;
    private final List<Expression> outputs;
    private final RecentlyUsed<ProgramKey, Program> programs = RecentlyUsed.most(PROGRAMS);
    private final RecentlyUsed<Map<Choice, Choice.Option>, Program> evaluations = RecentlyUsed.most(EVALUATIONS);

    private record ProgramKey(List<? extends Expression> outputs, Map<Choice, Choice.Option> choices,
            Set<Quantity> given) {}

    private Problem(Builder builder, Diagram diagram) {
        this.id = builder.id;
        this.title = builder.title;
        this.name = builder.name;
        this.brief = builder.brief;
        this.assumptions = List.copyOf(builder.assumptions);
        this.choices = List.copyOf(builder.choices);
        this.estimates = List.copyOf(builder.estimates);
        this.steps = List.copyOf(builder.steps);
        this.checks = List.copyOf(builder.checks);
        this.headlines = List.copyOf(builder.headlines);
        this.charts = List.copyOf(builder.charts);
        this.diagram = diagram;
        this.cost = builder.cost;
        this.usages = Map.copyOf(builder.usages);
        this.choiceUsages = Map.copyOf(builder.choiceUsages);
        this.declared = builder.scope;
        this.groups = Stream.of(builder.groups.stream(), assumptions.stream().map(Assumption::group),
                choices.stream().map(Choice::group)).flatMap(groups -> groups).distinct().toList();
        this.quantities =
                ProblemRules.check(this).stream().collect(Collectors.toMap(Quantity::id, Function.identity()));
        this.scope = scope(quantities.values());
        this.indices =
                IntStream.range(0, assumptions.size()).boxed().collect(Collectors.toMap(assumptions::get, i -> i));
        this.outputs = new ArrayList<>(estimates);
        checks.forEach(check -> outputs.addAll(List.of(check.value(), check.limit(), check.applies().indicator())));
    }

    /**
     * Starts a problem.
     *
     * @param title what a tab says: {@code MoE service}
     * @param name the problem in a line: {@code An online service for a 600B-class MoE model}
     * @param brief the task, in two or three sentences
     */
    public static Builder of(String id, String title, String name, String brief) {
        return new Builder(id, title, name, brief);
    }

    /** A problem in the making. */
    public static final class Builder {

        private final String id;
        private final String title;
        private final String name;
        private final String brief;
        private final List<Assumption> assumptions = new ArrayList<>();
        private final List<Choice> choices = new ArrayList<>();
        private final List<Estimate> estimates = new ArrayList<>();
        private final List<Estimate> steps = new ArrayList<>();
        private final List<Check> checks = new ArrayList<>();
        private final List<Headline> headlines = new ArrayList<>();
        private final List<ChartSpec> charts = new ArrayList<>();
        private final List<Group> groups = new ArrayList<>();
        private final Map<Assumption, Usage> usages = new LinkedHashMap<>();
        private final Map<Choice, Usage> choiceUsages = new LinkedHashMap<>();
        private @Nullable Estimate cost;
        private @Nullable Scope scope;

        private Builder(String id, String title, String name, String brief) {
            this.id = id;
            this.title = title;
            this.name = name;
            this.brief = brief;
        }

        /** More assumptions, in the order of their rows. */
        public Builder assumptions(List<Assumption> all) {
            assumptions.addAll(all);
            return this;
        }

        /** More choices, which stand in their groups. */
        public Builder choices(List<Choice> all) {
            choices.addAll(all);
            return this;
        }

        /** More estimates, in the order of the list. */
        public Builder estimates(List<Estimate> all) {
            estimates.addAll(all);
            return this;
        }

        /** Numbers that only texts and charts mention. */
        public Builder steps(List<Estimate> all) {
            steps.addAll(all);
            return this;
        }

        /** More checks; of equally broken ones the first binds. */
        public Builder checks(List<Check> all) {
            checks.addAll(all);
            return this;
        }

        /** More headlines, in the order of the tiles. */
        public Builder headlines(List<Headline> all) {
            headlines.addAll(all);
            return this;
        }

        /** More charts, in the order of the grid. */
        public Builder charts(List<ChartSpec> all) {
            charts.addAll(all);
            return this;
        }

        /** The estimate by which one design is cheaper than another; a problem without one compares no costs. */
        public Builder cost(Estimate estimate) {
            cost = estimate;
            return this;
        }

        /** Groups in their order; those that are not named come after them. */
        public Builder groups(List<Group> inOrder) {
            groups.addAll(inOrder);
            return this;
        }

        /** The parts that assumptions play; the others always count. */
        public Builder usages(Map<Assumption, Usage> all) {
            usages.putAll(all);
            return this;
        }

        /** The parts that choices play; the others always count. */
        public Builder choiceUsages(Map<Choice, Usage> all) {
            choiceUsages.putAll(all);
            return this;
        }

        /** The meaning of the names in formulas and texts, where they are more than quantities and choices. */
        public Builder scope(Scope names) {
            scope = names;
            return this;
        }

        /**
         * Builds the problem.
         *
         * @throws IllegalArgumentException in a sentence that names what is wrong: a unit, a cycle, a duplicate id, an
         *         unknown reference
         */
        public Problem build(Diagram diagram) {
            return new Problem(this, diagram);
        }
    }

    public String id() {
        return id;
    }

    /** What a tab says. */
    public String title() {
        return title;
    }

    /** The problem in a line. */
    public String name() {
        return name;
    }

    /** The task, in two or three sentences. */
    public String brief() {
        return brief;
    }

    public List<Assumption> assumptions() {
        return assumptions;
    }

    /** The groups of assumptions and choices, in their order. */
    public List<Group> groups() {
        return groups;
    }

    /** The part that an assumption plays. */
    public Usage usage(Assumption assumption) {
        return usages.getOrDefault(assumption, Usage.PLAIN);
    }

    /** The part that a choice plays. */
    public Usage usage(Choice choice) {
        return choiceUsages.getOrDefault(choice, Usage.PLAIN);
    }

    /**
     * Whether an assumption is a measured rate or belongs to one, since it is used only where that is: nobody decides about
     * it, and it can be derived from the hardware instead.
     */
    public boolean isMeasured(Assumption assumption) {
        Condition used = usage(assumption).used();
        return isRate(assumption) || (used != null && assumptions.stream()
                .anyMatch(rate -> isRate(rate) && used.equals(usage(rate).used())));
    }

    private boolean isRate(Assumption assumption) {
        return usage(assumption).derived() != null || assumption.source().kind() == Source.Kind.MEASURED;
    }

    public List<Choice> choices() {
        return choices;
    }

    /** The estimates of the problem's list, without the steps that only formulas name. */
    public List<Estimate> estimates() {
        return estimates;
    }

    /** The numbers that only texts and charts mention. */
    public List<Estimate> steps() {
        return steps;
    }

    /** The estimates of the list and then the steps, without those that have values only along a coordinate. */
    public List<Estimate> figures() {
        return Stream.concat(estimates.stream(), steps.stream().filter(step -> !Subexpressions.isOpen(step))).toList();
    }

    public List<Check> checks() {
        return checks;
    }

    public List<Headline> headlines() {
        return headlines;
    }

    public List<ChartSpec> charts() {
        return charts;
    }

    public Diagram diagram() {
        return diagram;
    }

    /** The estimate by which one design is cheaper than another; empty where nothing is paid for. */
    public Optional<Estimate> cost() {
        return Optional.ofNullable(cost);
    }

    /** The assumption of that id, if there is one. */
    public Optional<Assumption> assumption(String wanted) {
        return quantities.get(wanted) instanceof Assumption assumption ? Optional.of(assumption) : Optional.empty();
    }

    /** The choice of that id, if there is one. */
    public Optional<Choice> choice(String wanted) {
        return choices.stream().filter(choice -> choice.id().equals(wanted)).findFirst();
    }

    /** The estimate or step of that id, if there is one. */
    public Optional<Estimate> estimate(String wanted) {
        return quantities.get(wanted) instanceof Estimate estimate ? Optional.of(estimate) : Optional.empty();
    }

    /** The assumption, estimate or step of that id, which must exist. */
    public Quantity quantity(String wanted) {
        Quantity found = quantities.get(wanted);
        if (found == null) {
            throw new NoSuchElementException("%s has no assumption and no estimate %s".formatted(id, wanted));
        }
        return found;
    }

    /** One sentence about what a live text asks for and the problem does not have; empty when all of it can be filled in. */
    public Optional<String> rejection(LiveText text) {
        return new TextRules(id, scope).breach(text);
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
        return declared == null ? new ProblemScope(reached, choices) : declared;
    }

    /** The listed estimates whose formulas name a quantity directly, in the problem's order. */
    public List<Estimate> dependents(Quantity quantity) {
        return estimates.stream().filter(estimate -> names(estimate.formula(), quantity)).toList();
    }

    private static boolean names(Expression part, Quantity quantity) {
        return part.equals(quantity) || Subexpressions.of(part).stream().anyMatch(inner -> names(inner, quantity))
                || (part instanceof Estimate step && step.isStep() && names(step.formula(), quantity));
    }

    int indexOf(Assumption assumption) {
        Integer index = indices.get(assumption);
        if (index == null) {
            throw new IllegalArgumentException("%s is no assumption of %s".formatted(assumption.id(), id));
        }
        return index;
    }

    /** The program of everything that an evaluation needs: all estimates, and value, limit and applicability of checks. */
    Program program(Map<Choice, Choice.Option> options) {
        return evaluations.of(options, chosen -> Compiler.compile(outputs, chosen, Set.of()));
    }

    /** Where value, limit and applicability of a check stand among the outputs of {@link #program(Map)}. */
    int firstOutputOf(int check) {
        return estimates.size() + 3 * check;
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
                || (other instanceof Problem that && id.equals(that.id) && content().equals(that.content()));
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    private List<Object> content() {
        return List.of(title, name, brief, assumptions, choices, estimates, steps, checks, headlines, charts, diagram,
                cost(), groups, usages, choiceUsages, choices.stream().map(Choice::content).toList(),
                quantities.values().stream().sorted(Comparator.comparing(Quantity::id)).map(Quantity::content)
                        .toList());
    }

    @Override
    public String toString() {
        return id;
    }
}
