package headroom.ui.inputs;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Steps along a scale that lead back: rounding makes the step back from a step longer or shorter than it was, so the way
 * is kept, and a step against the last one goes exactly to where that began. Presses that the end of the scale swallowed
 * count too: as many steps back as there were presses lead to the start and no further.
 */
final class Walk {

    private final SliderScale scale;
    private final Deque<Step> way = new ArrayDeque<>();
    /** The beginning of the way, and the presses beyond the end of the scale since then, less than 0 for those downwards. */
    private double start = Double.NaN;
    private int beyond;

    private record Step(double from, double size, double to) {}

    Walk(SliderScale scale) {
        this.scale = scale;
    }

    /**
     * The value some steps up or down from the present one.
     *
     * @param present where the value stands; when it was moved by other means, the way there is forgotten
     * @param repeated whether the key is held, so that nobody counts what is swallowed
     */
    double stepped(double present, double size, boolean repeated) {
        while (!way.isEmpty() && way.peek().to != present) {
            way.pop();
            beyond = 0;
        }
        if (!way.isEmpty() && way.peek().size == -size) {
            return way.pop().from;
        }
        int direction = size > 0 ? 1 : -1;
        if (way.isEmpty() && present == start && beyond * direction < 0) {
            beyond += direction;
            return present;
        }
        double next = scale.stepped(present, size);
        if (next != present) {
            go(new Step(present, size, next));
        } else if (!way.isEmpty() && !repeated) {
            beyond += direction;
        }
        return next;
    }

    private void go(Step step) {
        if (way.isEmpty()) {
            start = step.from;
            beyond = 0;
        }
        way.push(step);
    }
}
