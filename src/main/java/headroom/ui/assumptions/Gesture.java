package headroom.ui.assumptions;

import java.util.function.Consumer;

/**
 * A drag or a held key of one control. It tells of its own beginning and end only: a control also loses the focus when
 * another one is grasped, whose gesture must not end.
 */
final class Gesture {

    private final Consumer<Boolean> holding;
    private boolean underWay;

    /** @param holding is told when the gesture begins and ends */
    Gesture(Consumer<Boolean> holding) {
        this.holding = holding;
    }

    void begin() {
        hold(true);
    }

    void end() {
        hold(false);
    }

    private void hold(boolean begins) {
        if (underWay != begins) {
            underWay = begins;
            holding.accept(begins);
        }
    }
}
