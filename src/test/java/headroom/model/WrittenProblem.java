package headroom.model;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A problem that a test writes in Java, as far as the test cares about it. */
public final class WrittenProblem {

    private final String id;
    private final String title;
    private final List<Assumption> assumptions = new ArrayList<>();
    private final List<Choice> choices = new ArrayList<>();
    private final List<Estimate> estimates = new ArrayList<>();
    private final List<Estimate> steps = new ArrayList<>();
    private final List<Check> checks = new ArrayList<>();
    private final List<Headline> headlines = new ArrayList<>();
    private final List<ChartSpec> charts = new ArrayList<>();
    private Map<Choice, Usage> choiceUsages = Map.of();

    private WrittenProblem(String id, String title) {
        this.id = id;
        this.title = title;
    }

    public static WrittenProblem of(String id, String title) {
        return new WrittenProblem(id, title);
    }

    public WrittenProblem assumptions(List<Assumption> more) {
        assumptions.addAll(more);
        return this;
    }

    public WrittenProblem choices(List<Choice> more) {
        choices.addAll(more);
        return this;
    }

    public WrittenProblem estimates(List<Estimate> more) {
        estimates.addAll(more);
        return this;
    }

    public WrittenProblem steps(List<Estimate> more) {
        steps.addAll(more);
        return this;
    }

    public WrittenProblem checks(List<Check> more) {
        checks.addAll(more);
        return this;
    }

    public WrittenProblem headlines(List<Headline> more) {
        headlines.addAll(more);
        return this;
    }

    public WrittenProblem charts(List<ChartSpec> more) {
        charts.addAll(more);
        return this;
    }

    public WrittenProblem choiceUsages(Map<Choice, Usage> all) {
        choiceUsages = all;
        return this;
    }

    /** The problem with a diagram; throws what the problem's rules throw. */
    public Problem build(Diagram diagram) {
        return new Problem(new Problem.Definition(id, title, title, "A problem for a test.", assumptions, choices,
                estimates, steps, checks, headlines, charts, diagram, null, List.of(), Map.of(), choiceUsages, null));
    }
}
