package headroom.model;

import org.jspecify.annotations.Nullable;

/**
 * The ranges that the axes of a chart show.
 *
 * @param across the horizontal one, from the first to the last place of its lines; null where it has no values
 * @param up the left-hand one
 * @param right the right-hand one; null where there is none
 */
public record ChartRanges(@Nullable AxisRange across, AxisRange up, @Nullable AxisRange right) {}
