package headroom.drawing.diagram;

/** How something stands in a scenario. */
enum Standing {
    /** Part of the chosen architecture. */
    SHOWN,
    /** Not part of it; it keeps its place all the same. */
    FADED,
    /** One of its checks fails. */
    FAILED,
    /** The failed check that binds the design is one of its own. */
    BINDING;

    boolean isFailed() {
        return this == FAILED || this == BINDING;
    }
}
