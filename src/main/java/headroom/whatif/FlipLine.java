package headroom.whatif;

import headroom.model.Check;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A line on a plane at one side of which a check passes and at the other fails. Between neighbouring places that differ it
 * runs where the margin would be 0 if it changed evenly; between whole numbers, which have nothing between them, in the
 * middle.
 *
 * @param points from one end of the line to the other; of a closed line, the first is the last
 */
public record FlipLine(Check check, List<Point> points) {

    /** As near as this, in places, does a line come to a place: it is between two. */
    private static final double NEAREST = 0.02;

    public FlipLine {
        points = List.copyOf(points);
    }

    /** A point in places: 0 is the first place of an axis, and 1.5 the middle between its second and third. */
    public record Point(double across, double up) {}

    /** All lines at which a check flips; none where it does not apply at a place beside them. */
    public static List<FlipLine> of(Plane plane, Check check) {
        return new Tracing(check, plane.margins(check), plane.across().assumption().range().whole(),
                plane.up().assumption().range().whole()).lines();
    }

    /** A gap between two neighbouring places that a line crosses. */
    private record Gap(int across, int up, boolean upwards) {}

    /** Finds pieces of lines between four places each, and joins them. */
    private static final class Tracing {

        private final Check check;
        private final List<Column> margins;
        private final boolean wholeAcross;
        private final boolean wholeUp;
        private final Map<Gap, List<Gap>> joined = new LinkedHashMap<>();

        Tracing(Check check, List<Column> margins, boolean wholeAcross, boolean wholeUp) {
            this.check = check;
            this.margins = margins;
            this.wholeAcross = wholeAcross;
            this.wholeUp = wholeUp;
        }

        List<FlipLine> lines() {
            for (int up = 0; up < margins.size() - 1; up++) {
                for (int across = 0; across < margins.getFirst().size() - 1; across++) {
                    join(across, up);
                }
            }
            List<FlipLine> lines = new ArrayList<>();
            // Lines with ends first: whatever then is left is closed.
            for (Gap end : List.copyOf(joined.keySet())) {
                if (links(end).size() == 1) {
                    lines.add(follow(end));
                }
            }
            for (Gap any : List.copyOf(joined.keySet())) {
                if (!links(any).isEmpty()) {
                    lines.add(follow(any));
                }
            }
            return lines;
        }

        private void join(int across, int up) {
            boolean[] passes = new boolean[4];
            for (int corner = 0; corner < 4; corner++) {
                double margin = margins.get(up + corner / 2).at(across + corner % 2);
                if (Double.isNaN(margin)) {
                    return;
                }
                passes[corner] = Check.passes(margin);
            }
            Gap below = new Gap(across, up, false);
            Gap above = new Gap(across, up + 1, false);
            Gap left = new Gap(across, up, true);
            Gap right = new Gap(across + 1, up, true);
            Deque<Gap> crossed = new ArrayDeque<>();
            // In this order neighbours in the queue share a corner, which a line then cuts off.
            add(crossed, left, passes[0] != passes[2]);
            add(crossed, below, passes[0] != passes[1]);
            add(crossed, right, passes[1] != passes[3]);
            add(crossed, above, passes[2] != passes[3]);
            while (crossed.size() >= 2) {
                link(crossed.remove(), crossed.remove());
            }
        }

        private static void add(Deque<Gap> crossed, Gap gap, boolean flips) {
            if (flips) {
                crossed.add(gap);
            }
        }

        private void link(Gap one, Gap other) {
            joined.computeIfAbsent(one, _ -> new ArrayList<>()).add(other);
            joined.computeIfAbsent(other, _ -> new ArrayList<>()).add(one);
        }

        private List<Gap> links(Gap gap) {
            return joined.getOrDefault(gap, List.of());
        }

        private FlipLine follow(Gap start) {
            List<Point> points = new ArrayList<>(List.of(point(start)));
            Gap here = start;
            while (!links(here).isEmpty()) {
                Gap next = links(here).removeFirst();
                links(next).remove(here);
                points.add(point(next));
                here = next;
            }
            return new FlipLine(check, points);
        }

        private Point point(Gap gap) {
            double from = margins.get(gap.up).at(gap.across);
            double to = margins.get(gap.upwards ? gap.up + 1 : gap.up).at(gap.upwards ? gap.across : gap.across + 1);
            boolean whole = gap.upwards ? wholeUp : wholeAcross;
            double share = whole ? 0.5 : Math.clamp(from / (from - to), NEAREST, 1 - NEAREST);
            return gap.upwards ? new Point(gap.across, gap.up + share) : new Point(gap.across + share, gap.up);
        }
    }
}
