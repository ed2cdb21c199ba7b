package headroom.whatif.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.formula.Range.Scale;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.problems.UncertainScenarios;
import headroom.whatif.Column;
import headroom.whatif.chart.BandSweep.Detail;
import headroom.whatif.chart.Bands.Band;
import headroom.whatif.chart.ChartData.LineData;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bands are upright where lines jump, and a line lies within its own band. */
class BandStepsTest {

    private static final int SCENARIOS = 3;
    /** Between its places a band is a chord; so far, as a share of the axis, may a curve lie beside it. */
    private static final double CHORD = 0.02;
    /** Steps that are lower than this, as a share of the axis, are not seen. */
    private static final double STEP = 3e-3;
    private static final Problem SERVICE = Problems.byId(Problems.all(), "moe-service").orElseThrow();

    static Stream<Problem> problems() {
        return Problems.all().stream().filter(problem -> !problem.id().equals("lora-service"));
    }

    private static LineData banded(ChartSpec chart, Scenario scenario, Detail detail) {
        return (LineData) new BandSweep().beneath(Sweep.withJumps(Sweep.of(chart, scenario), scenario), scenario,
                detail);
    }

    private static List<LineChart> lines(Problem problem) {
        return problem.charts().stream().filter(LineChart.class::isInstance).map(LineChart.class::cast).toList();
    }

    /** The same line with every place that is drawn as a place of its band. */
    private static Bands everywhere(LineData data, Scenario scenario, int samples) {
        return Objects.requireNonNull(new BandSweep()
                .beneath(data.with(null), scenario, new Detail(10_000, samples)).bands());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void atEveryPlaceOfItsLineABandIsWhatTheSamplesSpanThere(Problem problem) {
        for (int seed = 1; seed <= SCENARIOS; seed++) {
            Scenario scenario = UncertainScenarios.of(Scenario.defaults(problem), 6, seed);
            for (LineChart chart : lines(problem)) {
                for (Detail detail : List.of(Detail.PREVIEW, new Detail(100, 200))) {
                    LineData data = banded(chart, scenario, detail);
                    if (data.bands() != null) {
                        assertSpans(data, everywhere(data, scenario, detail.samples()), detail);
                    }
                }
            }
        }
    }

    private static void assertSpans(LineData data, Bands truth, Detail detail) {
        Bands drawn = Objects.requireNonNull(data.bands());
        int between = data.xs().size() / detail.places() + 1;
        for (int series = 0; series < truth.series().size(); series++) {
            Band band = truth.series().get(series);
            if (band.isNone() || drawn.series().get(series).isNone()) {
                continue;
            }
            boolean steps = data.holds(series);
            double beside = (steps ? STEP : CHORD)
                    * Stream.of(band.p10(), band.p90()).flatMapToDouble(Column::present).max().orElseThrow();
            for (int place = between; place < data.xs().size() - between; place++) {
                double at = data.xs().at(place);
                double low = drawn.p10(series, at, steps);
                double high = drawn.p90(series, at, steps);
                double line = data.top(series, place);
                if (isInside(data, truth, series, place - between, place + between)) {
                    assertTrue(line >= low - beside && line <= high + beside,
                            "%s, %s in %s at %s: %s beside %s–%s".formatted(data.chart().id(),
                                    data.chart().series().get(series).name(), detail, at, line, low, high));
                }
            }
        }
    }

    /** True when a line lies within what its samples span, at some places. */
    private static boolean isInside(LineData data, Bands truth, int series, int from, int to) {
        return IntStream.rangeClosed(from, to).allMatch(place -> {
            double line = data.top(series, place);
            double at = data.xs().at(place);
            return line >= truth.p10(series, at) && line <= truth.p90(series, at);
        });
    }

    /** GPUs are bought by units, so what they cost jumps; how many are needed at a price is uncertain. */
    @Test
    void aBandIsUprightWhereItJumps() {
        int found = 0;
        for (int seed = 1; seed <= SCENARIOS; seed++) {
            Scenario scenario = UncertainScenarios.of(Scenario.defaults(SERVICE), 6, seed);
            for (LineChart chart : lines(SERVICE)) {
                LineData data = banded(chart, scenario, Detail.FULL);
                Bands bands = data.bands();
                for (int series = 0; bands != null && series < bands.series().size(); series++) {
                    if (chart.series().get(series).look().steps()) {
                        found += upright(data, bands.places(), bands.series().get(series));
                    }
                }
            }
        }
        assertTrue(found > 20, "upright edges: " + found);
    }

    /** The number of upright edges of a band: wherever a whole step lies between two of its places. */
    private static int upright(LineData data, Column places, Band band) {
        double most = places.at(places.size() - 1) - places.at(0);
        return band.isNone() ? 0 : (int) Stream.of(band.p10(), band.p90())
                .flatMap(ends -> IntStream.range(0, ends.size() - 1).boxed()
                        .filter(i -> Math.abs(ends.at(i + 1) - ends.at(i)) > 0.02 * Arrays.stream(ends.toArray()).max()
                                .orElseThrow())
                        .filter(i -> data.chart().across().scale() == Scale.LINEAR
                                ? places.at(i + 1) - places.at(i) < most / 2_000
                                : places.at(i + 1) / places.at(i) < 1.01))
                .count();
    }

    @Test
    void aLineThatJumpsIsDrawnUpToTheJumpAndFromItOn() {
        Scenario scenario = Scenario.defaults(SERVICE);
        Assumption rate = SERVICE.assumption("peakRate").orElseThrow();
        LineChart byRate = lines(SERVICE).getFirst();
        LineData even = (LineData) Sweep.of(byRate, scenario);
        LineData drawn = (LineData) Sweep.withJumps(even, scenario);
        int steps = IntStream.range(0, byRate.series().size()).filter(i -> byRate.series().get(i).look().steps())
                .findFirst().orElseThrow();
        double span = even.xs().at(even.xs().size() - 1) - even.xs().at(0);
        int jumps = 0;
        for (int i = 0; i + 1 < drawn.xs().size(); i++) {
            if (drawn.columns().get(steps).at(i) != drawn.columns().get(steps).at(i + 1)) {
                jumps++;
                assertTrue(drawn.xs().at(i + 1) - drawn.xs().at(i) < span / 2_000, "at " + drawn.xs().at(i));
            }
        }
        assertTrue(jumps >= 5, "jumps: " + jumps);
        LineData again = (LineData) Sweep.of(byRate, scenario.with(rate, UncertainRange.of(rate, 400, 700)));
        assertEquals(even.xs(), again.xs());
    }
}
