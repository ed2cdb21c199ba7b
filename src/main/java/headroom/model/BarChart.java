package headroom.model;

import headroom.model.expression.Choice;
import headroom.model.expression.Expression;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Bars in categories, beside each other or stacked; series on the right-hand axis are drawn as points.
 *
 * @param series each with one expression a category, in the categories' order
 */
public record BarChart(String id, String title, String description, Axis.Up up, Axis.@Nullable Up right,
        List<Category> categories, List<Bars> series, boolean stacked,
        List<LineChart.Guide> levels) implements ChartSpec {

    public BarChart {
        for (Bars bars : series) {
            if (bars.values().size() != categories.size()) {
                throw new IllegalArgumentException("chart %s has %d categories, but “%s” has %d values".formatted(id,
                        categories.size(), bars.name(), bars.values().size()));
            }
        }
    }

    /** A group of bars: its name, and choices that are different for it, whatever the scenario says. */
    public record Category(String name, Map<Choice, Choice.Option> with) {

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
