package headroom.drawing.diagram;

import headroom.drawing.Palette;
import java.awt.Color;

/**
 * The colours of a diagram in a theme; faded ones are mixed, not transparent, so that every kind of picture shows them. Letters
 * do not fade: what is not chosen is still read.
 */
record DiagramColours(Palette palette) {

    /** The share of a faded thing's colour that is left. */
    private static final double FADED = 0.35;
    /** The share of the accent in letters on its own tint, which must be read. */
    private static final double INKY = 0.75;

    /** The colour inside an area. */
    Color areaFill(PartState state) {
        return switch (state) {
            case SHOWN, SHAKY -> palette.accentSoft();
            case FADED -> faded(palette.accentSoft());
            case FAILED, BINDING -> palette.badSoft();
        };
    }

    Color areaTitle(PartState state) {
        return switch (state) {
            case SHOWN, SHAKY -> Palette.mixed(palette.accent(), palette.text(), INKY);
            case FADED -> palette.muted();
            case FAILED, BINDING -> palette.bad();
        };
    }

    /** The colour inside a part. */
    Color partFill(PartState state) {
        return state.isFailed() ? palette.badSoft() : palette.card();
    }

    /** The outline of a part; an area has one only when it is marked. */
    Color outline(PartState state) {
        return switch (state) {
            case SHOWN -> Palette.mixed(palette.border(), palette.muted(), 0.72);
            case FADED -> palette.border();
            case SHAKY -> palette.warn();
            case FAILED, BINDING -> palette.bad();
        };
    }

    Color title(PartState state) {
        return state == PartState.FADED ? palette.muted() : palette.text();
    }

    /** Texts below titles, and labels of lines. */
    Color badge() {
        return palette.muted();
    }

    Color line(boolean shown, boolean flows) {
        Color color = flows ? palette.accent() : palette.muted();
        return shown ? color : faded(color);
    }

    private Color faded(Color color) {
        return Palette.mixed(color, palette.card(), FADED);
    }
}
