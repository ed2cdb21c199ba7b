package headroom.ui.theme;

/** The size of everything in the window, in percent of the normal size. */
public enum TextSize {
    SMALL(80), NORMAL(100), LARGE(125), LARGEST(150);

    private final int percent;

    TextSize(int percent) {
        this.percent = percent;
    }

    /** The size in percent of the usual one. */
    public int percent() {
        return percent;
    }

    /** The factor by which everything is larger than usual. */
    public double factor() {
        return percent / 100.0;
    }

    /** The text of the size in a menu, such as {@code 125 %}. */
    public String label() {
        return percent + " %";
    }

    /** The next larger size; the largest stays. */
    public TextSize larger() {
        return switch (this) {
            case SMALL -> NORMAL;
            case NORMAL -> LARGE;
            case LARGE, LARGEST -> LARGEST;
        };
    }

    /** The next smaller size; the smallest stays. */
    public TextSize smaller() {
        return switch (this) {
            case SMALL, NORMAL -> SMALL;
            case LARGE -> NORMAL;
            case LARGEST -> LARGE;
        };
    }
}
