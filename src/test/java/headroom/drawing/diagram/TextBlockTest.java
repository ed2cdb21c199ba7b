package headroom.drawing.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.Type;
import headroom.drawing.diagram.TextMeasure.Face;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextBlockTest {

    private static final Density LOOSE = Density.between(1);

    private static TextBlock fit(double width, double height, String title, String... badges) {
        return new TextBlock.Room(width, height, Face.SEMIBOLD, 0, LOOSE).fit(title, List.of(badges));
    }

    @ParameterizedTest
    @ValueSource(strings = {"500 req/s", "Distributed KV pool", "EP144 · 3 experts/GPU", "−12 % → “×1.25”"})
    void widthsAreThoseOfTheTypeface(String text) {
        Font font = Type.regular(10.5);
        double real = font.getStringBounds(text, new FontRenderContext(null, true, true)).getWidth();
        assertEquals(real, TextMeasure.width(text, Face.REGULAR, 10.5), 0.05);
    }

    @Test
    void textsThatFitAreSetAtFullSize() {
        TextBlock block = fit(200, 100, "Memory pool", "18,311 sessions");
        assertEquals(LOOSE.titleSize(), block.titleSize());
        assertEquals(LOOSE.badgeSize(), block.badgeSize());
    }

    @Test
    void aBadgeALittleTooLongShrinks() {
        double width = TextMeasure.width("18,311 sessions for 17 min", Face.REGULAR, 9.5);
        TextBlock block = fit(width, 100, "Pool", "18,311 sessions for 17 min");
        assertEquals(9.5, block.badgeSize(), 0.05);
        assertEquals(1, block.badges().size());
    }

    @Test
    void aBadgeMuchTooLongTakesTwoLines() {
        double width = TextMeasure.width("18,311 sessions for 17 min", Face.REGULAR, 6);
        TextBlock block = fit(width, 100, "Pool", "18,311 sessions for 17 min");
        assertEquals(2, block.badges().size());
        assertTrue(block.isLegible());
    }

    @Test
    void whereNothingHelpsTypeGetsTooSmallRatherThanCutOff() {
        TextBlock block = fit(40, 20, "Incomprehensibility", "one", "two", "three");
        assertFalse(block.isLegible());
        assertTrue(block.height() <= 20 + 1e-6);
        assertTrue(TextMeasure.width("Incomprehensibility", Face.SEMIBOLD, block.titleSize()) <= 40);
    }

    @Test
    void aNumberStaysWithItsUnitWhenALineIsBroken() {
        assertEquals(List.of("KV", "105 GB/s"), TextMeasure.halves("KV 105 GB/s", Face.REGULAR, 10));
    }

    @Test
    void aDotBetweenTwoThoughtsGoesWhereTheLineBreaks() {
        assertEquals(List.of("EP32", "DP attention"), TextMeasure.halves("EP32 · DP attention", Face.REGULAR, 10));
    }
}
