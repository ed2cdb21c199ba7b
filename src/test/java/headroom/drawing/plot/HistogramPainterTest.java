package headroom.drawing.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.drawing.DrawnTexts;
import headroom.drawing.DrawnTexts.Text;
import headroom.drawing.Theme;
import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.problems.UncertainScenarios;
import headroom.whatif.uncertainty.Samples;
import headroom.whatif.uncertainty.Simulation;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HistogramPainterTest {

    private static final int WIDTH = 380;
    private static final int HEIGHT = 220;
    private static final Problem SERVICE = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final Assumption RATE = SERVICE.assumption("peakRate").orElseThrow();

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    private static Samples samples(Scenario scenario) {
        return Simulation.of(scenario);
    }

    private static List<Text> texts(Samples samples, Estimate estimate, double single) {
        DrawnTexts picture = new DrawnTexts();
        new HistogramPainter(Theme.LIGHT.palette()).paint(picture, new Rectangle2D.Double(0, 0, WIDTH, HEIGHT),
                estimate.label(), samples, estimate, single, Optional.empty());
        return picture.texts();
    }

    private static List<String> words(List<Text> texts) {
        return texts.stream().map(Text::text).toList();
    }

    @Test
    void itSaysWhatItsBarsItsCurveAndItsMarksAre() {
        Samples samples = samples(Scenario.defaults(SERVICE).with(RATE, UncertainRange.of(RATE, 400, 700)));
        Estimate needed = SERVICE.estimate("decodeGpusNeeded").orElseThrow();
        List<String> words = words(texts(samples, needed, 216));
        assertTrue(words.containsAll(List.of(needed.label(), "share of samples", "cumulative", "P10", "P50", "P90",
                "100 %")), words::toString);
    }

    @Test
    void anEstimateThatNoSampleHasSaysSoInsteadOfShowingBars() {
        Assumption limit = SERVICE.assumption("tpotLimit").orElseThrow();
        Samples samples = samples(Scenario.defaults(SERVICE).with(limit, 2)
                .with(RATE, UncertainRange.of(RATE, 400, 700)));
        Estimate cost = SERVICE.estimate("costPerHour").orElseThrow();
        assertEquals(0, samples.summary(cost).present());
        List<String> words = words(texts(samples, cost, Double.NaN));
        assertTrue(words.contains("No value here: no sample has one"), words::toString);
        assertFalse(words.contains("share of samples"), words::toString);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void whateverIsUncertainNoTextIsCutOrNoNumberAndNoTwoOverlap(Problem problem) {
        Rectangle2D card = new Rectangle2D.Double(0, 0, WIDTH, HEIGHT);
        for (int seed = 1; seed <= 4; seed++) {
            Samples samples = samples(UncertainScenarios.of(RandomScenarios.of(problem, seed), 5, seed));
            for (Estimate estimate : problem.estimates()) {
                List<Text> texts = texts(samples, estimate, samples.summary(estimate).p50());
                for (Text text : texts) {
                    String told = "%s, %s: %s".formatted(samples.scenario(), estimate.id(), text);
                    assertTrue(card.contains(text.place()), told);
                    assertFalse(text.text().contains("NaN") || text.text().contains("∞"), told);
                }
                assertEquals(List.of(), overlaps(texts), samples.scenario() + ", " + estimate.id());
            }
        }
    }

    private static List<String> overlaps(List<Text> texts) {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            for (int j = i + 1; j < texts.size(); j++) {
                if (texts.get(i).place().intersects(texts.get(j).place())) {
                    found.add(texts.get(i).text() + " and " + texts.get(j).text());
                }
            }
        }
        return found;
    }
}
