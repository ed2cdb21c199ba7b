package headroom.model;

import headroom.formula.Expression;
import headroom.model.Axis.Up;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Bars in categories, beside each other or stacked; series on the right-hand axis are drawn as points.
 *
 * @param series each with one expression a category, in the categories' order
 */
public record BarChart(String id, String title, String description, Up up, @Nullable Up right,
        List<Category> categories, List<Bars> series, List<LineChart.Guide.AtLevel> levels) implements ChartSpec {

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

    /** The same chart, its names filled in. */
    public BarChart told(LiveNumbers prose) {
        List<Category> told = categories.stream().map(category -> Category.of(prose.text(category.name()))).toList();
        return new BarChart(id, title, description, up, right, told, series, levels);
    }

    /** The series that lie on each other, or alone, from left to right; points are none of them. */
    public List<List<Integer>> stacks() {
        List<List<Integer>> stacks = new ArrayList<>();
        for (int i = 0; i < series.size(); i++) {
            Bars bars = series.get(i);
            if (bars.right()) {
                continue;
            }
            Optional<List<Integer>> stack = stacks.stream()
                    .filter(members -> series.get(members.getFirst()).isStackedWith(bars)).findFirst();
            if (stack.isPresent()) {
                stack.get().add(i);
            } else {
                stacks.add(new ArrayList<>(List.of(i)));
            }
        }
        return stacks;
    }

    /** A group of bars; its name may have live numbers. */
    public record Category(LiveText name) {

        /** A category whose name is a template. */
        public static Category of(String name) {
            return new Category(new LiveText(name));
        }
    }

    /**
     * A series: its name, and its value in each category; an absent value draws no bar.
     *
     * @param stack bars of one stack lie on each other, stacks beside each other; null for a bar of its own
     * @param right true when it is drawn as points, on the right-hand axis
     * @param tone the number of its series colour, 1 to 6; 0 takes the next one
     */
    public record Bars(String name, List<Expression> values, @Nullable String stack, boolean right, int tone) {

        public Bars {
            values = List.copyOf(values);
        }

        /** Bars of their own on the left-hand axis. */
        public static Bars of(String name, List<Expression> values) {
            return new Bars(name, values, null, false, 0);
        }

        /** True when it lies in one stack with another series. */
        public boolean isStackedWith(Bars other) {
            return stack != null && stack.equals(other.stack) && right == other.right;
        }
    }
}
