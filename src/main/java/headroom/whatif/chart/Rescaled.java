package headroom.whatif.chart;

import headroom.model.AxisRange;
import headroom.model.ChartRanges;
import org.jspecify.annotations.Nullable;

/** Axes of a chart that show another range than before; they are marked for a moment. */
public record Rescaled(boolean across, boolean up, boolean right) {

    /** All axes show what they showed. */
    public static final Rescaled NONE = new Rescaled(false, false, false);

    private static final double NOISE = 1e-9;

    /** The axes that changed from one state of a chart to another; none where one of them has no such axis. */
    public static Rescaled between(ChartRanges before, ChartRanges after) {
        return new Rescaled(differ(before.across(), after.across()), differ(before.up(), after.up()),
                differ(before.right(), after.right()));
    }

    private static boolean differ(@Nullable AxisRange before, @Nullable AxisRange after) {
        if (before == null || after == null) {
            return false;
        }
        double noise = NOISE * (after.high() - after.low());
        return Math.abs(after.low() - before.low()) > noise || Math.abs(after.high() - before.high()) > noise;
    }

    /** These axes and those of another change. */
    public Rescaled and(Rescaled other) {
        return new Rescaled(across || other.across, up || other.up, right || other.right);
    }

    /** True when no axis changed. */
    public boolean isNone() {
        return !across && !up && !right;
    }

    /** The change as a sentence; empty when there was none. */
    public String sentence() {
        boolean vertical = up || right;
        return isNone() ? "" : "The scale of the %s changed."
                .formatted(across && vertical ? "axes" : across ? "horizontal axis" : "vertical axis");
    }
}
