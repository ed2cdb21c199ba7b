package headroom.document;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.model.Verdict;
import headroom.whatif.uncertainty.Assessment;
import headroom.whatif.uncertainty.Samples;
import headroom.whatif.uncertainty.Samples.Importance;
import headroom.whatif.uncertainty.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of what samples say: estimates, checks, and which assumptions matter. */
public record UncertaintyTables(Samples samples, Cells cells) {

    /** The most assumptions that are named with an estimate: so many explain most of it, and fit on a line. */
    private static final int MOST_FOLLOWED = 3;
    /** So many standard deviations of the rank correlation of what has nothing to do with one another. */
    private static final double CHANCE = 3;

    /** All tables; for people also what was drawn, and of the assumptions that matter only the strongest. */
    public Report report() {
        return cells == Cells.RAW ? Report.of(estimates(), checks(), correlations())
                : Report.of(new Report.Sentences(sampling()), drawn(), estimates(), checks(), strongest());
    }

    private Scenario scenario() {
        return samples.scenario();
    }

    private String sampling() {
        boolean beyond = scenario().uncertainAssumptions().stream().anyMatch(each -> samples.outside(each) > 0);
        String astray = Assessment.astray(scenario());
        return scenario().sampling().text()
                + (beyond ? "; draws beyond the limits of an assumption are put at the limit" : "")
                + (astray.isEmpty() ? "" : "\n%s The samples are of the ranges, not of the values as set."
                        .formatted(astray));
    }

    /** A row an uncertain assumption. */
    private Table drawn() {
        return new Table(
                List.of("Uncertain assumption", "P10–P90", "shape", "beyond its limits"),
                scenario().uncertainAssumptions().stream().map(this::row).toList());
    }

    private List<String> row(Assumption assumption) {
        UncertainRange range = scenario().range(assumption).orElseThrow();
        return List.of(cells.name(assumption), range.print(assumption), range.shape().id(),
                cells.share(samples.outside(assumption)));
    }

    /** A row an estimate: mean, percentiles, and the share of samples in which it has a value. */
    private Table estimates() {
        List<String> header = cells == Cells.RAW ? List.of("estimate", "mean", "p10", "p50", "p90", "present")
                : List.of("Estimate", "mean", "P10", "P50", "P90", "has a value");
        return new Table(header, problemEstimates().map(this::row).toList());
    }

    private Stream<Estimate> problemEstimates() {
        return scenario().problem().estimates().stream();
    }

    private List<String> row(Estimate estimate) {
        Summary summary = samples.summary(estimate);
        List<String> row = new ArrayList<>(List.of(cells.name(estimate)));
        row.addAll(cells.values(estimate, summary.mean(), summary.p10(), summary.p50(), summary.p90()));
        row.add(cells.share(summary.present()));
        return row;
    }

    /** A row a check: how probably it passes where it applies, and how it stands then. */
    private Table checks() {
        List<String> header = cells == Cells.RAW ? List.of("check", "probability", "state")
                : List.of("Check", "passes with probability", "surely from %s on".formatted(
                        scenario().sampling().thresholdText()));
        Assessment assessment = new Assessment(Evaluation.of(scenario()),
                Optional.of(samples).filter(_ -> scenario().isSampled()));
        return new Table(header, scenario().problem().checks().stream()
                .map(check -> row(check, assessment.verdict(check))).toList());
    }

    private List<String> row(Check check, Verdict verdict) {
        return List.of(cells == Cells.RAW ? check.id() : check.label(),
                cells.share(samples.probability(check).orElse(Double.NaN)),
                cells == Cells.RAW ? verdict.id() : verdict.words());
    }

    /** A row an estimate and assumption, by rank correlation, the strongest first. */
    private Table correlations() {
        return new Table(List.of("estimate", "assumption", "rank"), problemEstimates()
                .flatMap(estimate -> samples.importance(estimate).stream().map(each -> List.of(cells.name(estimate),
                        cells.name(each.assumption()), cells.number(each.rank()))))
                .toList());
    }

    /** A row an estimate: the assumptions that it follows most closely, as far as that cannot be chance. */
    private Table strongest() {
        return new Table(List.of("Estimate", "follows, by rank correlation"),
                problemEstimates().flatMap(this::followed).toList());
    }

    private Stream<List<String>> followed(Estimate estimate) {
        double chance = CHANCE / Math.sqrt(samples.size());
        List<Importance> following = samples.importance(estimate).stream()
                .filter(each -> Math.abs(each.rank()) > chance).limit(MOST_FOLLOWED).toList();
        return following.isEmpty() ? Stream.empty()
                : Stream.of(List.of(cells.name(estimate), following.stream()
                        .map(each -> cells.name(each.assumption()) + " " + cells.number(each.rank()))
                        .collect(Collectors.joining(" · "))));
    }
}
