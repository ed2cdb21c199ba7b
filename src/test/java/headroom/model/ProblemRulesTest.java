package headroom.model;

import static headroom.Written.estimate;
import static headroom.formula.Constant.of;
import static headroom.model.SmallService.*;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import headroom.Written;
import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Group;
import headroom.formula.Range;
import headroom.model.Axis.Across;
import headroom.model.Axis.Span;
import headroom.model.Diagram.Link;
import headroom.model.Diagram.Part;
import headroom.model.Diagram.Side;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProblemRulesTest {

    private static final Assumption STRANGE =
            Written.assumption("strange", "Strange", new Group("Group"), "tok/s", 1, Range.linear(0, 2));
    private static final Choice STRANGE_CHOICE = Written.choice("strangeChoice", "Strange", new Group("Group"),
            "Not listed.", new Choice.Option("one", "one", ""));
    private static final Estimate STRANGE_ESTIMATE = estimate("strangeEstimate", "Strange", "GPU", of(1, "GPU"));
    private static final Coordinate HOUR = Coordinate.of("hour", "Hour", "");
    private static final Diagram NOTHING = emptyDiagram();

    @Test
    void aWrongUnitIsNamedWithBothSides() {
        assertRejected("estimate odd is declared in GPU (GPU), but its formula gives tok/s",
                builder().estimates(List.of(estimate("odd", "Odd", "GPU", LOAD.times(2)))));
    }

    @Test
    void anIdThatIsUsedTwiceIsNamed() {
        assertRejected("small has more than one assumption, choice or estimate called gpus",
                builder().estimates(List.of(estimate("gpus", "Again", "GPU", GPUS.times(2)))));
        assertRejected("small has more than one assumption, choice or estimate called load",
                builder().estimates(List.of(estimate("load", "Again", "GPU", GPUS.times(2)))));
        assertRejected("small has more than one assumption, choice or estimate called cache",
                builder().estimates(List.of(estimate("cache", "Again", "GPU", GPUS.times(2)))));
        assertRejected("small has more than one assumption, choice or estimate called gpus",
                builder().steps(List.of(Written.step("gpus", "Again", "GPU", GPUS.times(2)))));
        assertRejected("small has more than one listed estimate called gpus", builder().estimates(List.of(GPUS)));
        assertRejected("small has more than one listed assumption called load", builder().assumptions(List.of(LOAD)));
        assertRejected("small has more than one check called quick", builder().checks(List.of(QUICK)));
        assertRejected("small has more than one chart called twice",
                builder().charts(List.of(chart("twice", LOAD, Written.line("line", GPUS)),
                        chart("twice", LOAD, Written.line("line", GPUS)))));
        Choice.Option one = new Choice.Option("one", "one", "");
        assertRejected("small has more than one option of twins called one", builder().choices(
                List.of(Written.choice("twins", "Twins", new Group("Group"), "", one,
                        new Choice.Option("one", "", "")))));
    }

    @Test
    void aFormulaThatAsksForAnAssumptionChoiceOrEstimateOfNobodyNamesIt() {
        assertRejected("estimate odd asks for assumption strange, which small does not have",
                builder().estimates(List.of(estimate("odd", "Odd", "tok/s", STRANGE.plus(LOAD)))));
        assertRejected("estimate odd asks for choice strangeChoice, which small does not have",
                builder().estimates(List.of(estimate("odd", "Odd", "tok/s",
                        Written.cases(STRANGE_CHOICE).when(STRANGE_CHOICE.byDefault(), LOAD).ofAllOptions()))));
        assertRejected("estimate odd asks for estimate strangeEstimate, which small does not have",
                builder().estimates(List.of(estimate("odd", "Odd", "GPU", STRANGE_ESTIMATE.plus(GPUS)))));
    }

    @Test
    void aConditionIsLookedIntoAsWell() {
        assertRejected("estimate odd asks for assumption strange, which small does not have",
                builder().estimates(List.of(estimate("odd", "Odd", "GPU",
                        LOAD.moreThan(STRANGE).then(GPUS).otherwise(GPUS)))));
        assertRejected("estimate odd asks for choice strangeChoice, which small does not have",
                builder().estimates(List.of(estimate("odd", "Odd", "GPU",
                        LOAD.moreThan(0).and(STRANGE_CHOICE.is(STRANGE_CHOICE.byDefault())).then(GPUS)
                                .otherwise(GPUS)))));
    }

    @Test
    void aCheckThatAsksForNobodysEstimateNamesIt() {
        String sentence = "a check, chart or diagram asks for estimate strangeEstimate, which small does not have";
        assertRejected(sentence, builder().checks(List.of(Written.atMost("odd", "Odd", STRANGE_ESTIMATE, GPUS))));
        assertRejected(sentence, builder().checks(
                List.of(Written.onlyWhere(STRANGE_ESTIMATE.moreThan(0), Written.atMost("odd", "Odd", GPUS, GPUS)))));
        assertRejected(sentence, builder().checks(
                List.of(Written.failingWhen(STRANGE_ESTIMATE.moreThan(0), "Odd.",
                        Written.atMost("odd", "Odd", GPUS, GPUS)))));
    }

    @Test
    void aHeadlineMustBeAListedEstimate() {
        Estimate step = Written.step("step", "Step", "GPU", GPUS.times(2));
        assertRejected("headline step is no estimate of small",
                builder().steps(List.of(step)).headlines(List.of(Headline.of(step, "Step", ""))));
    }

    @Test
    void aChartMayAskOnlyForWhatTheProblemHas() {
        String sentence = "a check, chart or diagram asks for estimate strangeEstimate, which small does not have";
        assertRejected(sentence, builder().charts(List.of(chart("odd", LOAD, Written.line("line", STRANGE_ESTIMATE)))));
        assertRejected(sentence, builder().charts(List.of(chart("odd", LOAD, Written.line("line", GPUS),
                new LineChart.Guide.Limit("limit", STRANGE_ESTIMATE, false)))));
        assertRejected("a check, chart or diagram asks for assumption strange, which small does not have",
                builder().charts(List.of(chart("odd", STRANGE, Written.line("line", GPUS)))));
        assertRejected("a check, chart or diagram asks for choice strangeChoice, which small does not have",
                builder().charts(List.of(chart("odd", LOAD, Written.line("odd",
                        Written.under(STRANGE_CHOICE, STRANGE_CHOICE.byDefault(), GPUS))))));
    }

    @Test
    void aSeriesMayDependOnlyOnTheCoordinateAlongWhichItsChartRuns() {
        LineChart alongHours =
                Written.lineChart("day", Across.of(HOUR, new Span.Fixed(0, 24), Range.Scale.LINEAR, null),
                        List.of(Written.line("ok", GPUS.times(HOUR))));
        assertDoesNotThrow(() -> builder().charts(List.of(alongHours)).build(NOTHING));
        assertRejected("“bad” in chart odd depends on hour, along which it does not run",
                builder().charts(List.of(chart("odd", LOAD, Written.line("bad", GPUS.times(HOUR))))));
    }

    @Test
    void anEstimateOrCheckMayNotDependOnACoordinateWithoutASum() {
        assertRejected("estimate odd depends on hour, but nothing says its value and no sum runs over it",
                builder().estimates(List.of(estimate("odd", "Odd", "GPU", GPUS.times(HOUR)))));
        assertRejected("check odd depends on hour, but nothing says its value and no sum runs over it",
                builder().checks(List.of(Written.atMost("odd", "Odd", HOUR, Constant.of(3)))));
        assertDoesNotThrow(() -> builder().estimates(
                List.of(estimate("even", "Even", "GPU", Written.sum(HOUR, 0, 23, GPUS.times(HOUR)))))
                .build(NOTHING));
    }

    @Test
    void theDiagramMayMarkLinkAndShowOnlyWhatExists() {
        Part part = Written.service("part", Written.at(0, 0), "Part");
        assertRejected("the diagram has two parts part", diagram(List.of(part, part), List.of()));
        assertRejected("a link of the diagram ends at nowhere, which is no part of it",
                diagram(List.of(part), List.of(
                        Written.link("link", Written.end("part", Side.TOP), Written.end("nowhere", Side.TOP)))));
        assertRejected("the diagram marks check strange, which small does not have",
                diagram(List.of(new Part("part", part.cells(), part.kind(), part.title(), List.of(), null,
                        List.of("strange"))), List.of()));
        assertRejected("a check, chart or diagram asks for choice strangeChoice, which small does not have",
                diagram(List.of(new Part("part", part.cells(), part.kind(), part.title(), List.of(),
                        STRANGE_CHOICE.is(STRANGE_CHOICE.byDefault()), List.of())), List.of()));
        Link link = Written.link("link", Written.end("part", Side.TOP), Written.end("part", Side.LEFT));
        assertRejected("a check, chart or diagram asks for estimate strangeEstimate, which small does not have",
                diagram(List.of(part), List.of(new Link("link", link.from(), link.to(), LiveText.EMPTY,
                        new Diagram.Flow(STRANGE_ESTIMATE, of(1, "GPU"), of(10, "GPU")), false, false, null))));
        assertRejected("small has more than one link called link", diagram(List.of(part), List.of(link, link)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            "{strange}"                | asks for strange, which small does not have
            "{gpus | strange = 3}"     | changes strange, which is no assumption and no choice of small
            "{gpus | busy = 3}"        | changes busy, which is no assumption and no choice of small
            "{gpus | cache = strange}" | sets cache to strange, which is no option of it
            "{gpus | cache * 2}"       | sets cache to 2, which is no option of it
            "{gpus | load = much}"     | changes load by what is no formula: nothing is called “much”
            "{gpus - 1}"               | has a brace that is part of no number: a number reads {id} or {#id}, and what is different stands behind a stroke
            "{gpus"                    | has a brace that is part of no number: a number reads {id} or {#id}, and what is different stands behind a stroke
            """)
    void aTextThatCannotBeFilledInIsNamedWherever(String template, String why) {
        String sentence = "the text “%s” %s".formatted(template, why);
        assertRejected(sentence, builder().checks(List.of(Written.failing(template,
                Written.atMost("odd", "Odd", GPUS, GPUS)))));
        assertRejected(sentence, builder().headlines(List.of(Headline.of(GPUS, "GPUs", template))));
        assertRejected(sentence,
                diagram(List.of(Written.service("part", Written.at(0, 0), "Part", template)), List.of()));
        assertEquals(Optional.of(sentence), problem().rejection(new LiveText(template)));
    }

    @Test
    void aTextMayNotAskForWhatHasAValueOnlyAtSomeHour() {
        Estimate atHour = Written.step("atHour", "At the hour", "GPU", GPUS.times(HOUR));
        Problem problem = builder().steps(List.of(atHour)).build(NOTHING);
        assertEquals(Optional.of("the text “{atHour}” asks for atHour, which has a value only at some hour"),
                problem.rejection(new LiveText("{atHour}")));
        assertEquals(Optional.empty(), problem.rejection(new LiveText("{gpus}, {cache | load * 2}")));
    }

    private static LineChart chart(String id, Assumption over, Series series, LineChart.Guide... guides) {
        return Written.lineChart(id, Across.of(over, new Span.Whole(), Range.Scale.LINEAR, over), List.of(series),
                guides);
    }

    private static Diagram diagram(List<Part> parts, List<Link> links) {
        return new Diagram(1, 1, LiveText.EMPTY, List.of(), parts, links, List.of());
    }

    private static void assertRejected(String sentence, WrittenProblem problem) {
        assertEquals(sentence,
                assertThrows(IllegalArgumentException.class, () -> problem.build(NOTHING)).getMessage());
    }

    private static void assertRejected(String sentence, Diagram diagram) {
        assertEquals(sentence,
                assertThrows(IllegalArgumentException.class, () -> builder().build(diagram)).getMessage());
    }
}
