package headroom.cli;

import headroom.drawing.Palette;

/** The colours that a command is asked for. */
public enum Theme {
    LIGHT("light", Palette.LIGHT), DARK("dark", Palette.DARK);

    private final String word;
    private final Palette palette;

    Theme(String word, Palette palette) {
        this.word = word;
        this.palette = palette;
    }

    /** The colours themselves. */
    public Palette palette() {
        return palette;
    }

    @Override
    public String toString() {
        return word;
    }
}
