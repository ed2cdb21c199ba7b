package headroom.files.session;

import headroom.model.ChartLocks;
import headroom.model.History;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.Story;
import headroom.whatif.Enquiry;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All that comes back when the program starts again.
 *
 * @param tabs one for each problem that has anything to bring back
 * @param open the id of the problem whose tab is open, or the path of its file where that was opened; empty for the first
 * @param looks settings of the window's looks, by name
 * @param window where the window stands; empty until it was shown
 * @param recent the scenario files last opened or saved, the latest first
 * @param exports where and how pictures were last saved, by name
 * @param opened the problem files that are open, in the order of their tabs
 * @param recentProblems the problem files last opened or made, the latest first
 * @param waiting tabs of problems that come with the program and have not been read yet
 */
public record Session(List<Tab> tabs, String open, Map<String, String> looks, Optional<Bounds> window,
        List<Path> recent, Map<String, String> exports, List<Opened> opened, List<Path> recentProblems,
        List<Waiting> waiting) {

    /**
     * A tab that is kept as text until its problem is read.
     *
     * @param problem the id of its problem
     * @param place its place in the session that it was read from, as sentences name it
     */
    public record Waiting(String problem, String place, String text) {}

    /**
     * A problem file that is open.
     *
     * @param tab its tab; empty where the file could not be read since
     * @param kept the tab as text, for when its problem can be read; empty where nothing is kept
     */
    public record Opened(Path file, Optional<Tab> tab, String kept) {}

    /**
     * A tab.
     *
     * @param baseline the scenario that is pinned
     * @param explained the id of the quantity whose derivation is shown, empty for the first headline
     * @param files what the scenario files that the history names held when they were last read or written
     * @param locks the charts whose axes are locked
     * @param story the points that a presentation steps through
     * @param enquiry what is asked about the problem
     * @param panels what of its panels is unfolded and shown
     */
    public record Tab(History history, Optional<Scenario> baseline, String explained, Map<String, Scenario> files,
            ChartLocks locks, Story story, Enquiry enquiry, Panels panels) {

        public Tab {
            files = Map.copyOf(files);
        }

        /** Whose tab it is. */
        public Problem problem() {
            return history.present().problem();
        }
    }

    /**
     * Panels of a tab, as a person left them.
     *
     * @param groups the names of the groups of assumptions that are unfolded; empty while as many are as there is room for
     * @param more the names of the groups of which also the rows that are moved seldom are shown
     * @param explanation the name of the panel that explains numbers, empty for the first
     */
    public record Panels(Optional<Set<String>> groups, Set<String> more, String explanation) {

        /** Panels as they are until a person chooses. */
        public static final Panels USUAL = new Panels(Optional.empty(), Set.of(), "");

        public Panels {
            groups = groups.map(Set::copyOf);
            more = Set.copyOf(more);
        }

        /** The same panels, of which these groups are unfolded. */
        public Panels unfolded(Set<String> names) {
            return new Panels(Optional.of(names), more, explanation);
        }

        /** The same panels, of which these groups show also the rows that are moved seldom. */
        public Panels withMore(Set<String> names) {
            return new Panels(groups, names, explanation);
        }

        /** The same panels, of which that one explains numbers. */
        public Panels explaining(String name) {
            return new Panels(groups, more, name);
        }
    }

    /** The place and the size of a window on the desktop, in JavaFX's pixels, and whether it fills its screen. */
    public record Bounds(double x, double y, double width, double height, boolean maximised) {}

    public Session {
        tabs = List.copyOf(tabs);
        looks = Map.copyOf(looks);
        recent = List.copyOf(recent);
        exports = Map.copyOf(exports);
        opened = List.copyOf(opened);
        recentProblems = List.copyOf(recentProblems);
        waiting = List.copyOf(waiting);
    }

    /** A session without opened problem files. */
    public Session(List<Tab> tabs, String open, Map<String, String> looks, Optional<Bounds> window, List<Path> recent,
            Map<String, String> exports) {
        this(tabs, open, looks, window, recent, exports, List.of(), List.of(), List.of());
    }
}
