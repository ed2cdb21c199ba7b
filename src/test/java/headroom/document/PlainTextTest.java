package headroom.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.Comparison;
import headroom.whatif.uncertainty.AssessedComparison;
import headroom.whatif.uncertainty.Assessment;
import java.util.List;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTextTest {

    private static final Problem PROBLEM = Problems.all().getFirst();

    private static Table table(String... cells) {
        return new Table(List.of(cells), List.of(List.of(cells)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+1+1", "-1+1", "@SUM(1)", "\t=1+1", "\r=1+1", "\n=1+1", "＝1+1", "-",
        "=HYPERLINK(\"x\",\"y\")"})
    void noCellIsAFormulaOfASpreadsheet(String name) {
        String cell = Report.joined(table(name).csv()).lines().findFirst().orElseThrow();
        assertTrue(cell.startsWith("'") || cell.startsWith("\"'"), cell);
        assertEquals(2, Report.joined(table(name).csv()).lines().count());
    }

    @ParameterizedTest
    @CsvSource({"-1.5,-1.5", "+2,+2", "-1e-9,-1e-9", "-.5,-.5", "1.25,1.25", "a=b,a=b"})
    void numbersStayNumbers(String cell, String written) {
        assertEquals(written + "\n", Report.joined(new Table(List.of(), List.of(List.of(cell))).csv()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"two\nlines", "two\r\nlines", "two\u2028lines", "two\tlines", "two\u0085lines"})
    void aCellIsOnOneLineWhateverItHolds(String name) {
        assertEquals("  two lines  x\n", Report.joined(new Table(List.of(), List.of(List.of(name, "x"))).text()));
        assertEquals("two lines,x\n", Report.joined(new Table(List.of(), List.of(List.of(name, "x"))).csv()));
        assertEquals(3, Report.joined(table(name, "x").markdown()).lines().count());
    }

    @Test
    void aBarEndsNoCellAndMarkupStaysLetters() {
        assertEquals("| a\\|b | \\\\\\| | \\<b> | \\*c\\* |",
                table("a|b", "\\|", "<b>", "*c*").markdown().findFirst().map(String::strip)
                        .orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1|x\n# no heading", "-x\n\n| a | b |", "**bold** [link](http://x)\u2028`code`"})
    void aNameBreaksNoAnswerThatNamesIt(String name) {
        Scenario hostile = Scenario.defaults(PROBLEM).named(name, "");
        ComparisonTable table =
                new ComparisonTable(AssessedComparison.of(Comparison.of(List.of(hostile, hostile))));
        int columns = 3;
        Report.joined(table.printed().markdown()).lines()
                .forEach(line -> assertEquals(columns + 1,
                        line.replace("\\|", "").chars().filter(c -> c == '|').count(), line));
        int lines = 1 + table.printed().rows().size();
        assertEquals(lines, Report.joined(table.printed().text()).lines().count());
        assertEquals(lines,
                Report.joined(table.raw().csv()).lines().count());
        assertFalse(table.verdict().contains("\n"));
        StringBuilder heading = new StringBuilder();
        Parser.builder().build().parse(Report.joined(
                EvaluationReport.of(Assessment.of(hostile), hostile, Cells.PRINTED).markdown()))
                .accept(new AbstractVisitor() {
                    @Override
                    public void visit(Heading node) {
                        if (node.getLevel() == 1) {
                            visitChildren(node);
                        }
                    }

                    @Override
                    public void visit(Text text) {
                        if (text.getParent() instanceof Heading) {
                            heading.append(text.getLiteral());
                        }
                    }
                });
        assertEquals("%s: %s".formatted(PROBLEM.name(), PlainText.line(name)), heading.toString());
    }
}
