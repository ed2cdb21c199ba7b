package headroom.model;

import static headroom.formula.Constant.of;
import static headroom.formula.Estimate.estimate;
import static headroom.model.SmallService.*;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Constant;
import headroom.formula.Coordinate;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.formula.Group;
import headroom.formula.Range;
import headroom.formula.Reduction;
import headroom.model.Axis.Across;
import headroom.model.Axis.Span;
import headroom.model.Axis.Up;
import headroom.model.Diagram.Cells;
import headroom.model.Diagram.End;
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
            Assumption.assumption("strange", "Strange", new Group("Group"), "tok/s", 1, Range.linear(0, 2))
                    .means("Not listed.").plainAssumption("for a test.");
    private static final Choice STRANGE_CHOICE = Choice.of("strangeChoice", "Strange", new Group("Group"),
            "Not listed.", new Choice.Option("one", "one", ""));
    private static final Estimate STRANGE_ESTIMATE = estimate("strangeEstimate", "Strange", "GPU", of(1, "GPU"));
    private static final Coordinate HOUR = Coordinate.of("hour", "Hour", "");
    private static final Diagram NOTHING = emptyDiagram();

    /** Two estimates that need each other. */
    private static final class Cycle {

        private final Estimate chicken = estimate("chicken", "Chicken", "", this::egg);
        private final Estimate egg = estimate("egg", "Egg", "", chicken.plus(1));

        private Expression egg() {
            return egg.times(2);
        }
    }

    @Test
    void aWrongUnitIsNamedWithBothSides() {
        assertRejected("estimate odd is declared in GPU (GPU), but its formula gives tok/s",
                builder().estimates(List.of(estimate("odd", "Odd", "GPU", LOAD.times(2)))));
    }

    @Test
    void aCycleIsNamedFromEndToEnd() {
        Cycle cycle = new Cycle();
        assertRejected("a cycle: chicken → egg → chicken",
                builder().estimates(List.of(cycle.chicken, cycle.egg)));
        assertRejected("a cycle: egg → chicken → egg", builder().estimates(List.of(cycle.egg, cycle.chicken)));
    }

    @Test
    void anEstimateMayStandBeforeWhatItNeeds() {
        Estimate late = estimate("late", "Late", "GPU", GPUS.times(2));
        Estimate early = estimate("early", "Early", "GPU", () -> late.plus(GPUS));
        Problem problem = builder().estimates(List.of(early, late)).build(NOTHING);
        assertEquals(30, Evaluation.of(Scenario.defaults(problem)).value(early));
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
                builder().steps(List.of(Estimate.step("gpus", "Again", "GPU", GPUS.times(2)))));
        assertRejected("small has more than one listed estimate called gpus", builder().estimates(List.of(GPUS)));
        assertRejected("small has more than one listed assumption called load", builder().assumptions(List.of(LOAD)));
        assertRejected("small has more than one check called quick", builder().checks(List.of(QUICK)));
        assertRejected("small has more than one chart called twice",
                builder().charts(List.of(chart("twice", GPUS), chart("twice", GPUS))));
        Choice.Option one = new Choice.Option("one", "one", "");
        assertRejected("small has more than one option of twins called one", builder().choices(
                List.of(Choice.of("twins", "Twins", new Group("Group"), "", one, new Choice.Option("one", "", "")))));
    }

    @Test
    void aFormulaThatAsksForAnAssumptionChoiceOrEstimateOfNobodyNamesIt() {
        assertRejected("estimate odd asks for assumption strange, which small does not have",
                builder().estimates(List.of(estimate("odd", "Odd", "tok/s", STRANGE.plus(LOAD)))));
        assertRejected("estimate odd asks for choice strangeChoice, which small does not have",
                builder().estimates(List.of(estimate("odd", "Odd", "tok/s",
                        STRANGE_CHOICE.when(STRANGE_CHOICE.byDefault(), LOAD).ofAllOptions()))));
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
        assertRejected(sentence, builder().checks(List.of(Check.atMost("odd", "Odd", STRANGE_ESTIMATE, GPUS))));
        assertRejected(sentence, builder().checks(
                List.of(Check.atMost("odd", "Odd", GPUS, GPUS).onlyWhere(STRANGE_ESTIMATE.moreThan(0)))));
        assertRejected(sentence, builder().checks(
                List.of(Check.atMost("odd", "Odd", GPUS, GPUS).failingWhen(STRANGE_ESTIMATE.moreThan(0), "Odd."))));
    }

    @Test
    void aHeadlineMustBeAListedEstimate() {
        Estimate step = Estimate.step("step", "Step", "GPU", GPUS.times(2));
        assertRejected("headline step is no estimate of small",
                builder().steps(List.of(step)).headlines(List.of(Headline.of(step, "Step", ""))));
    }

    @Test
    void aChartMayAskOnlyForWhatTheProblemHas() {
        String sentence = "a check, chart or diagram asks for estimate strangeEstimate, which small does not have";
        assertRejected(sentence, builder().charts(List.of(chart("odd", STRANGE_ESTIMATE))));
        assertRejected(sentence, builder().charts(List.of(chart("odd", GPUS).limit("limit", STRANGE_ESTIMATE))));
        assertRejected("a check, chart or diagram asks for assumption strange, which small does not have",
                builder().charts(List.of(LineChart.of("odd", "Odd", "",
                        Across.of(STRANGE, new Span.Whole(), Range.Scale.LINEAR), Up.of("", "GPU")))));
        assertRejected("a check, chart or diagram asks for choice strangeChoice, which small does not have",
                builder().charts(List.of(chart("odd", GPUS)
                        .with(Series.line("odd", GPUS).under(STRANGE_CHOICE, STRANGE_CHOICE.byDefault())))));
    }

    @Test
    void aSeriesMayDependOnlyOnTheCoordinateAlongWhichItsChartRuns() {
        LineChart alongHours = LineChart.of("day", "Day", "",
                Across.of(HOUR, new Span.Fixed(0, 24), Range.Scale.LINEAR, null), Up.of("", "GPU"));
        assertDoesNotThrow(() -> builder().charts(List.of(alongHours.with(Series.line("ok", GPUS.times(HOUR)))))
                .build(NOTHING));
        assertRejected("“bad” in chart odd depends on hour, along which it does not run",
                builder().charts(List.of(chart("odd", GPUS).with(Series.line("bad", GPUS.times(HOUR))))));
    }

    @Test
    void anEstimateOrCheckMayNotDependOnACoordinateWithoutASum() {
        assertRejected("estimate odd depends on hour, but nothing says its value and no sum runs over it",
                builder().estimates(List.of(estimate("odd", "Odd", "GPU", GPUS.times(HOUR)))));
        assertRejected("check odd depends on hour, but nothing says its value and no sum runs over it",
                builder().checks(List.of(Check.atMost("odd", "Odd", HOUR, Constant.of(3)))));
        assertDoesNotThrow(() -> builder().estimates(
                List.of(estimate("even", "Even", "GPU", Reduction.sum(HOUR, 0, 23, GPUS.times(HOUR)))))
                .build(NOTHING));
    }

    @Test
    void theDiagramMayMarkLinkAndShowOnlyWhatExists() {
        Part part = Part.service("part", Cells.at(0, 0), "Part");
        Check strange = Check.atMost("strange", "Strange", GPUS, GPUS);
        assertRejected("the diagram has two parts part", diagram(List.of(part, part), List.of()));
        assertRejected("a link of the diagram ends at nowhere, which is no part of it",
                diagram(List.of(part), List.of(
                        Link.of("link", End.of("part", Side.TOP), End.of("nowhere", Side.TOP)))));
        assertRejected("the diagram marks check strange, which small does not have",
                diagram(List.of(part.markedBy(strange)), List.of()));
        assertRejected("a check, chart or diagram asks for choice strangeChoice, which small does not have",
                diagram(List.of(part.shownWhen(STRANGE_CHOICE.is(STRANGE_CHOICE.byDefault()))), List.of()));
        Link link = Link.of("link", End.of("part", Side.TOP), End.of("part", Side.LEFT));
        assertRejected("a check, chart or diagram asks for estimate strangeEstimate, which small does not have",
                diagram(List.of(part), List.of(link.flowing(STRANGE_ESTIMATE, 1, 10))));
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
        assertRejected(sentence, builder().checks(List.of(Check.atMost("odd", "Odd", GPUS, GPUS).failing(template))));
        assertRejected(sentence, builder().headlines(List.of(Headline.of(GPUS, "GPUs", template))));
        assertRejected(sentence,
                diagram(List.of(Part.service("part", Cells.at(0, 0), "Part", template)), List.of()));
        assertEquals(Optional.of(sentence), problem().rejection(new LiveText(template)));
    }

    @Test
    void aTextMayNotAskForWhatHasAValueOnlyAtSomeHour() {
        Estimate atHour = Estimate.step("atHour", "At the hour", "GPU", GPUS.times(HOUR));
        Problem problem = builder().steps(List.of(atHour)).build(NOTHING);
        assertEquals(Optional.of("the text “{atHour}” asks for atHour, which has a value only at some hour"),
                problem.rejection(new LiveText("{atHour}")));
        assertEquals(Optional.empty(), problem.rejection(new LiveText("{gpus}, {cache | load * 2}")));
    }

    private static LineChart chart(String id, Expression value) {
        return LineChart.of(id, "Chart", "", Across.of(LOAD, new Span.Whole(), Range.Scale.LINEAR), Up.of("", "GPU"))
                .with(Series.line("line", value));
    }

    private static Diagram diagram(List<Part> parts, List<Link> links) {
        return new Diagram(1, 1, LiveText.EMPTY, List.of(), parts, links, List.of());
    }

    private static void assertRejected(String sentence, Problem.Builder problem) {
        assertEquals(sentence,
                assertThrows(IllegalArgumentException.class, () -> problem.build(NOTHING)).getMessage());
    }

    private static void assertRejected(String sentence, Diagram diagram) {
        assertEquals(sentence,
                assertThrows(IllegalArgumentException.class, () -> builder().build(diagram)).getMessage());
    }
}
