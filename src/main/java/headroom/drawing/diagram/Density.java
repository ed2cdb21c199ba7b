package headroom.drawing.diagram;

/**
 * The tightness with which a diagram is set, in pixels at scale 1.
 *
 * @param badgeSize type size of the lines below a title, and of labels
 * @param badgeHeight from one of those lines to the next
 * @param titleHeight from one line of a title to the next
 * @param padding between a box's outline and its text, above and below
 * @param gap the least height of a gutter between rows
 */
record Density(double titleSize, double badgeSize, double badgeHeight, double titleHeight, double padding, double gap) {

    /** No type is set smaller than this, in points, where a value is of a plausible length. */
    static final double LEAST_SIZE = 9;
    /** Between a box's outline and its text, left and right. */
    static final double SIDE_PADDING = 7;
    /** On all sides, when texts are longer than expected. */
    static final double LEAST_PADDING = 3;

    private static final Density LOOSE = new Density(11, 10.5, 13.5, 15, 7, 22);
    private static final Density TIGHT = new Density(10.5, LEAST_SIZE, 11, 13, 4, 14);

    /** A density between tight (0) and loose (1). */
    static Density between(double looseness) {
        return new Density(mix(TIGHT.titleSize, LOOSE.titleSize, looseness),
                mix(TIGHT.badgeSize, LOOSE.badgeSize, looseness), mix(TIGHT.badgeHeight, LOOSE.badgeHeight, looseness),
                mix(TIGHT.titleHeight, LOOSE.titleHeight, looseness), mix(TIGHT.padding, LOOSE.padding, looseness),
                mix(TIGHT.gap, LOOSE.gap, looseness));
    }

    /** The same density with another size of badges. */
    Density withBadges(double size) {
        return new Density(titleSize, size, badgeHeight * size / badgeSize, titleHeight, padding, gap);
    }

    private static double mix(double tight, double loose, double looseness) {
        return tight + (loose - tight) * looseness;
    }
}
