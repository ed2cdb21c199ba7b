package headroom.drawing.diagram;

/** The state of something in a scenario. */
enum PartState {
    /** Part of the chosen architecture. */
    SHOWN,
    /** Not part of it; it keeps its place all the same. */
    FADED,
    /** None of its checks fails, but one of them holds perhaps only. */
    SHAKY,
    /** One of its checks fails. */
    FAILED,
    /** The failed check that binds the design is one of its own. */
    BINDING;

    /** True when it has a mark of its own. */
    boolean isMarked() {
        return isFailed() || this == SHAKY;
    }

    boolean isFailed() {
        return this == FAILED || this == BINDING;
    }
}
