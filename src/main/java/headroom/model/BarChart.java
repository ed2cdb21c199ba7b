package headroom.model;

import headroom.model.Axis.Up;
import headroom.model.expression.Choice;
import headroom.model.expression.Expression;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Bars in categories, beside each other or stacked; series on the right-hand axis are drawn as points.
 *
 * @param series each with one expression a category, in the categories' order
 */
public record BarChart(String id, String title, String description, Up up, @Nullable Up right,
        List<Category> categories, List<Bars> series, boolean stacked,
        List<LineChart.Guide.AtLevel> levels) implements ChartSpec {

    /** A chart; every series must have a value for every category. */
    public BarChart {
        for (Bars bars : series) {
            if (bars.values().size() != categories.size()) {
                throw new IllegalArgumentException("chart %s has %d categories, but “%s” has %d values".formatted(id,
                        categories.size(), bars.name(), bars.values().size()));
            }
        }
        categories = List.copyOf(categories);
        series = List.copyOf(series);
        levels = List.copyOf(levels);
    }

    /** A chart of categories without bars; {@link #with} and its sisters fill it. */
    public static BarChart of(String id, String title, String description, Up up, Category... categories) {
        return new BarChart(id, title, description, up, null, List.of(categories), List.of(), false, List.of());
    }

    /** The same chart with a second vertical axis. */
    public BarChart onTheRight(Up other) {
        return new BarChart(id, title, description, up, other, categories, series, stacked, levels);
    }

    /** The same chart with more series. */
    public BarChart with(Bars... more) {
        List<Bars> all = Stream.concat(series.stream(), Stream.of(more)).toList();
        return new BarChart(id, title, description, up, right, categories, all, stacked, levels);
    }

    /** The same chart with its bars on each other instead of beside each other. */
    public BarChart onEachOther() {
        return new BarChart(id, title, description, up, right, categories, series, true, levels);
    }

    /** The same chart with a level across it: a limit, or one that is only worth a name. */
    public BarChart with(LineChart.Guide.AtLevel level) {
        List<LineChart.Guide.AtLevel> all = Stream.concat(levels.stream(), Stream.of(level)).toList();
        return new BarChart(id, title, description, up, right, categories, series, stacked, all);
    }

    /** A group of bars: its name, and choices that are different for it, whatever the scenario says. */
    public record Category(String name, Map<Choice, Choice.Option> with) {

        /** A category under the scenario's own options. */
        public static Category of(String name) {
            return new Category(name, Map.of());
        }

        /** The category as it would be under another option. */
        public Category under(Choice choice, Choice.Option option) {
            return new Category(name, Map.of(choice, option));
        }
    }

    /** A series: its name, and its value in each category; an absent value draws no bar. */
    public record Bars(String name, List<Expression> values, boolean right) {

        /** Bars on the left-hand axis. */
        public static Bars of(String name, Expression... values) {
            return new Bars(name, List.of(values), false);
        }

        /** The same series on the right-hand axis. */
        public Bars onTheRight() {
            return new Bars(name, values, true);
        }
    }
}
