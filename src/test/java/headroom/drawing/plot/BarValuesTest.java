package headroom.drawing.plot;

import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.DrawnTexts;
import headroom.drawing.DrawnTexts.Text;
import headroom.drawing.Palette;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.chart.Sweep;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.junit.jupiter.api.Test;

class BarValuesTest {

    @Test
    void ofTwoValuesThatExcludeEachOtherTheLeftOneStays() {
        Problem rollout = Problems.byId(Problems.all(), "rl-rollout").orElseThrow();
        ChartSpec steps = rollout.charts().stream().filter(chart -> chart.id().equals("step-timeline")).findFirst()
                .orElseThrow();
        DrawnTexts picture = new DrawnTexts();
        new ChartPainter(Palette.LIGHT).paint(picture, new Rectangle2D.Double(0, 0, 240, 190),
                Sweep.of(steps, Scenario.defaults(rollout)));
        List<String> words = picture.texts().stream().map(Text::text).toList();
        assertTrue(words.containsAll(List.of("251 s", "300 s")) && !words.contains("207 s"), words::toString);
    }
}
