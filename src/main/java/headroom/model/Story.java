package headroom.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The story points of a problem, in the order in which a presentation steps through them. */
public record Story(List<StoryPoint> points) {

    /** No story yet. */
    public static final Story EMPTY = new Story(List.of());

    public Story {
        points = List.copyOf(points);
    }

    public boolean isEmpty() {
        return points.isEmpty();
    }

    /** The story with another point at a place, those from there on one later. */
    public Story with(int place, StoryPoint point) {
        List<StoryPoint> more = new ArrayList<>(points);
        more.add(place, point);
        return new Story(more);
    }

    /** The story with another point at its end. */
    public Story with(StoryPoint point) {
        return with(points.size(), point);
    }

    /** The story with a point in the place of another. */
    public Story replaced(int place, StoryPoint point) {
        List<StoryPoint> changed = new ArrayList<>(points);
        changed.set(place, point);
        return new Story(changed);
    }

    public Story without(int place) {
        List<StoryPoint> fewer = new ArrayList<>(points);
        fewer.remove(place);
        return new Story(fewer);
    }

    /** The story with a point and the one after it swapped. */
    public Story swapped(int place) {
        List<StoryPoint> changed = new ArrayList<>(points);
        Collections.swap(changed, place, place + 1);
        return new Story(changed);
    }
}
