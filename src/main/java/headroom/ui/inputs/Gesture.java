package headroom.ui.inputs;

import headroom.ui.tab.ProblemModel;

/**
 * A drag or a held key of one control. It tells of its own beginning and end only: a control also loses the focus when
 * another one is grasped, whose gesture must not end.
 */
final class Gesture {

    private final ProblemModel model;
    private boolean underWay;

    /** A gesture that makes one step in a tab's history. */
    Gesture(ProblemModel model) {
        this.model = model;
    }

    /** True while the control is grasped or a key on it held. */
    boolean isUnderWay() {
        return underWay;
    }

    /** The control is grasped. */
    void begin() {
        if (!underWay) {
            underWay = true;
            model.hold(true);
        }
    }

    /** A key is pressed; soon after another one it goes on with what that began. */
    void press() {
        if (!underWay) {
            underWay = true;
            model.press(this);
        }
    }

    /** The control or the key is let go. */
    void end() {
        if (underWay) {
            underWay = false;
            model.hold(false);
        }
    }
}
