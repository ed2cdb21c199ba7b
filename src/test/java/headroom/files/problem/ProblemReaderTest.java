package headroom.files.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.yaml.FileMistake;
import headroom.model.Check;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemReaderTest {

    private static final Problem KITCHEN = TeaKitchen.problem();

    private static double value(Scenario scenario, String estimate) {
        return Evaluation.of(scenario).value(KITCHEN.quantity(estimate));
    }

    @Test
    void theKitchenGivesItsFigures() {
        Scenario defaults = Scenario.defaults(KITCHEN);
        assertEquals(3.0566, value(defaults, "meanWait"), 5e-5);
        assertEquals(0.75, value(defaults, "utilisation"), 1e-12);
        assertEquals(4, value(defaults, "kettlesNeeded"));
        assertEquals(160, value(defaults, "cost"));
    }

    @Test
    void aKitchenThatIsOverrunHasNoWaitAndSaysWhy() {
        Scenario overrun = Scenario.defaults(KITCHEN).with(KITCHEN.assumption("guestRate").orElseThrow(), 0.7);
        Evaluation evaluation = Evaluation.of(overrun);
        assertTrue(Double.isNaN(evaluation.value(KITCHEN.quantity("meanWait"))));
        assertEquals("more guests come than the kettles can serve",
                evaluation.reason(KITCHEN.estimate("meanWait").orElseThrow()).orElseThrow());
    }

    @Test
    void theKitchenIsReadInItsOrder() {
        assertEquals(List.of("Traffic", "Kitchen"), KITCHEN.groups().stream().map(group -> group.name()).toList());
        assertEquals(List.of("wait-by-guests", "wait-by-service"),
                KITCHEN.charts().stream().map(chart -> chart.id()).toList());
        assertEquals("5 kettles", KITCHEN.quantity("kettles").print(5).toString());
    }

    /** What is told of the kitchen where a part of its text is another one. */
    private static List<String> told(String part, String other) {
        String text = TeaKitchen.text();
        assertTrue(text.contains(part), part);
        return ProblemReader.read(text.replace(part, other), _ -> "").mistakes().stream().map(FileMistake::sentence)
                .toList();
    }

    @Test
    void whatHasAnotherShapeIsToldByWhatItMustBe() {
        assertEquals(List.of("“yes” stands here, but it must be true or false"), told("whole: false", "whole: yes"));
        assertEquals(
                List.of("“3” stands here, but it must be whole, or an entry in braces with around, fixed or between"),
                told("{around: [0, 3]}", "3"));
    }

    @Test
    void allKeysThatAreMissingAreToldAtOnce() {
        assertEquals(List.of("the constant has no value and no unit"),
                told("label: seconds an hour, value: 3600, unit: s", "label: seconds an hour"));
    }

    @Test
    void aFileWithoutATitleIsReadOnSoThatItsOtherMistakesAreToldToo() {
        String text = TeaKitchen.text().replace("title: A kitchen that serves tea\n", "").replace(
                "kettles * kettlePrice", "ketles * kettlePrice");
        assertEquals(List.of("the problem file has no title", "nothing is called “ketles”; did you mean kettles?"),
                ProblemReader.read(text, _ -> "").mistakes().stream().map(FileMistake::sentence).toList());
    }

    @Test
    void anUnknownNameInAFunctionIsToldWhereTheFunctionStands() {
        String functions = "functions: [{id: half, takes: [x], formula: x / 2 + ketles}]\nestimates:";
        String text = TeaKitchen.text().replace("estimates:", functions).replace("kettles * kettlePrice",
                "half(kettles) * kettlePrice + half(1) * kettlePrice");
        List<FileMistake> mistakes = ProblemReader.read(text, _ -> "").mistakes();
        assertEquals(List.of("nothing is called “ketles”; did you mean kettles?"),
                mistakes.stream().map(FileMistake::sentence).toList());
        assertTrue(mistakes.getFirst().excerpt().contains("functions:"), mistakes.toString());
    }

    /** A function is one before a bracket only, so the two are never taken for each other, not even as a cycle. */
    @Test
    void anEstimateMayBearTheNameOfAFunction() {
        Problem problem = ProblemReader.read(TeaKitchen.text().replace("estimates:", """
                estimates:
                  - {id: double, label: Double, unit: —, formula: sqrt * 2}
                  - {id: sqrt, label: Root, unit: —, formula: sqrt(kettles)}
                """), _ -> "").found().orElseThrow().problem();
        Evaluation evaluation = Evaluation.of(Scenario.defaults(problem));
        assertEquals(2, evaluation.value(problem.quantity("sqrt")));
        assertEquals(4, evaluation.value(problem.quantity("double")));
    }

    @Test
    void aPublishedFigureWithoutItsUnitIsToldSo() {
        assertEquals(List.of("the published figure is a number, but meanWait, against which it is held, is s; "
                + "a figure has its unit behind it"), told("presets: []", """
                        evidence:
                          - {what: a count, published: 3, source: a guest, of: meanWait}
                        """));
    }

    @Test
    void whatIsMeantOtherwiseIsToldWhereItStands() {
        assertEquals(
                List.of("utilisation is a step of derivations, but a headline is an estimate without step: true"),
                told("unit: share, formula", "step: true, unit: share, formula"));
        assertEquals(List.of("a span is one of around, fixed and between"),
                told("{around: [0, 3]}", "{around: [0, 3], fixed: [0, 3]}"));
        assertEquals(List.of("the formula gives s, but the unit is a number"), told("presets: []", """
                evidence:
                  - {what: a wait, published: 3 s, source: a guest, of: meanWait, within: 20 ms}
                """));
        String id = "“s” is an id here, so it is no unit: give what has that id another one";
        assertEquals(List.of(id, id), told("brewTime", "s"));
    }

    @Test
    void aFailureWithoutItsNumberSaysWhyInstead() {
        String text = TeaKitchen.text().replace("    only: keepsUp\n", "");
        Problem kitchen = ProblemReader.read(text, _ -> "").found().orElseThrow().problem();
        Evaluation overrun = Evaluation.of(Scenario.defaults(kitchen)
                .with(kitchen.assumption("guestRate").orElseThrow(), 0.7));
        Check wait = kitchen.checks().getLast();
        assertEquals("More guests come than the kettles can serve.",
                new LiveNumbers(overrun).text(overrun.failureOf(wait)));
    }
}
