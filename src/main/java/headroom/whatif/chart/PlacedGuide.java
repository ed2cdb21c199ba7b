package headroom.whatif.chart;

import headroom.model.LineChart.Guide;

/**
 * A guide of a chart where the scenario puts it, in base units: on the vertical axis for limits and levels, else on the
 * horizontal one.
 *
 * @param from NaN when it has no place
 * @param to the other end of a band; of a point, its level; of everything else, {@code from} again
 */
public record PlacedGuide(Guide guide, double from, double to) {

    /** True when there is a place to draw it. */
    public boolean isPlaced() {
        return Double.isFinite(from) && Double.isFinite(to);
    }
}
