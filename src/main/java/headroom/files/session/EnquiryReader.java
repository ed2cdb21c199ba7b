package headroom.files.session;

import headroom.files.Found;
import headroom.files.JsonFields;
import headroom.files.UnusableFileException;
import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.Quantity;
import headroom.formula.language.Nearest;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.whatif.Comparison;
import headroom.whatif.SweepRange;
import headroom.whatif.chart.OverlaidChart;
import headroom.whatif.enquiry.Candidate;
import headroom.whatif.enquiry.Enquiry;
import headroom.whatif.enquiry.Lineup;
import headroom.whatif.enquiry.PlaneAxes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Reads what is asked about a tab's problem; a part that cannot be read is a loss of that part only. */
final class EnquiryReader {

    private static final int LONGEST_NAME = 500;

    private final TabScenarios scenarios;

    /** Scenarios are read in this way. */
    EnquiryReader(TabScenarios scenarios) {
        this.scenarios = scenarios;
    }

    /** What a tab asks; what a problem starts with where it has nothing of the kind. */
    Enquiry read(JsonFields tab, Problem problem, Losses losses) {
        Enquiry start = Enquiry.of(problem);
        Optional<JsonNode> node = tab.node(EnquiryJson.NAME);
        return node.flatMap(found -> losses.attempt(() -> JsonFields.of("it", found)
                .checkNames("an enquiry", List.of("subject", "swing", "kept", "comparison", "map"))))
                .map(fields -> new Enquiry(losses.attempt(() -> kept(fields, problem)).orElse(start.kept()),
                        losses.attempt(() -> estimate(fields, "subject", problem)).orElse(start.subject()),
                        losses.attempt(() -> swing(fields)).orElse(start.swing()),
                        losses.in("comparison").attempt(() -> lineup(fields, problem)).flatMap(found -> found),
                        losses.in("map").attempt(() -> axes(fields, problem)).flatMap(found -> found)))
                .orElse(start);
    }

    private static Set<Assumption> kept(JsonFields fields, Problem problem) throws UnusableFileException {
        Set<Assumption> kept = new HashSet<>();
        for (JsonNode id : fields.list("kept")) {
            kept.add(assumption(id.isString() ? id.stringValue() : Found.text(id), "kept", problem));
        }
        return kept;
    }

    private static double swing(JsonFields fields) throws UnusableFileException {
        double swing = fields.number("swing");
        if (swing <= 0 || swing > 1) {
            throw new UnusableFileException("swing is %s, but must be above 0 and at most 1".formatted(
                    Found.text(fields.object().get("swing"))));
        }
        return swing;
    }

    private static Estimate estimate(JsonFields fields, String name, Problem problem) throws UnusableFileException {
        String id = fields.text(name).orElse("");
        return problem.estimate(id)
                .orElseThrow(() -> unknown(name, id, "an estimate", problem.estimates().stream().map(Quantity::id)));
    }

    private static Assumption assumption(String id, String name, Problem problem) throws UnusableFileException {
        return problem.assumption(id).orElseThrow(
                () -> unknown(name, id, "an assumption", problem.assumptions().stream().map(Quantity::id)));
    }

    private static UnusableFileException unknown(String name, String id, String what, Stream<String> known) {
        return new UnusableFileException("%s names “%s”, which is no id of %s%s".formatted(name, Found.shortened(id),
                what, Nearest.hint(id, known.toList())));
    }

    private static int whole(JsonFields fields, String name) throws UnusableFileException {
        double number = fields.number(name);
        if (number != (int) number) {
            throw new UnusableFileException("%s is %s, but must be a whole number".formatted(name,
                    Found.text(fields.object().get(name))));
        }
        return (int) number;
    }

    private Optional<Lineup> lineup(JsonFields enquiry, Problem problem) throws UnusableFileException {
        Optional<JsonNode> node = enquiry.node("comparison");
        if (node.isEmpty()) {
            return Optional.empty();
        }
        JsonFields fields = JsonFields.of("it", node.get())
                .checkNames("a comparison", List.of("chart", "series", "columns"));
        String id = fields.text("chart").orElse("");
        ChartSpec chart = problem.charts().stream().filter(one -> one.id().equals(id)).findFirst()
                .orElseThrow(() -> unknown("chart", id, "a chart", problem.charts().stream().map(ChartSpec::id)));
        int series = whole(fields, "series");
        if (!OverlaidChart.series(chart).contains(series)) {
            throw new UnusableFileException("series is %d, but must be one of %s of %s".formatted(series,
                    OverlaidChart.series(chart), id));
        }
        List<Candidate> columns = new ArrayList<>();
        for (JsonNode column : fields.list("columns")) {
            columns.add(candidate(JsonFields.of("a column", column), problem));
        }
        if (columns.isEmpty() || columns.size() > Comparison.MOST) {
            throw new UnusableFileException("it has %d columns, but must have 1 to %d".formatted(columns.size(),
                    Comparison.MOST));
        }
        return Optional.of(new Lineup(columns, chart, series));
    }

    private Candidate candidate(JsonFields fields, Problem problem) throws UnusableFileException {
        fields.checkNames("a column", List.of("origin", "name", "scenario"));
        String word = fields.text("origin").orElse("");
        List<Candidate.Origin> origins = List.of(Candidate.Origin.values());
        Candidate.Origin origin = origins.stream().filter(one -> one.word().equals(word)).findFirst()
                .orElseThrow(() -> new UnusableFileException("origin is “%s”, but must be one of %s".formatted(
                        Found.shortened(word),
                        origins.stream().map(Candidate.Origin::word).collect(Collectors.joining(", ")))));
        String name = fields.text("name").orElse("");
        if (name.length() > LONGEST_NAME) {
            throw new UnusableFileException("a column’s name has %d characters, but may have %d".formatted(
                    name.length(), LONGEST_NAME));
        }
        return new Candidate(origin, name, scenarios.of(problem, fields, "scenario"));
    }

    private static Optional<PlaneAxes> axes(JsonFields enquiry, Problem problem) throws UnusableFileException {
        Optional<JsonNode> node = enquiry.node("map");
        if (node.isEmpty()) {
            return Optional.empty();
        }
        JsonFields fields = JsonFields.of("it", node.get()).checkNames("a map", List.of("estimate", "across", "up"));
        PlaneAxes axes = new PlaneAxes(estimate(fields, "estimate", problem), stretch(fields, "across", problem),
                stretch(fields, "up", problem));
        if (axes.across().assumption().equals(axes.up().assumption())) {
            throw new UnusableFileException("both ways run over %s, but must run over two assumptions".formatted(
                    axes.up().assumption().id()));
        }
        return Optional.of(axes);
    }

    private static SweepRange stretch(JsonFields map, String name, Problem problem) throws UnusableFileException {
        Optional<JsonNode> node = map.node(name);
        if (node.isEmpty()) {
            throw new UnusableFileException("%s is missing, but must be there".formatted(name));
        }
        JsonFields fields = JsonFields.of(name, node.get()).checkNames("a stretch",
                List.of("assumption", "low", "high", "points"));
        Assumption assumption = assumption(fields.text("assumption").orElse(""), "assumption", problem);
        double low = fields.number("low");
        double high = fields.number("high");
        int points = whole(fields, "points");
        Optional<String> rejection = SweepRange.rejection(assumption, low, high, points);
        if (rejection.isPresent()) {
            throw new UnusableFileException(rejection.get());
        }
        return new SweepRange(assumption, low, high, points);
    }
}
