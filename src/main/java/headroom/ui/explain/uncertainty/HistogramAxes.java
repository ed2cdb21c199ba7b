package headroom.ui.explain.uncertainty;

import headroom.formula.Estimate;
import headroom.model.ChartRanges;
import headroom.whatif.chart.Scaling;
import org.jspecify.annotations.Nullable;

/** The axes of the histogram that is on the screen: they hold still during a gesture, as those of charts do. */
final class HistogramAxes {

    private @Nullable ChartRanges shown;
    private @Nullable Estimate shownFor;

    /** Notes what is on the screen now. */
    void show(Estimate estimate, ChartRanges ranges) {
        shown = ranges;
        shownFor = estimate;
    }

    /** How the axes of an estimate's histogram follow its samples now; {@code held} during a gesture. */
    Scaling scaling(Estimate estimate, boolean held) {
        return held && shown != null && estimate.equals(shownFor) ? new Scaling.Held(shown) : new Scaling.Fitting();
    }
}
