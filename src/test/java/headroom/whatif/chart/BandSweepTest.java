package headroom.whatif.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.problem.Ferry;
import headroom.formula.Assumption;
import headroom.formula.Expression;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.problems.UncertainScenarios;
import headroom.whatif.Column;
import headroom.whatif.chart.BandSweep.Detail;
import headroom.whatif.chart.Bands.Band;
import headroom.whatif.chart.ChartData.BarData;
import headroom.whatif.chart.ChartData.LineData;
import headroom.whatif.uncertainty.Draws;
import headroom.whatif.uncertainty.Simulation;
import headroom.whatif.uncertainty.Summary;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.statistics.descriptive.Quantile;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BandSweepTest {

    private static final int SCENARIOS = 6;
    private static final Detail SMALL = new Detail(5, 40);
    private static final Problem SERVICE = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final Assumption PEAK_RATE = SERVICE.assumption("peakRate").orElseThrow();
    private static final Assumption OUTPUT = SERVICE.assumption("outputTokens").orElseThrow();
    private static final ChartSpec BY_RATE = SERVICE.charts().getFirst();
    private static final Scenario DEFAULTS = Scenario.defaults(SERVICE);
    private static final Scenario UNCERTAIN = DEFAULTS.with(OUTPUT, UncertainRange.of(OUTPUT, 400, 900));

    static Stream<Problem> problems() {
        return Stream.concat(Problems.all().stream(), Stream.of(Ferry.problem()));
    }

    private static ChartData swept(ChartSpec chart, Scenario scenario, Detail detail) {
        return new BandSweep().beneath(Sweep.of(chart, scenario), scenario, detail);
    }

    private static @Nullable Bands bands(ChartSpec chart, Scenario scenario, Detail detail) {
        return swept(chart, scenario, detail).bands();
    }

    /** The samples of a series' top at a place, each from a sweep of a scenario of its own. */
    private static double[] oneByOne(LineData data, Scenario scenario, int series, int place) {
        Draws draws = Draws.of(scenario, SMALL.samples());
        return IntStream.range(0, SMALL.samples()).mapToDouble(sample -> {
            Scenario drawn = scenario;
            for (Assumption assumption : scenario.uncertainAssumptions()) {
                double value = assumption.unit().fromBase(draws.column(assumption)[sample]);
                drawn = drawn.with(assumption, assumption.range().nearest(value));
            }
            LineData at = (LineData) new PlacedSweep(sampled(data)).of(drawn);
            return at.top(series, place);
        }).toArray();
    }

    /** Lines that have all places of their bands, and no others. */
    private static LineData sampled(LineData data) {
        return new LineData(data.chart(), Objects.requireNonNull(data.bands()).places(), data.columns(),
                data.present(), data.guides(), null, null, null);
    }

    /** A chart swept over the places of another sweep, whatever the scenario's own would be. */
    private record PlacedSweep(LineData places) {

        ChartData of(Scenario scenario) {
            return Objects.requireNonNull(
                    new BaselineSweep().beneath(places, scenario).ghost());
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aBandIsWhatScenariosDrawnOneByOneGive(Problem problem) {
        for (int seed = 1; seed <= SCENARIOS; seed++) {
            Scenario scenario = UncertainScenarios.of(RandomScenarios.of(problem, seed), 6, seed);
            for (ChartSpec chart : problem.charts()) {
                if (swept(chart, scenario, SMALL) instanceof LineData data && data.bands() != null) {
                    Bands bands = Objects.requireNonNull(data.bands());
                    for (int series = 0; series < bands.series().size(); series++) {
                        if (!bands.series().get(series).isNone()) {
                            assertBand(data, scenario, series);
                        }
                    }
                }
            }
        }
    }

    private static void assertBand(LineData data, Scenario scenario, int series) {
        Bands bands = Objects.requireNonNull(data.bands());
        for (int place = 0; place < bands.places().size(); place += 2) {
            double at = bands.places().at(place);
            double[] present = Arrays.stream(oneByOne(data, scenario, series, place))
                    .filter(value -> !Double.isNaN(value)).toArray();
            Band band = bands.series().get(series);
            String where = "%s, %s at %s".formatted(data.chart().id(), data.chart().series().get(series).name(), at);
            if (2 * present.length < SMALL.samples()) {
                assertTrue(Double.isNaN(band.p10().at(place)) && Double.isNaN(band.p90().at(place)), where);
            } else {
                Quantile quantile = data.chart().series().get(series).look().steps()
                        ? Quantile.withDefaults().with(Quantile.EstimationMethod.HF1) : Quantile.withDefaults();
                double p10 = quantile.evaluate(present, 0.1);
                double p90 = quantile.evaluate(present, 0.9);
                assertEquals(p10, band.p10().at(place), 1e-6 * Math.abs(p10), where);
                assertEquals(p90, band.p90().at(place), 1e-6 * Math.abs(p90), where);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void whiskersAreWhatASimulationGives(Problem problem) {
        Scenario scenario = UncertainScenarios.of(Scenario.defaults(problem), 6, 1)
                .with(new Sampling(7, Sampling.LEAST));
        for (ChartSpec chart : problem.charts()) {
            if (swept(chart, scenario, new Detail(2, Sampling.LEAST)) instanceof BarData data && data.bands() != null
                    && data.stacks().stream().allMatch(stack -> stack.size() == 1)) {
                Bands bands = Objects.requireNonNull(data.bands());
                for (int series = 0; series < data.chart().series().size(); series++) {
                    for (int category = 0; category < data.chart().categories().size(); category++) {
                        Expression value = data.chart().series().get(series).values().get(category);
                        Summary summary = Simulation.of(scenario, scenario.sampling(), List.of(value))
                                .summary(value);
                        assertEquals(summary.present() < 0.5 || bands.series().get(series).isNone() ? Double.NaN
                                : summary.p10(), bands.p10(series, category), chart.id());
                        assertEquals(summary.present() < 0.5 || bands.series().get(series).isNone() ? Double.NaN
                                : summary.p90(), bands.p90(series, category), chart.id());
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aBandRisesFromP10ToP90AtPlacesOfItsLine(Problem problem) {
        int found = 0;
        for (int seed = 1; seed <= SCENARIOS; seed++) {
            Scenario scenario = UncertainScenarios.of(RandomScenarios.of(problem, ~seed), 6, seed);
            for (ChartSpec chart : problem.charts()) {
                ChartData data = swept(chart, scenario, SMALL);
                Bands bands = data.bands();
                for (Band band : bands == null ? List.<Band>of() : bands.series()) {
                    found += band.isNone() ? 0 : 1;
                    for (int i = 0; i < band.p10().size(); i++) {
                        assertEquals(band.p10().has(i), band.p90().has(i), chart.id());
                        assertTrue(!band.p10().has(i) || band.p10().at(i) <= band.p90().at(i), chart.id());
                    }
                }
                if (bands != null && data instanceof LineData lines) {
                    assertTrue(bands.places().size() <= 2 * SMALL.places() + 2 * jumps(lines), chart.id());
                    assertEquals(lines.xs().at(0), bands.places().at(0));
                    assertEquals(lines.xs().at(lines.xs().size() - 1), bands.places().at(bands.places().size() - 1));
                }
            }
        }
        assertTrue(found > 0, problem.id());
    }

    private static int jumps(LineData lines) {
        return IntStream.range(0, lines.columns().size()).map(series -> Jumps
                .gaps(lines.columns().get(series), lines.chart().series().get(series).look().steps()).size()).sum();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void withoutUncertaintyThereIsNoBand(Problem problem) {
        for (ChartSpec chart : problem.charts()) {
            assertNull(bands(chart, Scenario.defaults(problem), SMALL), chart.id());
        }
    }

    @Test
    void theQuantityThatAChartRunsOverIsNotUncertainInIt() {
        assertNull(bands(BY_RATE, DEFAULTS.with(PEAK_RATE, UncertainRange.of(PEAK_RATE, 400, 700)), SMALL));
    }

    @Test
    void theSameSeedGivesTheSameBandAndAnotherSeedAnother() {
        Bands first = bands(BY_RATE, UNCERTAIN, SMALL);
        assertNotNull(first);
        assertEquals(first, bands(BY_RATE, UNCERTAIN, SMALL));
        assertNotEquals(first, bands(BY_RATE, UNCERTAIN.with(new Sampling(2, Sampling.LEAST)), SMALL));
    }

    @Test
    void anAnswerIsRememberedAndDrawsAreUsedAgainButNeverForOtherRanges() {
        BandSweep sweep = new BandSweep();
        Scenario faster = UNCERTAIN.with(PEAK_RATE, 900);
        Scenario wider = UNCERTAIN.with(OUTPUT, UncertainRange.of(OUTPUT, 300, 1_200));
        for (Scenario scenario : new Scenario[]{UNCERTAIN, faster, wider, UNCERTAIN}) {
            ChartData data = Sweep.of(BY_RATE, scenario);
            Bands bands = sweep.beneath(data, scenario, SMALL).bands();
            assertEquals(bands(BY_RATE, scenario, SMALL), bands);
            assertSame(bands, sweep.beneath(Sweep.of(BY_RATE, scenario), scenario, SMALL).bands());
        }
    }

    @Test
    void ofSeriesThatLieOnOneAnotherOnlyTheTopmostHasABand() {
        LineChart stacked = SERVICE.charts().stream().filter(LineChart.class::isInstance).map(LineChart.class::cast)
                .filter(chart -> chart.series().getFirst().look().stacked() && chart.right() != null).findFirst()
                .orElseThrow();
        Bands bands = bands(stacked, UNCERTAIN, SMALL);
        assertNotNull(bands);
        long tops = IntStream.range(0, stacked.series().size())
                .filter(i -> stacked.series().get(i).look().stacked() && !bands.series().get(i).isNone()).count();
        assertEquals(1, tops);
    }

    @Test
    void aCancelledSweepEndsAndLeavesNothingBehind() {
        BandSweep sweep = new BandSweep();
        ChartData data = Sweep.of(BY_RATE, UNCERTAIN);
        assertThrows(CancellationException.class, () -> sweep.beneath(data, UNCERTAIN, SMALL, () -> true));
        assertEquals(bands(BY_RATE, UNCERTAIN, SMALL), sweep.beneath(data, UNCERTAIN, SMALL).bands());
    }

    @Test
    void betweenItsPlacesABandRunsStraight() {
        Bands bands = new Bands(Column.of(1, 3, 4), List.of(
                new Band(Column.of(10, 20, Double.NaN), Column.of(20, 40, Double.NaN))));
        assertEquals(15, bands.p10(0, 2));
        assertEquals(40, bands.p90(0, 3));
        assertEquals(Double.NaN, bands.p90(0, 3.5));
        assertEquals(Double.NaN, bands.p10(0, 0.5));
        assertEquals(Double.NaN, bands.p10(0, 5));
    }
}
