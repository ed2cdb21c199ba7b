package headroom.whatif;

import headroom.model.AbsenceReason;
import headroom.model.AxisRange;
import headroom.model.BarChart;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.LineChart.Guide;
import headroom.model.Scenario;
import headroom.model.expression.Choice;
import headroom.model.expression.Columns;
import headroom.model.expression.Expression;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Computes what charts show for a scenario: a pure function, safe for any thread. */
public final class Sweep {

    /** How many places a line has unless someone asks for more or fewer. */
    public static final int POINTS = 200;

    private final Scenario scenario;
    private final Run here;

    private Sweep(Scenario scenario) {
        this.scenario = scenario;
        this.here = Run.of(scenario);
    }

    /** The numbers of a chart for a scenario, lines with {@link #POINTS} places. */
    public static ChartData of(ChartSpec chart, Scenario scenario) {
        return of(chart, scenario, POINTS);
    }

    /** The numbers of a chart for a scenario, lines with a number of places, at least 2. */
    public static ChartData of(ChartSpec chart, Scenario scenario, int points) {
        Sweep sweep = new Sweep(scenario);
        return switch (chart) {
            case LineChart lines -> sweep.lines(lines, sweep.places(lines).spread(points));
            case BarChart bars -> sweep.bars(bars);
        };
    }

    /** The numbers of a chart for a scenario, its lines over a given part of the horizontal axis. */
    public static ChartData over(AxisRange across, ChartSpec chart, Scenario scenario) {
        Sweep sweep = new Sweep(scenario);
        return switch (chart) {
            case LineChart lines -> sweep.lines(lines, sweep.places(lines).spread(across, POINTS));
            case BarChart bars -> sweep.bars(bars);
        };
    }

    /** The same numbers with two more places where a line jumps: just before it and just after. */
    public static ChartData withJumps(ChartData even, Scenario scenario) {
        return even instanceof ChartData.LineData lines && lines.xs().size() > 1
                ? new Sweep(scenario).withJumps(lines) : even;
    }

    /** The part of its horizontal axis that a chart runs over for a scenario; empty where there is none. */
    public static Optional<AxisRange> span(ChartSpec chart, Scenario scenario) {
        return chart instanceof LineChart lines ? new Sweep(scenario).places(lines).span() : Optional.empty();
    }

    /** The lines of a chart at given places. */
    static ChartData.LineData lines(LineChart chart, Scenario scenario, Column xs) {
        return new Sweep(scenario).lines(chart, xs);
    }

    /** The bars of a chart. */
    static ChartData.BarData bars(BarChart chart, Scenario scenario) {
        return new Sweep(scenario).bars(chart);
    }

    /** A value to compute, under options that may differ from the scenario's. */
    private record Question(Expression value, Map<Choice, Choice.Option> with) {}

    private Places places(LineChart chart) {
        return new Places(chart.across(), here::value);
    }

    private ChartData.LineData lines(LineChart chart, Column xs) {
        if (xs.size() == 0) {
            return new ChartData.LineData(chart, xs, chart.series().stream().map(_ -> xs).toList(), Double.NaN,
                    placed(chart.guides()), reason(places(chart).missing(), here), null, null);
        }
        Run along = here.along(chart.across().over(), xs);
        List<Question> questions = questions(chart);
        List<Column> columns = answers(questions, along);
        Expression present = chart.across().present();
        return new ChartData.LineData(chart, xs, columns, present == null ? Double.NaN : here.value(present),
                placed(chart.guides()), reason(columns, questions, along.at(xs.size() / 2)), null, null);
    }

    private ChartData.LineData withJumps(ChartData.LineData even) {
        LineChart chart = even.chart();
        List<Question> questions = questions(chart);
        Jumps.Lines lines = new Jumps(chart.across(),
                at -> answers(questions, here.along(chart.across().over(), at)))
                .with(new Jumps.Lines(even.xs(), even.columns()), chart);
        return new ChartData.LineData(chart, lines.places(), lines.columns(), even.present(), even.guides(),
                even.reason(), even.ghost(), even.bands());
    }

    private static List<Question> questions(LineChart chart) {
        return chart.series().stream().map(series -> new Question(series.value(), series.with())).toList();
    }

    private ChartData.BarData bars(BarChart chart) {
        List<Question> questions =
                chart.series().stream().flatMap(bars -> questions(bars, chart.categories())).toList();
        List<Column> answers = answers(questions, here);
        List<Column> columns = new ArrayList<>();
        int categories = chart.categories().size();
        for (int first = 0; first < answers.size(); first += categories) {
            List<Column> row = answers.subList(first, first + categories);
            columns.add(Column.of(row.stream().mapToDouble(answer -> answer.at(0)).toArray()));
        }
        return new ChartData.BarData(chart, columns, placed(chart.levels()), reason(columns, questions, here), null,
                null);
    }

    private static Stream<Question> questions(BarChart.Bars bars, List<BarChart.Category> categories) {
        List<Question> questions = new ArrayList<>();
        for (BarChart.Category category : categories) {
            questions.add(new Question(bars.values().get(questions.size()), category.with()));
        }
        return questions.stream();
    }

    /** A column for each question, from one run for all questions that share their options. */
    private List<Column> answers(List<Question> questions, Run run) {
        Map<Map<Choice, Choice.Option>, List<Expression>> byOptions = new LinkedHashMap<>();
        questions.forEach(question -> byOptions.computeIfAbsent(question.with(), _ -> new ArrayList<>())
                .add(question.value()));
        Map<Map<Choice, Choice.Option>, Columns> answers = new HashMap<>();
        byOptions.forEach((with, values) -> answers.put(with, run.under(options(with)).values(values)));
        return questions.stream().map(question -> Column.of(Objects.requireNonNull(answers.get(question.with()))
                .column(question.value(), run.rows()))).toList();
    }

    private Map<Choice, Choice.Option> options(Map<Choice, Choice.Option> with) {
        if (with.isEmpty()) {
            return scenario.options();
        }
        Map<Choice, Choice.Option> options = new HashMap<>(scenario.options());
        options.putAll(with);
        return Map.copyOf(options);
    }

    private List<PlacedGuide> placed(List<? extends Guide> guides) {
        return guides.stream().map(guide -> switch (guide) {
            case Guide.AtLevel at -> placed(guide, at.level(), at.level());
            case Guide.LimitAt limit -> placed(guide, limit.at(), limit.at());
            case Guide.Mark mark -> placed(guide, mark.at(), mark.at());
            case Guide.Band band -> placed(guide, band.from(), band.to());
        }).toList();
    }

    private PlacedGuide placed(Guide guide, Expression from, Expression to) {
        return new PlacedGuide(guide, here.value(from), here.value(to));
    }

    private @Nullable String reason(List<Column> columns, List<Question> questions, Run where) {
        if (questions.isEmpty() || !columns.stream().allMatch(Column::isAbsent)) {
            return null;
        }
        Question first = questions.getFirst();
        return reason(first.value(), where.under(options(first.with())));
    }

    private static String reason(Expression absent, Run run) {
        return new AbsenceReason(run::valueAt, run::option).of(absent);
    }
}
