package headroom.model;

import headroom.formula.Absent;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Condition;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.Subexpressions;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/** The rules that a problem must keep to be built: units, references, ids and texts. Each breach names itself. */
final class ProblemRules {

    private static final String MORE_THAN_ONE = "%s has more than one %s called %s";
    private static final String NUMBERS = "assumption, choice or estimate";

    private final Problem problem;
    private final Set<Estimate> listed;
    private final Set<Quantity> reached = new LinkedHashSet<>();
    private final Map<Estimate, Estimate> finished = new HashMap<>();
    private final Deque<Estimate> path = new ArrayDeque<>();

    private ProblemRules(Problem problem) {
        this.problem = problem;
        this.listed = Set.copyOf(problem.estimates());
    }

    /**
     * All quantities of a problem, steps included.
     *
     * @throws IllegalArgumentException naming the first breach
     */
    static Set<Quantity> check(Problem problem) {
        ProblemRules rules = new ProblemRules(problem);
        rules.reached.addAll(problem.assumptions());
        problem.estimates().forEach(rules::visit);
        problem.steps().forEach(rules::visit);
        problem.checks().forEach(rules::visit);
        problem.charts().forEach(rules::visit);
        rules.diagram();
        rules.uniqueIds();
        rules.headlines();
        rules.coordinates();
        rules.texts();
        return rules.reached;
    }

    private void visit(Expression expression) {
        Subexpressions.choices(expression).forEach(choice -> require(problem.choices().contains(choice),
                "%s asks for choice %s, which %s does not have", where(), choice.id(), problem.id()));
        switch (expression) {
            case Assumption assumption ->
                    require(reached.contains(assumption), "%s asks for assumption %s, which %s does not have",
                            where(), assumption.id(), problem.id());
            case Estimate estimate -> visit(estimate);
            case Coordinate _ -> {
            }
            default -> Subexpressions.of(expression).forEach(this::visit);
        }
    }

    // Two estimates of one id are equal, and a mistake all the same.
    @SuppressWarnings("ReferenceEquality")
    private void visit(Estimate estimate) {
        Estimate before = finished.putIfAbsent(estimate, estimate);
        if (before != null) {
            require(before == estimate, MORE_THAN_ONE, problem.id(), NUMBERS, estimate.id());
            return;
        }
        require(estimate.isStep() || listed.contains(estimate),
                "%s asks for estimate %s, which %s does not have",
                where(), estimate.id(), problem.id());
        path.push(estimate);
        Expression formula = estimate.formula();
        require(formula instanceof Absent || formula.dimension().equals(estimate.dimension()),
                "estimate %s is declared in %s (%s), but its formula gives %s", estimate.id(), estimate.unit(),
                estimate.dimension(),
                formula.dimension());
        visit(formula);
        path.pop();
        reached.add(estimate);
    }

    private void visit(Check check) {
        visit(check.value());
        visit(check.limit());
        visit(check.applies());
        check.failures().forEach(failure -> visit(failure.when()));
    }

    private void visit(Condition condition) {
        visit(condition.indicator());
    }

    private void visit(ChartSpec chart) {
        switch (chart) {
            case LineChart line -> {
                visit(line.across());
                line.guides().forEach(this::visit);
                line.series().forEach(series -> {
                    visit(series.value());
                    Subexpressions.coordinates(series.value())
                            .forEach(free -> require(free.equals(line.across().over()),
                                    "“%s” in chart %s depends on %s, along which it does not run", series.name(),
                                    chart.id(),
                                    free.id()));
                });
            }
            case BarChart bars -> {
                bars.levels().forEach(this::visit);
                bars.series().forEach(series -> series.values().forEach(this::visit));
            }
        }
    }

    private void visit(Axis.Across across) {
        visit(across.over());
        visit(across.shown());
        if (across.present() != null) {
            visit(across.present());
        }
        if (across.span() instanceof Axis.Span.Between between) {
            visit(between.low());
            visit(between.high());
        }
    }

    private void visit(LineChart.Guide guide) {
        switch (guide) {
            case LineChart.Guide.AtLevel at -> visit(at.level());
            case LineChart.Guide.LimitAt limit -> visit(limit.at());
            case LineChart.Guide.Mark mark -> visit(mark.at());
            case LineChart.Guide.Point point -> {
                visit(point.at());
                visit(point.level());
            }
            case LineChart.Guide.Band band -> {
                visit(band.from());
                visit(band.to());
            }
        }
    }

    private void diagram() {
        Diagram diagram = problem.diagram();
        Set<String> ids = new HashSet<>();
        Stream.concat(diagram.parts().stream().map(Diagram.Part::id), diagram.areas().stream().map(Diagram.Area::id))
                .forEach(id -> require(ids.add(id), "the diagram has two parts %s", id));
        diagram.links().stream().flatMap(link -> Stream.of(link.from(), link.to())).map(Diagram.End::part)
                .forEach(part -> require(ids.contains(part), "a link of the diagram ends at %s, which is no part of it",
                        part));
        diagram.path().forEach(step -> {
            long places = diagram.links().stream().filter(link -> link.id().equals(step.at())).count()
                    + (ids.contains(step.at()) ? 1 : 0);
            require(places == 1, "a step of the path is at %s, which is %s of the diagram", step.at(),
                    places == 0 ? "no part, area or link" : "both a part and a link");
        });
        Stream.concat(diagram.parts().stream().map(Diagram.Part::checks),
                diagram.areas().stream().map(Diagram.Area::checks))
                .flatMap(List::stream)
                .forEach(id -> require(problem.checks().stream().anyMatch(check -> check.id().equals(id)),
                        "the diagram marks check %s, which %s does not have", id, problem.id()));
        diagram.links().stream().map(Diagram.Link::flow).filter(Objects::nonNull)
                .forEach(flow -> {
                    visit(flow.of());
                    visit(flow.least());
                    visit(flow.most());
                });
        Stream.of(diagram.parts().stream().map(Diagram.Part::shown), diagram.areas().stream().map(Diagram.Area::shown),
                diagram.links().stream().map(Diagram.Link::shown)).flatMap(shown -> shown).filter(Objects::nonNull)
                .forEach(this::visit);
    }

    private void uniqueIds() {
        unique(NUMBERS,
                Stream.of(reached.stream().map(Quantity::id), problem.choices().stream().map(Choice::id),
                        problem.estimates().stream().filter(estimate -> !reached.contains(estimate)).map(Estimate::id))
                        .flatMap(ids -> ids));
        unique("check", problem.checks().stream().map(Check::id));
        unique("chart", problem.charts().stream().map(ChartSpec::id));
        unique("link", problem.diagram().links().stream().map(Diagram.Link::id));
        problem.choices().forEach(
                choice -> unique("option of " + choice.id(), choice.options().stream().map(Choice.Option::id)));
        unique("listed estimate", problem.estimates().stream().map(Estimate::id));
        unique("listed assumption", problem.assumptions().stream().map(Assumption::id));
    }

    private void unique(String kind, Stream<String> ids) {
        Set<String> seen = new HashSet<>();
        ids.forEach(id -> require(seen.add(id), MORE_THAN_ONE, problem.id(), kind, id));
    }

    private void headlines() {
        problem.headlines().forEach(headline -> require(problem.estimates().contains(headline.estimate()),
                "headline %s is no estimate of %s", headline.estimate().id(), problem.id()));
    }

    private void coordinates() {
        problem.estimates().forEach(estimate -> closed("estimate " + estimate.id(), estimate));
        problem.checks().forEach(check -> Stream.of(check.value(), check.limit(), check.applies().indicator())
                .forEach(side -> closed("check " + check.id(), side)));
    }

    private void closed(String what, Expression expression) {
        Subexpressions.coordinates(expression).forEach(
                free -> fail("%s depends on %s, but nothing says its value and no sum runs over it".formatted(what,
                        free.id())));
    }

    private void texts() {
        TextRules rules = new TextRules(problem.id(), problem.scope(reached));
        Stream.of(problem.checks().stream().flatMap(check -> check.failures().stream()).map(Check.Failure::text),
                problem.headlines().stream().map(Headline::caption),
                problem.diagram().texts().stream()).flatMap(texts -> texts)
                .forEach(text -> rules.breach(text).ifPresent(ProblemRules::fail));
    }

    private String where() {
        return path.isEmpty() ? "a check, chart or diagram" : "estimate " + path.element().id();
    }

    private static void require(boolean holds, String sentence, Object... details) {
        if (!holds) {
            fail(sentence.formatted(details));
        }
    }

    private static void fail(String sentence) {
        throw new IllegalArgumentException(sentence);
    }
}
