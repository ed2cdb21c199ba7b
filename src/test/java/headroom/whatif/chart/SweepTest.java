package headroom.whatif.chart;

import static headroom.Written.assumption;
import static headroom.Written.complement;
import static headroom.Written.estimate;
import static headroom.formula.Range.Scale.LINEAR;
import static headroom.formula.Range.Scale.LOGARITHMIC;
import static headroom.formula.Range.linear;
import static headroom.formula.Range.log;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import headroom.formula.Absent;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Conditional;
import headroom.formula.Constant;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Group;
import headroom.formula.Quantity;
import headroom.formula.Range;
import headroom.formula.Where;
import headroom.model.Axis.Across;
import headroom.model.Axis.Span;
import headroom.model.BarChart;
import headroom.model.ChartSpec;
import headroom.model.Diagram;
import headroom.model.Evaluation;
import headroom.model.LineChart;
import headroom.model.LineChart.Guide;
import headroom.model.LiveText;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.Series;
import headroom.model.WrittenProblem;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.whatif.Column;
import headroom.whatif.chart.ChartData.BarData;
import headroom.whatif.chart.ChartData.LineData;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The numbers of charts: where they are taken, and that each is what an evaluation there would say. */
class SweepTest {

    private static final Group GROUP = new Group("Group");
    private static final Assumption RATE = assumption("rate", "Rate", GROUP, "req", 500, log(1, 20_000));
    private static final Assumption SHARE = assumption("share", "Share", GROUP, "%", 50, linear(0, 99));
    private static final Assumption UNITS = assumption("units", "Units", GROUP, "unit", 3,
            Written.whole(linear(1, 8)));
    private static final Assumption MEMORY =
            assumption("memory", "Memory", GROUP, "TB", 1.5, Written.andZero(log(0.01, 32)));
    private static final Choice.Option ONE = new Choice.Option("one", "one", "Once.");
    private static final Choice.Option TWICE = new Choice.Option("twice", "twice", "Twice.");
    private static final Choice TIMES = Written.choice("times", "Times", GROUP, "How often.", ONE, TWICE);
    private static final Estimate LOAD = estimate("load", "Load", "share",
            RATE.dividedBy(1000)
                    .times(Written.cases(TIMES).when(ONE, Constant.of(1)).when(TWICE, Constant.of(2)).ofAllOptions()));
    private static final Estimate WAIT = estimate("wait", "Wait", "share",
            Constant.of(1).moreThan(LOAD).then(Constant.of(1).dividedBy(complement(LOAD)))
                    .otherwise(new Absent("more load than it can take")));
    private static final Problem PROBLEM = WrittenProblem.of("small", "Small")
            .assumptions(List.of(RATE, SHARE, UNITS, MEMORY)).choices(List.of(TIMES)).estimates(List.of(LOAD, WAIT))
            .build(new Diagram(1, 1, LiveText.EMPTY, List.of(), List.of(), List.of(), List.of()));
    private static final Scenario DEFAULTS = Scenario.defaults(PROBLEM);
    private static final int DRAWS = 6;

    private static LineChart over(Across across, Series... series) {
        return Written.lineChart("chart", across, List.of(series));
    }

    private static LineData swept(LineChart chart, Scenario scenario) {
        return (LineData) Sweep.of(chart, scenario);
    }

    static Stream<Arguments> scenarios() {
        return Problems.all().stream().flatMap(problem -> Stream.iterate(0L, seed -> seed + 1).limit(DRAWS)
                .map(seed -> Arguments.argumentSet("%s, seed %d".formatted(problem.id(), seed),
                        seed == 0 ? Scenario.defaults(problem) : RandomScenarios.of(problem, seed))));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void aSweepSaysWhatEvaluationsSayOneByOne(Scenario scenario) {
        for (ChartSpec chart : scenario.problem().charts()) {
            switch (Sweep.of(chart, scenario, 23)) {
                case LineData lines when lines.chart().across().over() instanceof Assumption over -> {
                    for (int i = 0; i < lines.columns().size(); i++) {
                        Series series = lines.chart().series().get(i);
                        for (int place = 0; place < lines.xs().size(); place += 5) {
                            double own = over.range().nearest(over.unit().fromBase(lines.settings().at(place)));
                            same(scenario.with(over, own), series.value(),
                                    lines.columns().get(i).at(place), chart.id() + " " + series.name() + " at " + own);
                        }
                    }
                }
                case LineData _ -> {
                }
                case BarData bars -> {
                    for (int i = 0; i < bars.columns().size(); i++) {
                        for (int place = 0; place < bars.chart().categories().size(); place++) {
                            same(scenario, bars.chart().series().get(i).values().get(place),
                                    bars.columns().get(i).at(place),
                                    chart.id() + " " + place);
                        }
                    }
                }
            }
        }
    }

    private static void same(Scenario scenario, Expression value, double found, String where) {
        double expected = said(scenario, value);
        if (!Double.isFinite(expected) || expected == 0) {
            assertEquals(Double.isFinite(expected) ? expected : Double.NaN, found, where);
        } else {
            assertEquals(expected, found, 1e-9 * Math.abs(expected), where);
        }
    }

    /** A series's value, where the scenario is changed as the series and its category say. */
    private static double said(Scenario scenario, Expression value) {
        Evaluation evaluation = Evaluation.of(scenario);
        if (value instanceof Conditional shown && Conditional.mayBeHidden(shown)) {
            return evaluation.holds(shown.condition()) ? said(scenario, shown.then()) : Double.NaN;
        }
        // What an estimate is taken to be cannot be put into a scenario.
        if (!(value instanceof Where different)
                || !different.values().keySet().stream().allMatch(Assumption.class::isInstance)) {
            return evaluation.value(value);
        }
        Scenario other = scenario;
        for (Map.Entry<Choice, Choice.Option> entry : different.options().entrySet()) {
            other = other.with(entry.getKey(), entry.getValue());
        }
        for (Map.Entry<Quantity, Expression> entry : different.values().entrySet()) {
            if (entry.getKey() instanceof Assumption assumption) {
                other = other.with(assumption, assumption.unit().fromBase(evaluation.value(entry.getValue())));
            }
        }
        return said(other, different.of());
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void aSweepStandsOnlyWhereAScenarioMay(Scenario scenario) {
        for (ChartSpec chart : scenario.problem().charts()) {
            if (Sweep.of(chart, scenario) instanceof LineData lines) {
                double[] xs = lines.xs().toArray();
                assertTrue(xs.length <= Sweep.POINTS);
                for (int i = 1; i < xs.length; i++) {
                    assertTrue(xs[i] > xs[i - 1], "%s rises at %d: %s".formatted(chart.id(), i, lines.xs()));
                }
                if (lines.chart().across().over() instanceof Assumption over) {
                    for (double setting : lines.settings().toArray()) {
                        double own = over.unit().fromBase(setting);
                        double nearest = over.range().nearest(own);
                        assertEquals(nearest, own, 1e-12 * Math.max(1, Math.abs(nearest)), chart.id());
                    }
                }
            }
        }
    }

    static final List<Arguments> SPANS = List.of(
            spans("the whole range", RATE, new Span.Whole(), LINEAR, 1, 20_000),
            spans("the whole range with 0", MEMORY, new Span.Whole(), LINEAR, 0, 32e12),
            spans("the whole range without 0 on a logarithmic axis", MEMORY, new Span.Whole(), LOGARITHMIC, 0.01e12,
                    32e12),
            spans("fixed ends", SHARE, new Span.Fixed(0.2, 0.6), LINEAR, 0.2, 0.6),
            spans("fixed ends beyond the range", SHARE, new Span.Fixed(0.2, 1.6), LINEAR, 0.2, 0.99),
            spans("around, to round numbers", RATE, new Span.Around(0.5, 2.9), LINEAR, 250, 1_500),
            spans("around, inside the range", RATE, new Span.Around(0, 100), LINEAR, 1, 20_000),
            spans("around, on a logarithmic axis", RATE, new Span.Around(0.01, 3), LOGARITHMIC, 5, 2_000),
            spans("between two values", RATE, new Span.Between(Constant.of(100), RATE.times(3)), LINEAR, 100, 1_500),
            spans("between two values in the wrong order", RATE, new Span.Between(Constant.of(100), Constant.of(50)),
                    LINEAR, 100, 100));

    private static Arguments spans(String name, Assumption over, Span span, Range.Scale scale,
            double low, double high) {
        return Arguments.argumentSet(name, Across.of(over, span, scale, over), low, high);
    }

    @ParameterizedTest
    @FieldSource("SPANS")
    void aSpanSaysWhereAnAxisBeginsAndEnds(Across across, double low, double high) {
        Column xs = swept(over(across, Written.line("load", LOAD)), DEFAULTS).xs();
        assertEquals(low, xs.at(0), 1e-9 * Math.max(1, low));
        assertEquals(high, xs.at(xs.size() - 1), 1e-9 * high);
    }

    @Test
    void linearAxesRunInEqualStepsAndLogarithmicOnesInEqualFactors() {
        Column even = swept(over(Across.of(RATE, new Span.Fixed(100, 1_000), LINEAR, RATE)), DEFAULTS).xs();
        Column factors = swept(over(Across.of(RATE, new Span.Fixed(100, 1_000), LOGARITHMIC, RATE)), DEFAULTS).xs();
        assertEquals(Sweep.POINTS, even.size());
        for (int i = 2; i < Sweep.POINTS; i++) {
            assertEquals(even.at(1) - even.at(0), even.at(i) - even.at(i - 1), 1e-9);
            assertEquals(factors.at(1) / factors.at(0), factors.at(i) / factors.at(i - 1), 1e-9);
        }
    }

    @Test
    void whatComesWholeIsSweptOnWholeNumbersOnceEach() {
        Column xs = swept(over(Across.of(UNITS, new Span.Whole(), LINEAR, UNITS)), DEFAULTS).xs();
        assertEquals(Column.of(1, 2, 3, 4, 5, 6, 7, 8), xs);
    }

    @Test
    void aSeriesUnderAnotherOptionIsSweptUnderThatOption() {
        LineData data = swept(over(Across.of(RATE, new Span.Fixed(100, 200), LINEAR, RATE), Written.line("once", LOAD),
                Written.line("twice", Written.under(TIMES, TWICE, LOAD))), DEFAULTS);
        assertEquals(Column.of(data.columns().get(0).present().map(value -> 2 * value).toArray()),
                data.columns().get(1));
    }

    @Test
    void whereThereIsNoValueThereIsAGap() {
        LineData data =
                swept(over(Across.of(RATE, new Span.Fixed(500, 1_500), LINEAR, RATE), Written.line("wait", WAIT)),
                        DEFAULTS);
        double[] wait = data.columns().getFirst().toArray();
        long absent = Arrays.stream(wait).filter(Double::isNaN).count();
        assertTrue(absent > 90 && absent < 110, absent + " gaps");
        assertNull(data.reason());
    }

    @Test
    void whereNothingHasAValueTheReasonIsGiven() {
        LineData data =
                swept(over(Across.of(RATE, new Span.Fixed(1_500, 2_000), LINEAR, RATE), Written.line("wait", WAIT)),
                        DEFAULTS);
        assertTrue(data.isAbsent());
        assertEquals("more load than it can take", data.reason());
    }

    @Test
    void anEstimateCanBeVariedInThePlaceOfItsFormula() {
        LineData data = swept(over(Across.of(LOAD, new Span.Fixed(0.1, 0.5), LINEAR, LOAD), Written.line("wait", WAIT)),
                DEFAULTS);
        assertEquals(1 / 0.9, data.columns().getFirst().at(0), 1e-12);
        assertEquals(2, data.columns().getFirst().at(Sweep.POINTS - 1), 1e-12);
        assertEquals(0.5, data.present(), 1e-12);
    }

    @Test
    void anAxisAroundAnAbsentValueHasNoPlaces() {
        LineData data =
                swept(over(Across.of(WAIT, new Span.Around(0, 2), LINEAR, WAIT), Written.line("wait", WAIT.times(2))),
                        DEFAULTS.with(RATE, 2_000));
        assertEquals(0, data.xs().size());
        assertEquals("more load than it can take", data.reason());
    }

    @Test
    void guidesStandWhereTheScenarioPutsThem() {
        LineChart chart = Written.lineChart("chart", Across.of(RATE, new Span.Whole(), LINEAR, RATE),
                List.of(Written.line("load", LOAD)), new Guide.Limit("limit", SHARE, false),
                new Guide.Mark("here", RATE),
                new Guide.Band("band", Constant.of(1), RATE), new Guide.Level("wait", WAIT, false));
        List<PlacedGuide> guides = swept(chart, DEFAULTS.with(RATE, 1_000)).guides();
        assertEquals(0.5, guides.get(0).from());
        assertEquals(1_000, guides.get(1).from());
        assertEquals(List.of(1.0, 1_000.0), List.of(guides.get(2).from(), guides.get(2).to()));
        assertEquals(List.of(true, true, true, false), guides.stream().map(PlacedGuide::isPlaced).toList());
    }

    @Test
    void barsStandUnderTheOptionsOfTheirCategories() {
        BarChart chart = new BarChart("bars", "Bars", "Bars.", Written.up(), null,
                List.of(BarChart.Category.of("once"), BarChart.Category.of("twice")),
                List.of(Written.bars("load", "all", LOAD, Written.under(TIMES, TWICE, LOAD)),
                        Written.bars("wait", "all", WAIT, Written.under(TIMES, TWICE, WAIT))),
                List.of());
        BarData data = (BarData) Sweep.of(chart, DEFAULTS);
        assertEquals(List.of(Column.of(0.5, 1), Column.of(2, Double.NaN)), data.columns());
        assertEquals(2.5, data.top(1, 0), 1e-12);
    }

    @Test
    void barsOfDifferentStacksDoNotLieOnEachOther() {
        BarChart chart = new BarChart("bars", "Bars", "Bars.", Written.up(), null,
                List.of(BarChart.Category.of("{load} busy")),
                List.of(Written.bars("load", "one", LOAD), Written.bars("again", "other", LOAD),
                        Written.bars("wait", "one", WAIT)),
                List.of());
        BarData data = (BarData) Sweep.of(chart, DEFAULTS);
        assertEquals(0.5, data.top(1, 0), 1e-12);
        assertEquals(2.5, data.top(2, 0), 1e-12);
        assertEquals(List.of(List.of(0, 2), List.of(1)), data.chart().stacks());
    }

    @Test
    void aSeriesCanHaveOtherValuesThanTheScenario() {
        Where twice = new Where(WAIT, Map.of(), Map.of(RATE, RATE.times(2)));
        Where busy = new Where(WAIT, Map.of(), Map.of(LOAD, LOAD.times(0.5)));
        LineData data = swept(over(Across.of(RATE, new Span.Fixed(100, 400), LINEAR, RATE), Written.line("here", WAIT),
                Written.line("twice the rate", twice), Written.line("half the load", busy)), DEFAULTS);
        for (int place : new int[]{0, 100, 199}) {
            double load = data.xs().at(place) / 1_000;
            assertEquals(List.of(1 / (1 - load), 1 / (1 - 2 * load), 1 / (1 - load / 2)),
                    data.columns().stream().map(column -> column.at(place)).toList());
        }
    }
}
