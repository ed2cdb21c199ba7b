package headroom.whatif.chart;

import headroom.formula.Expression;
import headroom.formula.Quantity;
import headroom.formula.program.Columns;
import headroom.formula.program.Program;
import headroom.model.BarChart;
import headroom.model.LineChart;
import headroom.model.Scenario;
import headroom.model.Series;
import headroom.whatif.Column;
import headroom.whatif.Runner;
import headroom.whatif.chart.ChartData.BarData;
import headroom.whatif.chart.ChartData.LineData;
import headroom.whatif.uncertainty.Draws;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Computes the bands of a chart from draws, place by place. */
record BandRun(Scenario scenario, Draws draws, BooleanSupplier cancelled) {

    /** The bands of a chart's series, at no more than so many places. */
    Bands of(ChartData data, int places) {
        return switch (data) {
            case LineData lines -> lines(lines, places);
            case BarData bars -> bars(bars);
        };
    }

    /** Some of the places, the first and the last among them, as evenly as their numbers allow. */
    private static Column thinned(Column places, int most) {
        int size = places.size();
        return size <= most ? places
                : Column.of(IntStream.range(0, most)
                        .mapToDouble(i -> places.at((int) Math.round((double) i * (size - 1) / (most - 1)))).toArray());
    }

    private Bands lines(LineData data, int most) {
        LineChart chart = data.chart();
        List<Series> series = chart.series();
        List<Expression> values = series.stream().map(Series::value).toList();
        Quantity over = chart.across().over();
        Program.Repeated run = Runner.of(scenario, values, Set.of(over)).repeated(over, draws::column, draws.size());
        BandColumns columns = new BandColumns(
                tops(data, (one, other) -> series.get(one).isStackedWith(series.get(other)),
                        i -> series.get(i).look() != Series.Look.SCALE),
                i -> series.get(i).look().steps(), draws.size());
        BandSteps steps = new BandSteps(data, place -> {
            checkCancelled();
            Columns results = run.at(place);
            for (int i = 0; i < values.size(); i++) {
                columns.fill(i, results, values.get(i));
            }
            return columns.close(place);
        });
        steps.places(thinned(data.xs(), most)).present().forEach(steps::sample);
        steps.refine(columns::bands, most);
        return columns.bands();
    }

    private Bands bars(BarData data) {
        BarChart chart = data.chart();
        List<BarChart.Bars> series = chart.series();
        BarChart.Bars[] all = series.toArray(BarChart.Bars[]::new);
        BandColumns columns = new BandColumns(tops(data, (one, other) -> all[one].isStackedWith(all[other]),
                _ -> true), _ -> false, draws.size());
        for (int category = 0; category < chart.categories().size(); category++) {
            checkCancelled();
            int here = category;
            List<Expression> values = series.stream().map(bars -> bars.values().get(here)).toList();
            Columns results = Runner.of(scenario, values).over(draws::column, draws.size());
            for (int i = 0; i < series.size(); i++) {
                columns.fill(i, results, values.get(i));
            }
            columns.close(category);
        }
        return columns.bands();
    }

    /**
     * The series whose sum is each series' top: itself, or of those that lie on one another, for the topmost all of them and
     * for the others nothing, as their bands would cover one another. A series that the scenario hides lies on none.
     */
    private static List<List<Integer>> tops(ChartData data, Stacks stacks, IntPredicate drawn) {
        int series = data.columns().size();
        List<List<Integer>> tops = new ArrayList<>();
        for (int i = 0; i < series; i++) {
            int here = i;
            List<Integer> stack = IntStream.range(0, series)
                    .filter(other -> other == here || (!data.isHidden(other) && stacks.lieTogether(other, here)))
                    .boxed().toList();
            tops.add(drawn.test(i) && stack.getLast() == i ? stack : List.of());
        }
        return tops;
    }

    /** The series that lie on one another. */
    @FunctionalInterface
    private interface Stacks {
        boolean lieTogether(int one, int other);
    }

    private void checkCancelled() {
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
    }
}
