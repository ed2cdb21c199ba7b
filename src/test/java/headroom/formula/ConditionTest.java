package headroom.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Written;
import headroom.text.Base;
import headroom.text.Dimension;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConditionTest {

    private static final Expression ABSENT = new Absent("for a test");
    private static final Condition UNKNOWN = Constant.of(1).atMost(ABSENT);
    private static final Condition YES = Constant.of(1).atMost(Constant.of(2));
    private static final Condition NO = Constant.of(1).atLeast(Constant.of(2));

    private final Choice choice = Formulas.choice("mode", "fast", "slow");
    private final Choice.Option fast = choice.options().getFirst();
    private final Choice.Option slow = choice.options().getLast();

    @ParameterizedTest
    @CsvSource({"1, 2, 1, 0, 0", "2, 2, 1, 1, 0", "3, 2, 0, 1, 1"})
    void comparisonsHoldOrNot(double left, double right, double atMost, double atLeast, double moreThan) {
        assertEquals(atMost, Formulas.value(Constant.of(left).atMost(Constant.of(right)).indicator()));
        assertEquals(atLeast, Formulas.value(Constant.of(left).atLeast(Constant.of(right)).indicator()));
        assertEquals(moreThan, Formulas.value(Constant.of(left).moreThan(Constant.of(right)).indicator()));
    }

    @Test
    void whatDependsOnAComparisonWithAnAbsentSideIsAbsent() {
        assertAbsent(UNKNOWN.then(Constant.of(1)).otherwise(Constant.of(2)));
        assertAbsent(UNKNOWN.not().then(Constant.of(1)).otherwise(Constant.of(2)));
    }

    @Test
    void anAbsentBranchThatIsNotTakenDoesNoHarm() {
        assertEquals(1, Formulas.value(YES.then(Constant.of(1)).otherwise(ABSENT)));
        assertEquals(2, Formulas.value(NO.then(ABSENT).otherwise(Constant.of(2))));
        assertAbsent(NO.then(Constant.of(1)).otherwise(new Absent("not here")));
    }

    @Test
    void andIsFalseAsSoonAsOneSideIs() {
        assertEquals(0, Formulas.value(NO.and(UNKNOWN).indicator()));
        assertEquals(0, Formulas.value(UNKNOWN.and(NO).indicator()));
        assertEquals(1, Formulas.value(YES.and(YES).indicator()));
        assertAbsent(YES.and(UNKNOWN).indicator());
    }

    @Test
    void orIsTrueAsSoonAsOneSideIs() {
        assertEquals(1, Formulas.value(YES.or(UNKNOWN).indicator()));
        assertEquals(1, Formulas.value(UNKNOWN.or(YES).indicator()));
        assertEquals(0, Formulas.value(NO.or(NO).indicator()));
        assertAbsent(NO.or(UNKNOWN).indicator());
    }

    @Test
    void casesFollowTheChosenOptionAndTheDefaultWhereNoneIsChosen() {
        Expression cases = Written.cases(choice).when(fast, Constant.of(1)).when(slow, Constant.of(2)).ofAllOptions();
        assertEquals(2, Formulas.value(cases, Map.of(choice, slow)));
        assertEquals(1, Formulas.value(cases, Map.of()));
        assertEquals(1, Formulas.value(choice.is(slow).indicator(), Map.of(choice, slow)));
    }

    @Test
    void anAbsentCaseThatIsNotChosenDoesNoHarm() {
        Expression cases = Written.cases(choice).when(fast, ABSENT).otherwise(Constant.of(2, "s"));
        assertEquals(2, Formulas.value(cases, Map.of(choice, slow)));
        assertEquals(Dimension.of(Base.SECOND), cases.dimension());
        assertTrue(Double.isNaN(Formulas.value(cases, Map.of(choice, fast))));
    }

    @Test
    void whateverIsComputedFromAnAbsentValueIsAbsent() {
        Expression one = Constant.of(1);
        assertAbsent(one.plus(ABSENT));
        assertAbsent(ABSENT.times(0));
        assertAbsent(Written.min(one, ABSENT));
        assertAbsent(Written.max(ABSENT, one));
        assertAbsent(Expression.share(ABSENT));
        assertAbsent(Written.ceil(ABSENT));
        assertAbsent(new NamedFunction("one", "Always 1.", List.of("x"), _ -> 1).of(ABSENT));
    }

    @Test
    void sharesAndDifferencesAreClampedAndNeverMinusZero() {
        assertEquals(0.0, Formulas.value(Expression.share(Constant.of(-0.0))));
        assertEquals(1, Formulas.value(Expression.share(Constant.of(1.5))));
        assertEquals(0.0, Formulas.value(Written.notNegative(Constant.of(-3, "s"))));
    }

    private static void assertAbsent(Expression expression) {
        assertTrue(Double.isNaN(Formulas.value(expression)), FormulaText.inWords(expression));
    }
}
