package headroom.whatif.chart;

import headroom.formula.Conditional;
import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.program.Columns;
import headroom.model.AbsenceReason;
import headroom.model.AxisRange;
import headroom.model.BarChart;
import headroom.model.ChartSpec;
import headroom.model.Evaluation;
import headroom.model.LineChart;
import headroom.model.LineChart.Guide;
import headroom.model.LiveNumbers;
import headroom.model.Scenario;
import headroom.model.Series;
import headroom.whatif.Column;
import headroom.whatif.Runner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Computes what charts show for a scenario: a pure function, safe for any thread. */
public final class Sweep {

    /** The number of places of a line unless someone asks for more or fewer. */
    public static final int POINTS = 200;

    private final Scenario scenario;

    private Sweep(Scenario scenario) {
        this.scenario = scenario;
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

    /** The lines of a chart where its quantity has given values. */
    static ChartData.LineData lines(LineChart chart, Scenario scenario, Column settings) {
        return new Sweep(scenario).lines(chart, settings);
    }

    /** The values that a chart gives its quantity in a scenario, or in a given part of that quantity's. */
    static Column settings(LineChart chart, Scenario scenario, Optional<AxisRange> part) {
        SweepPoints places = new Sweep(scenario).places(chart);
        return part.map(across -> places.spread(across, POINTS)).orElseGet(() -> places.spread(POINTS));
    }

    /** The bars of a chart. */
    static ChartData.BarData bars(BarChart chart, Scenario scenario) {
        return new Sweep(scenario).bars(chart);
    }

    private SweepPoints places(LineChart chart) {
        return new SweepPoints(chart.across(), wanted -> value(Map.of(), wanted));
    }

    private ChartData.LineData lines(LineChart chart, Column settings) {
        if (settings.size() == 0) {
            return without(chart, reason(places(chart).missing(), Map.of()));
        }
        Map<Quantity, Double> middle = Map.of(chart.across().over(), settings.at(settings.size() / 2));
        Swept swept = swept(chart, settings, columns(chart, settings));
        if (swept.xs().size() == 0) {
            return without(chart, reason(chart.across().shown(), middle));
        }
        Expression present = chart.across().present();
        return new ChartData.LineData(chart, swept, present == null ? Double.NaN : value(Map.of(), present),
                placed(chart.guides()), reason(swept.columns(), values(chart), middle), null, null);
    }

    private ChartData.LineData without(LineChart chart, String reason) {
        Column none = Column.of();
        return new ChartData.LineData(chart, none, chart.series().stream().map(_ -> none).toList(), Double.NaN,
                placed(chart.guides()), reason, null, null);
    }

    /** The columns of a chart's series, and that of what its axis shows where this follows from the quantity that runs. */
    private List<Column> columns(LineChart chart, Column settings) {
        List<Expression> wanted = new ArrayList<>(values(chart));
        if (chart.across().follows()) {
            wanted.add(chart.across().shown());
        }
        Columns columns = Runner.of(scenario, wanted, Set.of(chart.across().over()))
                .along(chart.across().over(), settings.toArray());
        return wanted.stream().map(value -> Column.of(columns.column(value, settings.size()))).toList();
    }

    private static Swept swept(LineChart chart, Column settings, List<Column> columns) {
        return chart.across().follows()
                ? Swept.at(columns.getLast(), settings, columns.subList(0, columns.size() - 1))
                : Swept.at(settings, columns);
    }

    private ChartData.LineData withJumps(ChartData.LineData even) {
        LineChart chart = even.chart();
        Jumps.Lines lines = new Jumps(chart.across(), at -> columns(chart, at)).with(bySetting(even), chart);
        return new ChartData.LineData(chart, swept(chart, lines.places(), lines.columns()), even.present(),
                even.guides(), even.reason(), even.ghost(), even.bands());
    }

    private static Jumps.Lines bySetting(ChartData.LineData even) {
        if (!even.chart().across().follows()) {
            return new Jumps.Lines(even.xs(), even.columns());
        }
        Swept swept = new Swept(even.xs(), even.settings(), even.columns()).bySetting();
        return new Jumps.Lines(swept.settings(),
                Stream.concat(swept.columns().stream(), Stream.of(swept.xs())).toList());
    }

    private static List<Expression> values(LineChart chart) {
        return chart.series().stream().map(Series::value).toList();
    }

    private ChartData.BarData bars(BarChart chart) {
        List<Expression> values = chart.series().stream().flatMap(bars -> bars.values().stream()).toList();
        Columns answers = Runner.of(scenario, values).here();
        List<Column> columns = chart.series().stream().map(bars -> Column.of(
                bars.values().stream().mapToDouble(value -> answers.value(value, 0)).toArray())).toList();
        return new ChartData.BarData(told(chart), columns, placed(chart.levels()), reason(columns, values, Map.of()),
                null,
                null);
    }

    private BarChart told(BarChart chart) {
        boolean plain = chart.categories().stream().allMatch(category -> category.name().isPlain());
        return plain ? chart : chart.told(new LiveNumbers(Evaluation.of(scenario)));
    }

    private List<PlacedGuide> placed(List<? extends Guide> guides) {
        return guides.stream().map(guide -> switch (guide) {
            case Guide.AtLevel at -> placed(guide, at.level(), at.level());
            case Guide.LimitAt limit -> placed(guide, limit.at(), limit.at());
            case Guide.Mark mark -> placed(guide, mark.at(), mark.at());
            case Guide.Band band -> placed(guide, band.from(), band.to());
            case Guide.Point point -> placed(guide, point.at(), point.level());
        }).toList();
    }

    private PlacedGuide placed(Guide guide, Expression from, Expression to) {
        return new PlacedGuide(guide, value(Map.of(), from), value(Map.of(), to));
    }

    private @Nullable String reason(List<Column> columns, List<Expression> values, Map<Quantity, Double> where) {
        return values.isEmpty() || !columns.stream().allMatch(Column::isAbsent) ? null
                : reason(values.stream().filter(value -> !isHidden(value, where)).findFirst()
                        .orElse(values.getFirst()), where);
    }

    private boolean isHidden(Expression value, Map<Quantity, Double> where) {
        return Conditional.mayBeHidden(value) && value(where, ((Conditional) value).condition().indicator()) == 0;
    }

    /** The reason why an expression has no value where some quantities are given. */
    private String reason(Expression absent, Map<Quantity, Double> where) {
        return new AbsenceReason((coordinates, wanted) -> {
            Map<Quantity, Double> given = new HashMap<>(where);
            given.putAll(coordinates);
            return value(given, wanted);
        }, scenario::option).of(absent);
    }

    private double value(Map<Quantity, Double> given, Expression wanted) {
        return Runner.value(scenario, given, wanted);
    }
}
