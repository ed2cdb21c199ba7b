package headroom.model;

import headroom.formula.Expression;
import headroom.model.Axis.Up;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lines and areas over a quantity.
 *
 * @param right a second vertical axis; null when all series share one
 * @param guides limits, marks and bands
 */
public record LineChart(String id, String title, String description, Axis.Across across, Up up,
        @Nullable Up right, List<Series> series, List<Guide> guides) implements ChartSpec {

    public LineChart {
        series = List.copyOf(series);
        guides = List.copyOf(guides);
    }

    /** Something drawn across the plot that is no series. */
    public sealed interface Guide {

        /** The name beside it. */
        String name();

        /** A guide at a level of a vertical axis, which charts of bars can have too. */
        sealed interface AtLevel extends Guide {

            /** The level. */
            Expression level();

            /** True when it is on the right-hand axis. */
            boolean right();
        }

        /** A guide at a place of the horizontal axis, which only charts of lines have. */
        sealed interface AtPlace extends Guide {}

        /** A level that must not be passed: a dashed horizontal line in the bad colour. */
        record Limit(String name, Expression level, boolean right) implements AtLevel {}

        /** A limit on the horizontal axis: a dashed vertical line in the bad colour. */
        record LimitAt(String name, Expression at) implements AtPlace {}

        /** A place on the horizontal axis worth a name: a thin vertical line. */
        record Mark(String name, Expression at) implements AtPlace {}

        /** A range on the horizontal axis, tinted. */
        record Band(String name, Expression from, Expression to) implements AtPlace {}

        /** A level worth a name that is no limit: a thin horizontal line. */
        record Level(String name, Expression level, boolean right) implements AtLevel {}

        /** A place on both axes worth a name: a dot. */
        record Point(String name, Expression at, Expression level, boolean right) implements AtPlace {}
    }
}
