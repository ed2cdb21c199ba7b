package headroom.drawing.chart;

import headroom.whatif.PlacedGuide;
import java.util.List;
import java.util.function.Function;
import org.jfree.data.Range;
import org.jspecify.annotations.Nullable;

/**
 * What a plot shows besides its data.
 *
 * @param across what the horizontal axis measures, empty for nothing to say; {@code up} and {@code right} likewise
 * @param names the names at the right end, when this part of the horizontal axis is visible
 * @param key the names of bars, with their colours; lines have none
 * @param categories what stands below bars; empty for lines
 * @param present where the scenario stands on the horizontal axis, NaN for nowhere
 * @param reason why there is nothing to draw; null when there is
 */
record Surroundings(String across, String up, String right, Function<Range, List<Label>> names, List<Label> key,
        List<String> categories, List<PlacedGuide> guides, double present, @Nullable String reason) {

    /** A plot without any value says why, and shows nothing else that it could be compared with. */
    Surroundings {
        if (reason != null) {
            names = _ -> List.of();
            guides = List.of();
            present = Double.NaN;
        }
    }
}
