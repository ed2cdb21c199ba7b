package headroom.document.summary;

import headroom.document.picture.Lettering;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** Something with its place on a page. */
public sealed interface PageMark {

    /** The part of the page that the mark covers at most. */
    Rectangle2D area();

    void paint(Graphics2D graphics);

    /** A line of text from a point on its base line. */
    record Words(String text, Lettering lettering, Color colour, double x, double baseLine) implements PageMark {

        private static final double ASCENT = 0.78;
        private static final double DESCENT = 0.22;

        @Override
        public Rectangle2D area() {
            return new Rectangle2D.Double(x, baseLine - ASCENT * lettering.size(), lettering.width(text),
                    (ASCENT + DESCENT) * lettering.size());
        }

        @Override
        public void paint(Graphics2D graphics) {
            graphics.setColor(colour);
            lettering.draw(graphics, text, x, baseLine);
        }
    }

    /** A card behind what belongs together. */
    record Card(Rectangle2D area, Color fill, Color border) implements PageMark {

        private static final double CORNER = 8;
        private static final float LINE = 0.6f;

        @Override
        public void paint(Graphics2D graphics) {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            RoundRectangle2D shape = new RoundRectangle2D.Double(area.getX(), area.getY(), area.getWidth(),
                    area.getHeight(), CORNER, CORNER);
            graphics.setColor(fill);
            graphics.fill(shape);
            graphics.setColor(border);
            graphics.setStroke(new BasicStroke(LINE));
            graphics.draw(shape);
        }
    }

    /** A chart or a diagram, which is drawn for a larger area and made smaller with all that is in it. */
    record Drawing(Rectangle2D area, double naturalWidth, double naturalHeight, Painting painting) implements PageMark {

        /** Draws into an area at its natural size. */
        @FunctionalInterface
        interface Painting {

            void paint(Graphics2D graphics, Rectangle2D area);
        }

        /**
         * The factor from natural sizes to those on the page, as small as can still be read: one of the natural sizes
         * is kept, and the other follows the area.
         */
        private double scale() {
            return Math.min(area.getWidth() / naturalWidth, area.getHeight() / naturalHeight);
        }

        @Override
        public void paint(Graphics2D graphics) {
            Graphics2D scaled = (Graphics2D) graphics.create();
            scaled.translate(area.getX(), area.getY());
            scaled.scale(scale(), scale());
            painting.paint(scaled, new Rectangle2D.Double(0, 0, area.getWidth() / scale(), area.getHeight() / scale()));
            scaled.dispose();
        }
    }
}
