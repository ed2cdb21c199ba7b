package headroom.drawing.plot;

import headroom.drawing.plot.axis.KeyEntry;
import headroom.drawing.plot.axis.Label;
import headroom.whatif.chart.PlacedGuide;
import java.util.List;
import java.util.function.Function;
import org.jfree.data.Range;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a plot shows besides its data.
 *
 * @param title what stands above everything
 * @param across what the horizontal axis measures, empty for nothing to say
 * @param key what stands above the plot
 * @param names the names at the right end, when this part of the horizontal axis is visible
 * @param categories what stands below bars; empty for lines
 * @param present where the scenario stands on the horizontal axis, NaN for nowhere
 * @param before where a baseline stands on it, NaN for nowhere
 * @param reason why there is nothing to draw; null when there is
 */
record PlotSettings(String title, String across, List<KeyEntry> key, Function<Range, List<Label>> names,
        List<String> categories,
        List<PlacedGuide> guides, double present, double before, @Nullable String reason) {

    /** A plot without any value says why, and shows nothing else that it could be compared with. */
    PlotSettings {
        if (reason != null) {
            names = _ -> List.of();
            guides = List.of();
            present = Double.NaN;
            before = Double.NaN;
        }
    }

    /** The part of the key that no picture can do without. */
    List<KeyEntry> signs() {
        return key.stream().filter(entry -> entry.sign() != KeyEntry.Sign.NONE).toList();
    }
}
