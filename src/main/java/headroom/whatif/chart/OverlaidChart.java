package headroom.whatif.chart;

import headroom.model.AxisRange;
import headroom.model.BarChart;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.Scenario;
import headroom.model.Series;
import headroom.whatif.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One series of a chart for several scenarios: a chart of its own that has a series for each, by the scenario's name. */
public final class OverlaidChart {

    private OverlaidChart() {}

    /** The series of a chart that can be laid over one another, by their places among all; the main one first. */
    public static List<Integer> series(ChartSpec chart) {
        return switch (chart) {
            case LineChart lines -> IntStream.range(0, lines.series().size())
                    .filter(i -> lines.series().get(i).look() != Series.Look.SCALE).boxed().toList();
            case BarChart bars -> IntStream.range(0, bars.series().size()).boxed().toList();
        };
    }

    /** The name of a series; its chart's title where it has no name. */
    public static String name(ChartSpec chart, int series) {
        String name = switch (chart) {
            case LineChart lines -> lines.series().get(series).name();
            case BarChart bars -> bars.series().get(series).name();
        };
        return name.isEmpty() ? chart.title() : name;
    }

    /** The numbers of a series for scenarios of one problem, at least one. */
    public static ChartData of(ChartSpec chart, int series, List<Scenario> scenarios) {
        return switch (chart) {
            case LineChart lines -> lines(lines, series, scenarios);
            case BarChart bars -> bars(bars, series, scenarios);
        };
    }

    private static String title(ChartSpec chart, int series) {
        String name = name(chart, series);
        return series(chart).size() == 1 || name.equals(chart.title()) ? chart.title()
                : "%s: %s".formatted(chart.title(), name);
    }

    private static ChartData.LineData lines(LineChart chart, int index, List<Scenario> scenarios) {
        Series series = chart.series().get(index);
        LineChart alone = new LineChart(chart.id(), title(chart, index), chart.description(), chart.across(),
                series.right() && chart.right() != null ? chart.right() : chart.up(), null,
                List.of(new Series(series.name(), series.value(), plain(series), 0, false, false)),
                chart.guides().stream().filter(guide -> isFor(guide, series)).map(OverlaidChart::onTheLeft).toList());
        Column settings = Sweep.settings(alone, scenarios.getFirst(), span(alone, scenarios));
        List<ChartData.LineData> all = scenarios.stream().map(scenario -> Sweep.lines(alone, scenario, settings))
                .toList();
        ChartData.LineData first = all.getFirst();
        Swept places = places(all);
        List<String> names = names(scenarios, all, places.columns());
        List<Series> named = new ArrayList<>();
        for (int i = 0; i < scenarios.size(); i++) {
            named.add(new Series(names.get(i), series.value(), plain(series), i + 1, false, false));
        }
        LineChart together = new LineChart(alone.id(), alone.title(), alone.description(), alone.across(), alone.up(),
                null, named, alone.guides());
        boolean absent = all.stream().allMatch(ChartData::isAbsent);
        return new ChartData.LineData(together, places, first.present(),
                shared(all.stream().map(ChartData::guides).toList()), absent ? first.reason() : null, null, null);
    }

    /** The lines of all at places that they share. */
    private static Swept places(List<ChartData.LineData> all) {
        if (!all.getFirst().chart().across().follows()) {
            return Swept.at(all.getFirst().xs(), all.stream().map(one -> one.columns().getFirst()).toList());
        }
        return Swept.together(all);
    }

    /** True when a series is not the same for all of some scenarios. */
    public static boolean differs(ChartSpec chart, int series, List<Scenario> scenarios) {
        return of(chart, series, scenarios).columns().stream().distinct().count() > 1;
    }

    /** The names of the scenarios; one whose numbers lie on those of an earlier one says so, and one without any says why. */
    private static List<String> names(List<Scenario> scenarios, List<? extends ChartData> all, List<Column> columns) {
        return IntStream.range(0, scenarios.size()).mapToObj(i -> {
            int first = columns.indexOf(columns.get(i));
            String name = scenarios.get(i).name();
            if (columns.get(i).isAbsent()) {
                String reason = all.get(i).reason();
                return reason == null ? name : "%s (no value: %s)".formatted(name, reason);
            }
            return first == i ? name : "%s (same as %s)".formatted(name, scenarios.get(first).name());
        }).toList();
    }

    /** On its own, no series lies on another one. */
    private static Series.Look plain(Series series) {
        return series.look().steps() ? Series.Look.STEPS : Series.Look.LINE;
    }

    /** True when a guide stands on the vertical axis of a series, or on none. */
    private static boolean isFor(LineChart.Guide guide, Series series) {
        return switch (guide) {
            case LineChart.Guide.AtLevel level -> level.right() == series.right();
            case LineChart.Guide.Point point -> point.right() == series.right();
            case LineChart.Guide.AtPlace _ -> true;
        };
    }

    private static LineChart.Guide onTheLeft(LineChart.Guide guide) {
        return switch (guide) {
            case LineChart.Guide.Limit limit -> new LineChart.Guide.Limit(limit.name(), limit.level(), false);
            case LineChart.Guide.Level level -> new LineChart.Guide.Level(level.name(), level.level(), false);
            case LineChart.Guide.Point point ->
                    new LineChart.Guide.Point(point.name(), point.at(), point.level(), false);
            case LineChart.Guide.AtPlace place -> place;
        };
    }

    /** From the least to the greatest place that the chart would show of any scenario. */
    private static Optional<AxisRange> span(LineChart chart, List<Scenario> scenarios) {
        List<AxisRange> spans =
                scenarios.stream().map(scenario -> Sweep.span(chart, scenario)).flatMap(Optional::stream).toList();
        return spans.isEmpty() ? Optional.empty()
                : Optional.of(AxisRange.between(spans.stream().mapToDouble(AxisRange::low).min().orElseThrow(),
                        spans.stream().mapToDouble(AxisRange::high).max().orElseThrow()));
    }

    /** The guides that are at the same place in every scenario: one at several would not say whose it is. */
    private static List<PlacedGuide> shared(List<List<PlacedGuide>> guides) {
        return guides.getFirst().stream().filter(guide -> guides.stream().allMatch(some -> some.contains(guide)))
                .toList();
    }

    /** All names of a category whose live numbers differ. */
    private static List<BarChart.Category> categories(List<ChartData.BarData> all) {
        return IntStream.range(0, all.getFirst().chart().categories().size())
                .mapToObj(i -> BarChart.Category.of(all.stream()
                        .map(one -> one.chart().categories().get(i).name().toString()).distinct()
                        .collect(Collectors.joining(" / "))))
                .toList();
    }

    private static ChartData.BarData bars(BarChart chart, int index, List<Scenario> scenarios) {
        BarChart.Bars bars = chart.series().get(index);
        BarChart alone = new BarChart(chart.id(), title(chart, index), chart.description(),
                bars.right() && chart.right() != null ? chart.right() : chart.up(), null, chart.categories(),
                List.of(BarChart.Bars.of(bars.name(), bars.values())), List.of());
        List<ChartData.BarData> all = scenarios.stream().map(scenario -> Sweep.bars(alone, scenario)).toList();
        List<Column> columns = all.stream().map(one -> one.columns().getFirst()).toList();
        BarChart together = new BarChart(alone.id(), alone.title(), alone.description(), alone.up(), null,
                categories(all), names(scenarios, all, columns).stream()
                        .map(name -> BarChart.Bars.of(name, bars.values())).toList(),
                List.of());
        boolean absent = all.stream().allMatch(ChartData::isAbsent);
        return new ChartData.BarData(together, columns, List.of(),
                absent ? all.getFirst().reason() : null, null, null);
    }
}
