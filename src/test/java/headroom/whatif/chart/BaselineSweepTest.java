package headroom.whatif.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import headroom.formula.Assumption;
import headroom.model.ChartSpec;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.whatif.chart.ChartData.LineData;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BaselineSweepTest {

    private static final int DRAWS = 8;
    private static final Problem SERVICE = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private static final Assumption PEAK_RATE = SERVICE.assumption("peakRate").orElseThrow();
    private static final Assumption OUTPUT = SERVICE.assumption("outputTokens").orElseThrow();
    private static final ChartSpec BY_RATE = SERVICE.charts().getFirst();
    private static final Scenario DEFAULTS = Scenario.defaults(SERVICE);

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aGhostIsTheBaselineSweptOverThePresentPlaces(Problem problem) {
        for (int seed = 1; seed <= DRAWS; seed++) {
            Scenario present = RandomScenarios.of(problem, seed);
            Scenario baseline = RandomScenarios.of(problem, ~seed);
            for (ChartSpec chart : problem.charts()) {
                ChartData data = Sweep.of(chart, present);
                ChartData ghost = new BaselineSweep().beneath(data, baseline).ghost();
                if (data.isAbsent()) {
                    assertNull(ghost, chart.id());
                } else {
                    ChartData alone = data instanceof LineData lines && lines.xs().size() > 1
                            ? Sweep.over(Objects.requireNonNull(lines.across()), chart, baseline)
                            : Sweep.of(chart, baseline);
                    assertNotNull(ghost);
                    if (!(data instanceof LineData lines) || lines.xs().equals(((LineData) alone).xs())) {
                        assertEquals(alone.columns(), ghost.columns(), chart.id());
                    }
                    assertPlaces(data, ghost);
                }
            }
        }
    }

    private static void assertPlaces(ChartData data, ChartData ghost) {
        // What an axis shows that follows from the quantity that runs may lie elsewhere for the baseline.
        if (data instanceof LineData lines && ghost instanceof LineData before && !lines.chart().across().follows()) {
            assertSame(lines.xs(), before.xs());
            assertEquals(lines.columns().size(), before.columns().size());
        }
    }

    @Test
    void theBaselineIsSweptOnceWhileItsPlacesStay() {
        BaselineSweep sweep = new BaselineSweep();
        ChartData first = sweep.beneath(Sweep.of(BY_RATE, DEFAULTS.with(OUTPUT, 900)), DEFAULTS);
        ChartData second = sweep.beneath(Sweep.of(BY_RATE, DEFAULTS.with(OUTPUT, 1_000)), DEFAULTS);
        assertSame(first.ghost(), second.ghost());
    }

    @Test
    void otherPlacesAndAnotherBaselineAreSweptAgain() {
        BaselineSweep sweep = new BaselineSweep();
        ChartData present = Sweep.of(BY_RATE, DEFAULTS);
        ChartData elsewhere = Sweep.of(BY_RATE, DEFAULTS.with(PEAK_RATE, 5_000));
        Scenario other = DEFAULTS.with(OUTPUT, 2_000);
        ChartData ghost = ghost(sweep, present, DEFAULTS);
        for (ChartData again : new ChartData[]{ghost(sweep, elsewhere, DEFAULTS), ghost(sweep, present, other)}) {
            assertNotSame(ghost, again);
        }
        assertEquals(ghost(new BaselineSweep(), present, other), ghost(sweep, present, other));
        assertEquals(ghost(new BaselineSweep(), elsewhere, other), ghost(sweep, elsewhere, other));
        assertEquals(ghost, ghost(sweep, present, DEFAULTS));
    }

    private static ChartData ghost(BaselineSweep sweep, ChartData present, Scenario baseline) {
        return Objects.requireNonNull(sweep.beneath(present, baseline).ghost());
    }

    @Test
    void aBaselineStandsWhereItsOwnScenarioStands() {
        LineData data =
                (LineData) new BaselineSweep().beneath(Sweep.of(BY_RATE, DEFAULTS.with(PEAK_RATE, 800)), DEFAULTS);
        assertEquals(800, data.present());
        assertEquals(500, Objects.requireNonNull(data.ghost()).present());
    }
}
