package headroom.export;

import headroom.model.Check;
import headroom.model.expression.Estimate;
import headroom.whatif.uncertainty.Samples;
import headroom.whatif.uncertainty.Samples.Importance;
import headroom.whatif.uncertainty.Summary;
import java.util.List;
import java.util.stream.Stream;

/** What samples say: estimates, checks, and which assumptions matter. */
public record UncertaintyTables(Samples samples, Cells cells) {

    /** A row an estimate: mean, percentiles, and the share of samples in which it has a value. */
    public Table estimates() {
        List<String> header = cells == Cells.RAW ? List.of("estimate", "mean", "p10", "p50", "p90", "present")
                : List.of("Estimate", "mean", "P10", "P50", "P90", "has a value");
        return new Table(header, problemEstimates().map(this::row).toList());
    }

    private Stream<Estimate> problemEstimates() {
        return samples.scenario().problem().estimates().stream();
    }

    private List<String> row(Estimate estimate) {
        Summary summary = samples.summary(estimate);
        return List.of(cells.name(estimate), cells.value(estimate, summary.mean()),
                cells.value(estimate, summary.p10()), cells.value(estimate, summary.p50()),
                cells.value(estimate, summary.p90()), cells.share(summary.present()));
    }

    /** A row a check: how probably it passes where it applies. */
    public Table checks() {
        List<String> header =
                cells == Cells.RAW ? List.of("check", "probability") : List.of("Check", "passes with probability");
        return new Table(header, samples.scenario().problem().checks().stream().map(this::row).toList());
    }

    private List<String> row(Check check) {
        return List.of(cells == Cells.RAW ? check.id() : check.label(),
                cells.share(samples.probability(check).orElse(Double.NaN)));
    }

    /** A row an estimate and assumption, of those estimates that vary: by rank correlation, the strongest first. */
    public Table importance() {
        List<String> header = cells == Cells.RAW ? List.of("estimate", "assumption", "rank")
                : List.of("Estimate", "follows", "rank correlation");
        return new Table(header, problemEstimates().filter(estimate -> !samples.summary(estimate).isCertain())
                .flatMap(estimate -> samples.importance(estimate).stream().map(each -> row(estimate, each))).toList());
    }

    private List<String> row(Estimate estimate, Importance importance) {
        return List.of(cells.name(estimate), cells.name(importance.assumption()), cells.number(importance.rank()));
    }
}
