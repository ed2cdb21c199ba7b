package headroom.ui.charts.picture;

import java.awt.Graphics2D;

/** Something that can be painted: a chart, the diagram. Called off the JavaFX thread, by one thread at a time. */
@FunctionalInterface
public interface ScreenPicture {

    /** Paints into the rectangle from 0, 0 to width, height; the graphics are scaled to the screen already. */
    void paint(Graphics2D graphics, double width, double height);

    /** Told on the JavaFX thread when what was painted is on the screen. */
    default void shown() {}
}
