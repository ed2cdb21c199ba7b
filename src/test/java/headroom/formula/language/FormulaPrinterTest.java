package headroom.formula.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Condition;
import headroom.formula.Expression;
import headroom.formula.Subexpressions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormulaPrinterTest {

    private static final int TREES = 4_000;

    private final FormulaReader reader = new FormulaReader(RandomTrees.names()).given(_ -> true);

    @Test
    void randomTreesReadBackToThemselves() {
        for (int seed = 0; seed < TREES; seed++) {
            RandomTrees trees = new RandomTrees(seed);
            Expression tree = seed % 2 == 0 ? trees.number(seed % 7) : trees.time(seed % 7);
            if (Subexpressions.rangeDepth(tree) <= 2) {
                String text = FormulaPrinter.print(tree);
                Reading<Expression> read = reader.formula(text);
                assertEquals(List.of(), read.mistakes(), "seed " + seed + ": " + text);
                assertEquals(tree, read.orElseThrow(), "seed " + seed + ": " + text);
            }
        }
    }

    @Test
    void randomConditionsReadBackToThemselves() {
        for (int seed = 0; seed < TREES; seed++) {
            Condition tree = new RandomTrees(seed).condition(seed % 6);
            if (Subexpressions.rangeDepth(tree.indicator()) <= 2) {
                String text = FormulaPrinter.print(tree);
                Reading<Condition> read = reader.condition(text);
                assertEquals(List.of(), read.mistakes(), "seed " + seed + ": " + text);
                assertEquals(tree, read.orElseThrow(), "seed " + seed + ": " + text);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a + b * layers", "(a + b) * layers", "a - (b - 1)", "a - b - 1", "a / (b * 2)", "a^b^2",
        "(a^b)^2", "-a^2", "(-a)^2", "a^-2", "a - -3", "-(3)", "(-3)^2", "--3", "3 % + 0.5", "time / 30 s",
        "20 min - time",
        "max(a, b, 1)", "share(a - b)", "first(a, none(\"no\"))", "if a > 1 then b else if b < 2 then 3 else 4",
        "(if a > 1 then b else 2) * 3", "case mode of fast: 1, slow: 2, none: 3", "case mode of fast: 1, else: 2",
        "1 + (case mode of fast: 1, else: 2)", "time / 1 s as share because \"a second each\"",
        "(time as 1 because \"in seconds\") * 2", "sum(i in 0..23: a * i)", "max(t in 1..a: t + time)",
        "least(i in 1..layers: i * a > 10 or mode in (fast, slow))",
        "if not (mode = fast and a > 1) or known(b) then 1 else 0", "pi * a", "if mode = none then 0 else time"})
    void whatNeedsNoBracketsIsWrittenWithout(String text) {
        assertEquals(text, FormulaPrinter.print(reader.formula(text).orElseThrow()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a−b×2÷layers", "a-b*2/layers", " a  -  (b*2)/layers ", "((a)) - b * 2 / layers"})
    void signsAndBlanksMayDiffer(String text) {
        assertEquals("a - b * 2 / layers", FormulaPrinter.print(reader.formula(text).orElseThrow()));
    }
}
