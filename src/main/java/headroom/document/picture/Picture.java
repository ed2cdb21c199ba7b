package headroom.document.picture;

import java.awt.Graphics2D;

/**
 * A picture that has not become a file yet.
 *
 * @param name the file's name without its extension
 * @param title what it shows, for readers that look into the file
 * @param scenario the scenario as text, for formats that can carry it
 * @param width in pixels at scale 1
 * @param height in pixels at scale 1
 * @param painting what draws it, background included, from the origin on
 */
public record Picture(String name, String title, String scenario, int width, int height, Painting painting) {

    /** Draws a picture, as often as asked. */
    @FunctionalInterface
    public interface Painting {

        /** Draws it at scale 1 with its upper left corner at the origin. */
        void paint(Graphics2D graphics);
    }
}
