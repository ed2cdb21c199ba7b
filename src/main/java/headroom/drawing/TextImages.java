package headroom.drawing;

import headroom.model.RecentlyUsed;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import org.jspecify.annotations.Nullable;

/**
 * Texts as images. Java2D puts each letter on a whole pixel, so that small text looks unevenly spaced; here letters stand
 * where they belong. An image is kept for the next time: that is no slower, since few texts change from one picture to the
 * next. Graphics on pixels carry one of these as a hint under {@link #KEY}; on all others, texts stay texts. Safe for any
 * thread.
 */
public final class TextImages {

    /** The hint under which graphics carry the images for their texts. */
    public static final RenderingHints.Key KEY = new RenderingHints.Key(0) {
        @Override
        public boolean isCompatibleValue(@Nullable Object value) {
            return value instanceof TextImages;
        }
    };

    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);
    /** The number of places within a pixel at which a text may begin. */
    private static final int PLACES = 4;
    /** Pixels of all images that are kept: many times those of six charts and a diagram. */
    private static final long ROOM = 1_000_000;
    /** An image is more than its pixels: as much as so many more. */
    private static final int BESIDES = 200;

    private final RecentlyUsed<Wanted, Drawn> images = new RecentlyUsed<>(ROOM, Drawn::size);

    private record Wanted(String text, Font font, Color colour, int place) {}

    /** An image, and where its corner lies from the whole pixel at which the text begins. */
    private record Drawn(BufferedImage image, int left, int top) {

        long size() {
            return BESIDES + (long) image.getWidth() * image.getHeight();
        }
    }

    /** Draws a line of text from a point on its base line. */
    public static void draw(Graphics2D graphics, Font font, Color colour, String text, double x, double y) {
        AffineTransform transform = graphics.getTransform();
        boolean even = transform.getScaleX() == transform.getScaleY() && transform.getShearX() == 0
                && transform.getShearY() == 0 && transform.getScaleX() > 0;
        if (even && graphics.getRenderingHint(KEY) instanceof TextImages images) {
            images.draw(graphics, transform, font, colour, text, x, y);
        } else {
            graphics.setFont(font);
            graphics.setColor(colour);
            graphics.drawString(text, (float) x, (float) y);
        }
    }

    private void draw(Graphics2D graphics, AffineTransform transform, Font font, Color colour, String text, double x,
            double y) {
        Point2D start = transform.transform(new Point2D.Double(x, y), null);
        double whole = Math.floor(start.getX());
        int place = (int) ((start.getX() - whole) * PLACES);
        Font sized = font.deriveFont((float) (font.getSize2D() * transform.getScaleX()));
        Drawn drawn = images.of(new Wanted(text, sized, colour, place), TextImages::drawn);
        graphics.setTransform(new AffineTransform());
        graphics.drawImage(drawn.image, (int) whole + drawn.left, (int) Math.rint(start.getY()) + drawn.top, null);
        graphics.setTransform(transform);
    }

    private static Drawn drawn(Wanted wanted) {
        Shape outline = wanted.font.createGlyphVector(EXACT, wanted.text).getOutline((float) wanted.place / PLACES, 0);
        Rectangle2D bounds = outline.getBounds2D();
        int left = (int) Math.floor(bounds.getMinX());
        int top = (int) Math.floor(bounds.getMinY());
        BufferedImage image = new BufferedImage((int) Math.ceil(bounds.getMaxX()) - left + 1,
                (int) Math.ceil(bounds.getMaxY()) - top + 1, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.translate(-left, -top);
        graphics.setColor(wanted.colour);
        graphics.fill(outline);
        graphics.dispose();
        return new Drawn(image, left, top);
    }
}
