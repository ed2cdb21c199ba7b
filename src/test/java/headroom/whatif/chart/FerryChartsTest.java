package headroom.whatif.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.problem.Ferry;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.model.ChartSpec;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.whatif.chart.ChartData.BarData;
import headroom.whatif.chart.ChartData.LineData;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The numbers of charts that a problem file has written. */
class FerryChartsTest {

    private static final Problem FERRY = Ferry.problem();
    private static final Scenario DEFAULTS = Scenario.defaults(FERRY);
    private static final Assumption TRIPS = FERRY.assumption("trips").orElseThrow();
    private static final Assumption CARS = FERRY.assumption("cars").orElseThrow();
    private static final Assumption CREW = FERRY.assumption("crew").orElseThrow();
    private static final Scenario SHORT = with(DEFAULTS, "report", "short");

    private static Scenario with(Scenario scenario, String id, String option) {
        Choice choice = FERRY.choice(id).orElseThrow();
        return scenario.with(choice, choice.option(option).orElseThrow());
    }

    private static ChartSpec chart(String id) {
        return FERRY.charts().stream().filter(chart -> chart.id().equals(id)).findFirst().orElseThrow();
    }

    private static double value(Scenario scenario, String estimate) {
        Estimate of = FERRY.estimate(estimate).orElseThrow();
        return Evaluation.of(scenario).value(of);
    }

    private static Scenario setTo(Scenario scenario, double base) {
        return scenario.with(TRIPS, TRIPS.range().nearest(TRIPS.unit().fromBase(base)));
    }

    @Test
    void linesOverWhatAnAssumptionMakesOfAnEstimateStandAtItsValues() {
        LineData data = (LineData) Sweep.withJumps(Sweep.of(chart("carried-by-cost"), DEFAULTS), DEFAULTS);
        assertTrue(data.xs().size() > 40, data.xs()::toString);
        for (int i = 0; i < data.xs().size(); i++) {
            Scenario there = setTo(DEFAULTS, data.settings().at(i));
            assertEquals(value(there, "cost"), data.xs().at(i), 1e-6);
            assertEquals(value(there, "carried"), data.columns().getFirst().at(i), 1e-6);
            assertTrue(i == 0 || data.xs().at(i) >= data.xs().at(i - 1));
        }
        assertEquals(value(DEFAULTS, "cost"), data.present(), 1e-9);
    }

    @Test
    void aFallingEstimateTurnsTheLinesAround() {
        Problem saving = Ferry.with("x: {of: cost, over: trips, span: whole}",
                "x: {of: saved, over: trips, span: whole}",
                "  - {id: load,", "  - {id: saved, label: Saved, unit: $/day, "
                        + "formula: \"max(0, 9000 $/day - cost)\", means: Left of the budget.}\n  - {id: load,");
        LineData data = (LineData) Sweep.of(saving.charts().getFirst(), Scenario.defaults(saving));
        double[] settings = data.settings().toArray();
        assertTrue(settings[0] > settings[settings.length - 1], () -> Arrays.toString(settings));
        IntStream.range(1, settings.length).forEach(i -> assertTrue(settings[i] < settings[i - 1]));
    }

    @Test
    void aBaselineStandsAtPlacesOfItsOwnAndBandsAreLeftOut() {
        Scenario dear = DEFAULTS.with(CREW, 5_000).with(CARS, UncertainRange.of(CARS, 400, 900));
        ChartData present = Sweep.of(chart("carried-by-cost"), dear);
        LineData over = (LineData) new BaselineSweep().beneath(present, DEFAULTS);
        LineData ghost = Objects.requireNonNull(over.ghost());
        for (int i = 0; i < ghost.xs().size(); i++) {
            assertEquals(over.xs().at(i) - 2_000 / FERRY.estimate("cost").orElseThrow().unit().fromBase(1),
                    ghost.xs().at(i), 1e-6);
            assertEquals(ghost.columns().getFirst().at(i), over.ghost().valueWhere(ghost.settings().at(i), 0));
        }
        assertEquals(ghost.xs().at(0), Objects.requireNonNull(over.across()).low());
        assertSame(present, new BandSweep().beneath(present, dear, BandSweep.Detail.PREVIEW));
    }

    @Test
    void comparedLinesKeepTheirOwnPlaces() {
        Scenario dear = DEFAULTS.with(CREW, 5_000).named("dear", "");
        LineData data = (LineData) OverlaidChart.of(chart("carried-by-cost"), 0, List.of(DEFAULTS, dear));
        for (int scenario = 0; scenario < 2; scenario++) {
            Scenario of = scenario == 0 ? DEFAULTS : dear;
            for (int trips : new int[]{1, 9, 13, 48}) {
                Scenario there = of.with(TRIPS, trips);
                int place = Arrays.binarySearch(data.xs().toArray(), value(there, "cost"));
                assertTrue(place >= 0, "no place for " + trips);
                assertEquals(value(there, "carried"), data.columns().get(scenario).at(place), 1e-6);
            }
        }
        assertTrue(Double.isNaN(data.columns().get(1).at(0)), "the dear ferry has no place as cheap as that");
        assertFalse(Double.isNaN(data.columns().get(0).at(0)));
    }

    @Test
    void aPointHasAPlaceOnBothAxes() {
        PlacedGuide today = Sweep.of(chart("carried-by-cost"), DEFAULTS).guides().getLast();
        assertTrue(today.isPlaced());
        assertEquals(value(DEFAULTS, "cost"), today.from(), 1e-9);
        assertEquals(value(DEFAULTS, "carried"), today.to(), 1e-9);
    }

    @Test
    void aSeriesIsWhatItsDifferenceMakesOfIt() {
        Scenario next = DEFAULTS.with(CARS, 660);
        LineData now = (LineData) Sweep.of(chart("by-hour"), DEFAULTS);
        LineData later = (LineData) Sweep.of(chart("by-hour"), next);
        int middle = now.xs().size() / 2;
        assertEquals(later.columns().get(0).at(middle), now.columns().get(1).at(middle), 1e-9);
    }

    @Test
    void stacksStandBesideEachOtherInEveryCategory() {
        BarData data = (BarData) Sweep.of(chart("by-boat"), DEFAULTS);
        assertEquals(List.of(List.of(0, 1), List.of(2, 3)), data.stacks());
        Scenario electric = with(DEFAULTS, "boat", "electric");
        assertEquals(value(electric, "fuelCost") + 3_000, data.top(1, 1), 1e-9);
        assertEquals(1.2 * value(electric, "capital"), data.top(3, 1), 1e-9);
        assertEquals(List.of(List.of(0, 1), List.of(2)), ((BarData) Sweep.of(chart("by-boat"), SHORT)).stacks());
    }

    @Test
    void namesOfCategoriesFollowTheScenario() {
        assertEquals("twice as many, 24 trips a day", name(Sweep.of(chart("by-boat"), DEFAULTS), 2));
        assertEquals("twice as many, 40 trips a day", name(Sweep.of(chart("by-boat"), DEFAULTS.with(TRIPS, 20)), 2));
        ChartData both = OverlaidChart.of(chart("by-boat"), 0, List.of(DEFAULTS, DEFAULTS.with(TRIPS, 20)));
        assertEquals("twice as many, 24 trips a day / twice as many, 40 trips a day", name(both, 2));
        ChartData same = OverlaidChart.of(chart("by-boat"), 0, List.of(DEFAULTS, DEFAULTS.with(CARS, 900)));
        assertEquals("twice as many, 24 trips a day", name(same, 2));
    }

    private static String name(ChartData data, int category) {
        return ((BarData) data).chart().categories().get(category).name().toString();
    }

    @Test
    void aChartWhoseEverySeriesIsHiddenSaysWhy() {
        ChartData data = Sweep.of(chart("hidden"), SHORT);
        assertTrue(data.isAbsent());
        assertEquals("it is only shown where report is long", data.reason());
        assertNull(Sweep.of(chart("hidden"), DEFAULTS).reason());
    }

    @Test
    void ofHiddenSeriesNoneIsInTheWayOfTheBandsOfAStack() {
        Scenario uncertain = SHORT.with(CREW, UncertainRange.of(CREW, 2_000, 4_000));
        ChartData data = Sweep.of(chart("cost-by-cars"), uncertain);
        assertTrue(data.isHidden(2));
        Bands bands = Objects.requireNonNull(
                new BandSweep().beneath(data, uncertain, new BandSweep.Detail(5, 100)).bands());
        assertFalse(bands.series().get(1).isNone());
        assertTrue(bands.series().get(2).isNone());
        assertNotNull(data.chart());
    }
}
