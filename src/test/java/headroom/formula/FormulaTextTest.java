package headroom.formula;

import static headroom.Written.ceil;
import static headroom.Written.max;
import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.Written;
import headroom.text.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormulaTextTest {

    private static final Expression A = Formulas.assumption("a", "", 1);
    private static final Expression B = Formulas.assumption("b", "", 2);
    private static final Expression C = Formulas.assumption("c", "", 3);

    private final Choice choice = Formulas.choice("mode", "fast", "slow");

    @Test
    void productsBindTighterThanSums() {
        assertWords("a + b × c", A.plus(B.times(C)));
        assertWords("(a + b) × c", A.plus(B).times(C));
        assertWords("a × (b − c)", A.times(B.minus(C)));
    }

    @Test
    void whatStandsBehindAMinusOrADivisionKeepsItsBrackets() {
        assertWords("a − (b + c)", A.minus(B.plus(C)));
        assertWords("a − (b − c)", A.minus(B.minus(C)));
        assertWords("a − b − c", A.minus(B).minus(C));
        assertWords("a ÷ (b × c)", A.dividedBy(B.times(C)));
        assertWords("a ÷ (b ÷ c)", A.dividedBy(B.dividedBy(C)));
        assertWords("a ÷ b ÷ c", A.dividedBy(B).dividedBy(C));
        assertWords("a × b ÷ c", A.times(B.dividedBy(C)));
    }

    @Test
    void functionsBringTheirOwnBrackets() {
        assertWords("ceil(a + b) × c", ceil(A.plus(B)).times(C));
        assertWords("max(a, b − c)", max(A, B.minus(C)));
        NamedFunction erlang = new NamedFunction("ErlangC", "A chance.", List.of("servers", "load"), _ -> 0);
        assertWords("ErlangC(a, b × c)", erlang.of(A, B.times(C)));
    }

    @Test
    void namedConstantsShowTheirNameAndValue() {
        assertWords("a × layers (61)", A.times(new Constant(61, Unit.NONE, "layers", "layers")));
        assertWords("a × 3,600 s", A.times(Constant.of(3_600, "s")));
    }

    @Test
    void aBridgeDoesNotShow() {
        assertWords("(a + b) × c", A.plus(B).bridgedTo(Unit.of("tok"), "why").times(C));
    }

    @Test
    void aSumNamesItsCoordinateAndItsEnds() {
        Coordinate hour = Coordinate.of("hour", "Hour", "h");
        assertWords("Σ over hour 0…23 of a × hour", Written.sum(hour, 0, 23, A.times(hour)));
        assertWords("(Σ over hour 0…23 of (a + hour)) ÷ b", Written.sum(hour, 0, 23, A.plus(hour)).dividedBy(B));
    }

    @Test
    void conditionsReadAsSentences() {
        assertWords("a if b > c, else no value", B.moreThan(C).then(A).otherwise(new Absent("why")));
        assertWords("a × (b if c ≤ a, else c)", A.times(C.atMost(A).then(B).otherwise(C)));
        Condition both = A.atLeast(B).and(B.atMost(C));
        Condition either = A.atLeast(B).or(B.atMost(C));
        assertWords("a if a ≥ b and b ≤ c, else b", both.then(A).otherwise(B));
        assertWords("a if not (a ≥ b and b ≤ c), else b", both.not().then(A).otherwise(B));
        assertWords("a if (a ≥ b or b ≤ c) and a > b, else b", either.and(A.moreThan(B)).then(A).otherwise(B));
        assertWords("a if mode is slow, else b", choice.is(choice.options().getLast()).then(A).otherwise(B));
    }

    @Test
    void casesListEveryOption() {
        Expression cases =
                Written.cases(choice).when(choice.options().getFirst(), A).when(choice.options().getLast(), B.plus(C))
                        .ofAllOptions();
        assertWords("(mode fast: a; mode slow: b + c) × c", cases.times(C));
    }

    @Test
    void aWordingMayWriteValuesOneBranchAndPartsInShort() {
        Expression cases = Written.cases(choice).when(choice.options().getFirst(), A.plus(B)).otherwise(C);
        Expression sum = B.plus(C);
        FormulaText.Wording values = new FormulaText.Wording() {
            @Override
            public String quantity(Quantity quantity) {
                return "<" + quantity.id() + ">";
            }

            @Override
            public String constant(Constant constant) {
                return constant.text();
            }

            @Override
            public @Nullable Expression branch(Expression branching) {
                return A.plus(B);
            }

            @Override
            public @Nullable String reduced(Expression part) {
                return part.equals(sum) ? "5" : null;
            }
        };
        assertEquals("(<a> + <b>) × 5", TextSpan.join(FormulaText.write(cases.times(sum), values)));
    }

    @Test
    void quantitiesAreMentionsThatAViewCanLink() {
        List<TextSpan> pieces = FormulaText.write(A.plus(1), new FormulaText.Wording() {
            @Override
            public String quantity(Quantity quantity) {
                return quantity.label();
            }

            @Override
            public String constant(Constant constant) {
                return constant.text();
            }
        });
        assertEquals(
                List.of(new TextSpan.Mention((Quantity) A, "a"), new TextSpan.Words(" + "), new TextSpan.Words("1")),
                pieces);
    }

    @ParameterizedTest
    @CsvSource({"Peak request rate, peak request rate", "GPUs deployed, GPUs deployed",
        "TTFT limit (P99), TTFT limit (P99)",
        "A very long prompt, a very long prompt", "P99 wait, P99 wait", "x, x"})
    void labelsLoseTheirCapitalInsideASentenceUnlessTheyAreAbbreviations(String label, String inSentence) {
        assertEquals(inSentence, FormulaText.inSentence(label));
    }

    private static void assertWords(String words, Expression expression) {
        assertEquals(words, FormulaText.inWords(expression));
    }
}
