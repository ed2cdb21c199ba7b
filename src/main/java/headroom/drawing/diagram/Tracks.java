package headroom.drawing.diagram;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Columns side by side, or rows one below the other, with gutters before, between and after them. */
final class Tracks {

    /** Gutters that labels want wider than this share of the room would leave no parts. */
    private static final double MOST_GUTTERS = 0.7;

    private final double[] gutters;
    private final double[] sizes;

    /** The size that neighbouring tracks must have together, the gutters between them included. */
    record Need(int first, int count, double size) {}

    private Tracks(double[] gutters, double[] sizes) {
        this.gutters = gutters;
        this.sizes = sizes;
    }

    /** Tracks no larger than what they must hold. */
    static Tracks asNeeded(double[] gutters, int count, List<Need> needs) {
        double[] sizes = new double[count];
        needs.stream().sorted(Comparator.comparingInt(Need::count)).forEach(need -> {
            double missing = need.size() - length(gutters, sizes, need.first(), need.count());
            for (int track = need.first(); missing > 0 && track < need.first() + need.count(); track++) {
                sizes[track] += missing / need.count();
            }
        });
        return new Tracks(gutters, sizes);
    }

    private static double length(double[] gutters, double[] sizes, int first, int count) {
        double length = 0;
        for (int track = first; track < first + count; track++) {
            length += sizes[track] + (track > first ? gutters[track] : 0);
        }
        return length;
    }

    /** The size of tracks and gutters together. */
    double total() {
        return Arrays.stream(gutters).sum() + Arrays.stream(sizes).sum();
    }

    /** The same tracks in a given room: as equal as their needs allow; all smaller where there is too little room. */
    Tracks levelled(double room) {
        double taken = Arrays.stream(gutters).sum();
        if (taken > MOST_GUTTERS * room) {
            double share = MOST_GUTTERS * room / taken;
            return new Tracks(Arrays.stream(gutters).map(gutter -> share * gutter).toArray(), sizes).levelled(room);
        }
        double free = Math.max(1, room - taken);
        double needed = Arrays.stream(sizes).sum();
        double[] levelled = sizes.clone();
        if (needed >= free) {
            Arrays.setAll(levelled, track -> sizes[track] * free / needed);
            return new Tracks(gutters, levelled);
        }
        double level = levelOf(free);
        Arrays.setAll(levelled, track -> Math.max(sizes[track], level));
        return new Tracks(gutters, levelled);
    }

    /** The size to which water rises when tracks that need more stick out of it. */
    private double levelOf(double free) {
        double[] sorted = sizes.clone();
        Arrays.sort(sorted);
        double rest = free;
        int below = sorted.length;
        while (below > 1 && sorted[below - 1] > rest / below) {
            rest -= sorted[--below];
        }
        return rest / below;
    }

    /** The same tracks in a given room, what is left over shared out evenly between tracks and inner gutters. */
    Tracks spread(double room) {
        double[] spreadGutters = gutters.clone();
        long inner = IntStream.range(1, gutters.length - 1).filter(gutter -> gutters[gutter] > 0).count();
        double extra = Math.max(0, room - total()) / (sizes.length + inner);
        double[] spreadSizes = Arrays.stream(sizes).map(size -> size + extra).toArray();
        for (int gutter = 1; gutter < gutters.length - 1; gutter++) {
            spreadGutters[gutter] += gutters[gutter] > 0 ? extra : 0;
        }
        return new Tracks(spreadGutters, spreadSizes);
    }

    /** The place where a track begins. */
    double start(int track) {
        return gutterEnd(track);
    }

    /** The place where a track ends. */
    double end(int track) {
        return start(track) + sizes[track];
    }

    /** The place where the gutter before a track begins; the one after the last track has its number, too. */
    double gutterStart(int gutter) {
        double at = 0;
        for (int track = 0; track < gutter; track++) {
            at += gutters[track] + sizes[track];
        }
        return at;
    }

    /** The place where the gutter before a track ends. */
    double gutterEnd(int gutter) {
        return gutterStart(gutter) + gutters[gutter];
    }
}
