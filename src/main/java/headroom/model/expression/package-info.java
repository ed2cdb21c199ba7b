/**
 * Formulas as data: units, the quantities that formulas are made of, and the trees that join them. One tree gives the
 * number, the formula in words, the same formula with today's values in it, and the unit.
 */
@NullMarked
package headroom.model.expression;

import org.jspecify.annotations.NullMarked;
