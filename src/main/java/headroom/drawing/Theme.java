package headroom.drawing;

/** Light or dark: the colours of the window and of every picture. */
public enum Theme {
    LIGHT("light", Palette.LIGHT), DARK("dark", Palette.DARK);

    private final String id;
    private final Palette palette;

    Theme(String id, Palette palette) {
        this.id = id;
        this.palette = palette;
    }

    /** The name on the command line, and of the theme's style sheet. */
    public String id() {
        return id;
    }

    /** The colours of pictures in this theme. */
    public Palette palette() {
        return palette;
    }

    /** The other theme. */
    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }

    @Override
    public String toString() {
        return id;
    }
}
