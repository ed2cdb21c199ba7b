package headroom.drawing.plot.axis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.DrawnTexts;
import headroom.drawing.DrawnTexts.Text;
import headroom.drawing.Palette;
import headroom.drawing.plot.axis.KeyEntry.Sign;
import headroom.drawing.plot.axis.TopStrip.Mark;
import java.awt.Color;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rows above a plot, from 0 to the width given. */
class TopStripTest {

    private static final double BOTTOM = 100;
    private static final Ink INK = new Ink(Palette.LIGHT);
    private static final Color GREY = Color.GRAY;

    private final DrawnTexts picture = new DrawnTexts();

    private TopStrip strip(double width, List<KeyEntry> key, Mark... marks) {
        return new TopStrip(picture, 0, width, key, List.of(marks));
    }

    private List<Text> drawn(TopStrip strip) throws Exception {
        strip.draw(BOTTOM, Color.WHITE);
        return picture.texts();
    }

    private static KeyEntry left(String text) {
        return KeyEntry.caption(text, GREY, false);
    }

    private static double row(Text text) {
        return Math.round(text.place().getMaxY() / Ink.LINE_HEIGHT);
    }

    @Test
    void aKeyAndTheNamesOfMarksShareARowWhenTheyKeepApart() throws Exception {
        TopStrip strip = strip(400, List.of(left("share of turns")), new Mark("limit", GREY, 300));
        assertEquals(Ink.LINE_HEIGHT, strip.height());
        List<Text> texts = drawn(strip);
        assertEquals(row(texts.get(0)), row(texts.get(1)));
    }

    @Test
    void aNameThatWouldLieOnTheKeyTakesARowBelowIt() throws Exception {
        TopStrip strip = strip(400, List.of(left("share of turns")), new Mark("limit", GREY, 30));
        assertEquals(2 * Ink.LINE_HEIGHT, strip.height());
        List<Text> texts = drawn(strip);
        Text name = texts.stream().filter(text -> text.text().equals("limit")).findFirst().orElseThrow();
        Text key = texts.stream().filter(text -> text.text().equals("share of turns")).findFirst().orElseThrow();
        assertTrue(name.place().getY() > key.place().getMaxY() - 1);
    }

    @Test
    void whatBelongsToTheRightEndsAtTheRightEdge() throws Exception {
        List<Text> texts = drawn(strip(400, List.of(left("per hour"), KeyEntry.baseline(Sign.LINE, INK))));
        assertEquals(400, texts.getLast().place().getMaxX(), 0.5);
        assertEquals(row(texts.getFirst()), row(texts.getLast()));
    }

    @Test
    void aFullRowGoesOnInTheNext() throws Exception {
        TopStrip strip = strip(120, List.of(left("the first of them"), left("the second of them")));
        assertEquals(2 * Ink.LINE_HEIGHT, strip.height());
        assertTrue(drawn(strip).stream().allMatch(text -> text.place().getMaxX() <= 120));
    }

    @Test
    void marksAtOnePlaceShareANameAndNamesStayBetweenTheEdges() throws Exception {
        List<Text> texts = drawn(strip(200, List.of(), new Mark("GPU", GREY, 199), new Mark("memory", GREY, 200)));
        assertEquals(List.of("GPU, memory"), texts.stream().map(Text::text).toList());
        assertTrue(texts.getFirst().place().getMaxX() <= 200.5);
    }

    @Test
    void theLineOfAMarkLeadsToItsName() {
        TopStrip strip = strip(400, List.of(), new Mark("limit", GREY, 200));
        assertEquals(BOTTOM + 1, strip.foot(200, BOTTOM));
        assertEquals(BOTTOM, strip.foot(20, BOTTOM));
    }
}
