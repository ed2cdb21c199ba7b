package headroom.ui.assumptions;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Steps along a scale that lead back: rounding makes the step back from a step longer or shorter than it was, so the way
 * is kept, and a step against the last one goes exactly to where that began.
 */
final class Walk {

    private final SliderScale scale;
    private final Deque<Step> way = new ArrayDeque<>();

    private record Step(double from, double size, double to) {}

    Walk(SliderScale scale) {
        this.scale = scale;
    }

    /**
     * The value some steps up or down from the present one.
     *
     * @param present where the value stands; when it was moved by other means, the way there is forgotten
     */
    double stepped(double present, double size) {
        while (!way.isEmpty() && way.peek().to != present) {
            way.pop();
        }
        if (!way.isEmpty() && way.peek().size == -size) {
            return way.pop().from;
        }
        double next = scale.stepped(present, size);
        if (next != present) {
            way.push(new Step(present, size, next));
        }
        return next;
    }
}
