package headroom.drawing.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.drawing.Palette;
import headroom.drawing.plot.axis.Ink;
import headroom.model.LineChart;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.Comparison;
import headroom.whatif.chart.OverlaidChart;
import java.util.Collections;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LineLooksTest {

    @Test
    void sixScenariosDifferInColourAndInPen() {
        Scenario defaults = Scenario.defaults(Problems.all().getFirst());
        LineChart chart = (LineChart) OverlaidChart.of(defaults.problem().charts().getFirst(), 0,
                Collections.nCopies(Comparison.MOST, defaults)).chart();
        for (Palette palette : new Palette[]{Palette.LIGHT, Palette.DARK}) {
            LineLooks looks = new LineLooks(chart, new Ink(palette));
            assertEquals(Comparison.MOST,
                    IntStream.range(0, Comparison.MOST).mapToObj(looks::colour).distinct().count());
            assertEquals(Comparison.MOST,
                    IntStream.range(0, Comparison.MOST).mapToObj(looks::stroke).distinct().count());
        }
    }
}
