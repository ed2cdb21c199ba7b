package headroom.files;

import headroom.model.ChartLocks;
import headroom.model.History;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.Story;
import headroom.whatif.enquiry.Enquiry;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * All that comes back when the program starts again.
 *
 * @param tabs one for each problem that has anything to bring back
 * @param open the id of the problem whose tab is open, empty for the first
 * @param looks settings of the window's looks, by name
 * @param window where the window stands; empty until it was shown
 * @param recent the scenario files last opened or saved, the latest first
 */
public record Session(List<Tab> tabs, String open, Map<String, String> looks, Optional<Bounds> window,
        List<Path> recent) {

    /**
     * A tab.
     *
     * @param baseline the scenario that is pinned
     * @param explained the id of the quantity whose derivation is shown, empty for the first headline
     * @param files what the scenario files that the history names held when they were last read or written
     * @param locks the charts whose axes are locked
     * @param story the points that a presentation steps through
     * @param enquiry what is asked about the problem
     */
    public record Tab(History history, Optional<Scenario> baseline, String explained, Map<String, Scenario> files,
            ChartLocks locks, Story story, Enquiry enquiry) {

        public Tab {
            files = Map.copyOf(files);
        }

        /** Whose tab it is. */
        public Problem problem() {
            return history.present().problem();
        }
    }

    /** Where a window stands on the desktop, in JavaFX's pixels, and whether it fills its screen. */
    public record Bounds(double x, double y, double width, double height, boolean maximised) {}

    public Session {
        tabs = List.copyOf(tabs);
        looks = Map.copyOf(looks);
        recent = List.copyOf(recent);
    }
}
