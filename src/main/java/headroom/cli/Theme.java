package headroom.cli;

import headroom.drawing.Palette;

/** The colours that a command is asked for. */
enum Theme {
    LIGHT("light", Palette.LIGHT), DARK("dark", Palette.DARK);

    private final String word;
    private final Palette palette;

    Theme(String word, Palette palette) {
        this.word = word;
        this.palette = palette;
    }

    /** The colours themselves. */
    Palette palette() {
        return palette;
    }

    @Override
    public String toString() {
        return word;
    }
}
