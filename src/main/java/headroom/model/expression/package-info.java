/**
 * Formulas as data: units, the quantities that formulas are made of, and the trees that join them. Whatever is said about
 * a formula, its value and its unit included, is read off its tree.
 */
@NullMarked
package headroom.model.expression;

import org.jspecify.annotations.NullMarked;
