package headroom.ui.explain.uncertainty;

import headroom.formula.Estimate;
import headroom.model.ChartRanges;
import java.util.Optional;
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

    /** The axes that an estimate's histogram keeps while {@code held} by a gesture; empty where they fit its samples. */
    Optional<ChartRanges> kept(Estimate estimate, boolean held) {
        return held && estimate.equals(shownFor) ? Optional.ofNullable(shown) : Optional.empty();
    }
}
