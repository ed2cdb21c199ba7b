package headroom.files.session;

import headroom.files.Found;
import headroom.files.JsonRecords;
import headroom.files.Part;
import headroom.files.UnusableFileException;
import headroom.files.scenario.ScenarioReader;
import headroom.files.scenario.ScenarioWriter;
import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.Quantity;
import headroom.formula.language.Nearest;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.text.Digits;
import headroom.whatif.Candidate;
import headroom.whatif.Comparison;
import headroom.whatif.Enquiry;
import headroom.whatif.Enquiry.Lineup;
import headroom.whatif.Enquiry.PlaneAxes;
import headroom.whatif.SweepRange;
import headroom.whatif.chart.OverlaidChart;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The questions about a tab's problem in a session; a part that cannot be read is a loss of that part only. */
record EnquiryJson(ScenarioReader scenarios, Problem problem) {

    private static final int LONGEST_NAME = 500;

    /** An enquiry as a session's file has it. */
    static SessionFile.Enquiry written(Enquiry enquiry) {
        return new SessionFile.Enquiry(Part.of(enquiry.subject().id()), Part.of(enquiry.swing()),
                Part.of(enquiry.kept().stream().map(Assumption::id).sorted().map(JsonRecords::node).toList()),
                Part.of(enquiry.lineup()
                        .map(lineup -> new SessionFile.Comparison(lineup.chart().id(), Part.of(lineup.series()),
                                lineup.columns().stream().map(column -> new SessionFile.Column(column.origin().word(),
                                        column.name(), ScenarioWriter.node(column.scenario()))).toList()))),
                Part.of(enquiry.axes().map(axes -> new SessionFile.Enquiry.Axes(axes.estimate().id(),
                        Part.of(written(axes.across())), Part.of(written(axes.up()))))));
    }

    private static SessionFile.Stretch written(SweepRange stretch) {
        return new SessionFile.Stretch(stretch.assumption().id(), stretch.low(), stretch.high(), stretch.points());
    }

    /** The questions of a tab; those that a problem starts with where it has nothing of the kind. */
    Enquiry read(SessionFile.Enquiry written, Losses losses) {
        Enquiry start = Enquiry.of(problem);
        return new Enquiry(losses.attempt(() -> kept(written.kept().read())).orElse(start.kept()),
                losses.attempt(() -> estimate("subject", written.subject().read())).orElse(start.subject()),
                losses.attempt(() -> swing(written.swing().read())).orElse(start.swing()),
                losses.in("comparison").attempt(written.comparison(), this::lineup),
                losses.in("map").attempt(written.map(), this::axes));
    }

    private Set<Assumption> kept(List<JsonNode> ids) throws UnusableFileException {
        Set<Assumption> kept = new HashSet<>();
        for (JsonNode id : ids) {
            kept.add(assumption("kept", id.isString() ? id.stringValue() : Found.text(id)));
        }
        return kept;
    }

    private static double swing(double swing) throws UnusableFileException {
        if (swing <= 0 || swing > 1) {
            throw new UnusableFileException(
                    "swing is %s, but must be above 0 and at most 1".formatted(Digits.shortest(swing)));
        }
        return swing;
    }

    private Estimate estimate(String name, String id) throws UnusableFileException {
        return problem.estimate(id)
                .orElseThrow(() -> unknown(name, id, "an estimate", problem.estimates().stream().map(Quantity::id)));
    }

    private Assumption assumption(String name, String id) throws UnusableFileException {
        return problem.assumption(id).orElseThrow(
                () -> unknown(name, id, "an assumption", problem.assumptions().stream().map(Quantity::id)));
    }

    private static UnusableFileException unknown(String name, String id, String what, Stream<String> known) {
        return new UnusableFileException("%s names “%s”, which is no id of %s%s".formatted(name, Found.shortened(id),
                what, Nearest.hint(id, known.toList())));
    }

    private Lineup lineup(SessionFile.Comparison written) throws UnusableFileException {
        String id = written.chart();
        ChartSpec chart = problem.charts().stream().filter(one -> one.id().equals(id)).findFirst()
                .orElseThrow(() -> unknown("chart", id, "a chart", problem.charts().stream().map(ChartSpec::id)));
        int series = written.series().read();
        if (!OverlaidChart.series(chart).contains(series)) {
            throw new UnusableFileException("series is %d, but must be one of %s of %s".formatted(series,
                    OverlaidChart.series(chart), id));
        }
        List<Candidate> columns = new ArrayList<>();
        for (SessionFile.Column column : written.columns()) {
            columns.add(candidate(column));
        }
        if (columns.isEmpty() || columns.size() > Comparison.MOST) {
            throw new UnusableFileException("it has %d columns, but must have 1 to %d".formatted(columns.size(),
                    Comparison.MOST));
        }
        return new Lineup(columns, chart, series);
    }

    private Candidate candidate(SessionFile.Column written) throws UnusableFileException {
        List<Candidate.Origin> origins = List.of(Candidate.Origin.values());
        Candidate.Origin origin = origins.stream().filter(one -> one.word().equals(written.origin())).findFirst()
                .orElseThrow(() -> new UnusableFileException("origin is “%s”, but must be one of %s".formatted(
                        Found.shortened(written.origin()),
                        origins.stream().map(Candidate.Origin::word).collect(Collectors.joining(", ")))));
        if (written.name().length() > LONGEST_NAME) {
            throw new UnusableFileException("a column’s name has %d characters, but may have %d".formatted(
                    written.name().length(), LONGEST_NAME));
        }
        return new Candidate(origin, written.name(), scenarios.read(problem, "scenario", written.scenario()));
    }

    private PlaneAxes axes(SessionFile.Enquiry.Axes written) throws UnusableFileException {
        PlaneAxes axes = new PlaneAxes(estimate("estimate", written.estimate()), stretch(written.across().read()),
                stretch(written.up().read()));
        if (axes.across().assumption().equals(axes.up().assumption())) {
            throw new UnusableFileException("both ways run over %s, but must run over two assumptions".formatted(
                    axes.up().assumption().id()));
        }
        return axes;
    }

    private SweepRange stretch(SessionFile.Stretch written) throws UnusableFileException {
        Assumption assumption = assumption("assumption", written.assumption());
        Optional<String> rejection =
                SweepRange.rejection(assumption, written.low(), written.high(), written.points());
        if (rejection.isPresent()) {
            throw new UnusableFileException(rejection.get());
        }
        return new SweepRange(assumption, written.low(), written.high(), written.points());
    }
}
