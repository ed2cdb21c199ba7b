package headroom.drawing;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextImagesTest {

    private static final int WIDTH = 400;
    private static final int HEIGHT = 80;
    private static final Font FONT = Type.regular(10.5);
    private static final String TEXT = "Requests decoding on one GPU, 100 GB";

    private final TextImages images = new TextImages();

    private int[] pixels(double scale, double x, double y) {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(TextImages.KEY, images);
        graphics.scale(scale, scale);
        TextImages.draw(graphics, FONT, Color.BLACK, TEXT, x, y);
        graphics.dispose();
        return image.getRGB(0, 0, WIDTH, HEIGHT, null, 0, WIDTH);
    }

    /** The columns that have ink. */
    private static int[] columns(int[] pixels) {
        return IntStream.range(0, WIDTH)
                .filter(x -> IntStream.range(0, HEIGHT).anyMatch(y -> pixels[y * WIDTH + x] >>> 24 > 40)).toArray();
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5, 2})
    void lettersStandWhereTheyBelong(double scale) {
        int[] inked = columns(pixels(scale, 10, 20));
        Font sized = FONT.deriveFont((float) (FONT.getSize2D() * scale));
        FontRenderContext exact = new FontRenderContext(null, true, true);
        for (String part : new String[]{TEXT, "Requests", "Requests decoding", "Requests decoding on one GPU"}) {
            Rectangle2D ink = sized.createGlyphVector(exact, part).getVisualBounds();
            double end = 10 * scale + ink.getMaxX();
            assertTrue(Arrays.stream(inked).anyMatch(column -> Math.abs(column + 0.5 - end) <= 1),
                    part + " ends at " + end);
        }
        assertEquals(10 * scale + sized.createGlyphVector(exact, TEXT).getVisualBounds().getMinX(), inked[0], 1);
    }

    @Test
    void aTextDrawnAgainIsTheSame() {
        assertArrayEquals(pixels(1, 10.3, 20), pixels(1, 10.3, 20));
        assertFalse(Arrays.equals(pixels(1, 10.3, 20), pixels(1, 10.8, 20)));
    }

    @Test
    void picturesOfLinesKeepTheirTexts() {
        DrawnTexts picture = new DrawnTexts();
        TextImages.draw(picture, FONT, Color.BLACK, TEXT, 10, 20);
        assertEquals(List.of(TEXT), picture.words());
    }
}
