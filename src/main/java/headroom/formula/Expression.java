package headroom.formula;

import headroom.text.Dimension;
import headroom.text.Unit;
import java.util.List;

/**
 * A formula: a tree of constants, quantities and operations. It knows its dimension from the moment it is built, so a
 * sum of tokens and GPUs cannot be written. Values are in base units; a value can be absent (see {@link Absent}).
 */
public sealed interface Expression permits Constant, Quantity, Arithmetic, Negation, Rounding, Extremum, Call, Cases,
        Conditional, First, Absent, Conversion, Reduction, Least, Where {

    /** The dimension of the value. */
    Dimension dimension();

    /** The sum of this and another, both of one dimension. */
    default Expression plus(Expression other) {
        return Arithmetic.of(Arithmetic.Operator.PLUS, this, other);
    }

    /** This + a plain number. */
    default Expression plus(double number) {
        return plus(Constant.of(number));
    }

    /** The difference of this and another, both of one dimension. */
    default Expression minus(Expression other) {
        return Arithmetic.of(Arithmetic.Operator.MINUS, this, other);
    }

    /** This − a plain number. */
    default Expression minus(double number) {
        return minus(Constant.of(number));
    }

    /** The product of this and another. */
    default Expression times(Expression other) {
        return Arithmetic.of(Arithmetic.Operator.TIMES, this, other);
    }

    /** This × a plain number. */
    default Expression times(double number) {
        return times(Constant.of(number));
    }

    /** The quotient of this and another; it has no value where the other is 0. */
    default Expression dividedBy(Expression other) {
        return Arithmetic.of(Arithmetic.Operator.DIVIDED_BY, this, other);
    }

    /** This ÷ a plain number. */
    default Expression dividedBy(double number) {
        return dividedBy(Constant.of(number));
    }

    /** The power of this; a whole constant as exponent keeps units, any other asks for pure numbers. */
    default Expression power(Expression exponent) {
        return Arithmetic.of(Arithmetic.Operator.POWER, this, exponent);
    }

    /** The condition that this ≤ other. */
    default Condition atMost(Expression other) {
        return Condition.comparison(this, Condition.Relation.AT_MOST, other);
    }

    /** The condition that this ≥ other. */
    default Condition atLeast(Expression other) {
        return Condition.comparison(this, Condition.Relation.AT_LEAST, other);
    }

    /** The condition that this > other. */
    default Condition moreThan(Expression other) {
        return Condition.comparison(this, Condition.Relation.MORE_THAN, other);
    }

    /** This > a plain number; 0 stands for zero of any unit. */
    default Condition moreThan(double number) {
        return moreThan(number == 0 ? Constant.zero(dimension()) : Constant.of(number));
    }

    /** The same value in another dimension, where a formula crosses bases on purpose: {@code why} names the bridge. */
    default Expression bridgedTo(Unit unit, String why) {
        return new Conversion(this, unit, why);
    }

    /** A share that comes as a difference, kept within 0…1. */
    static Expression share(Expression x) {
        return Extremum.of(Extremum.Kind.LEAST,
                List.of(Constant.of(1), Extremum.of(Extremum.Kind.GREATEST, List.of(Constant.of(0), x))));
    }
}
