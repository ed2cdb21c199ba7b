package headroom.drawing.plot;

import headroom.drawing.Palette;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The colours of a chart's series: each has the tone that it asks for, or the one after that of the series before it. */
final class SeriesColours {

    private final List<Color> colours = new ArrayList<>();

    /** @param tones the tones that the series ask for, in their order; 0 for the next one */
    SeriesColours(IntStream tones, Palette palette) {
        int tone = 0;
        for (int asked : tones.toArray()) {
            tone = asked == 0 ? tone + 1 : asked;
            colours.add(palette.series(tone));
        }
    }

    Color of(int series) {
        return colours.get(series);
    }
}
