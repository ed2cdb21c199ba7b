/**
 * Formulas as data: the quantities that formulas are made of, and the trees that join them. Whatever is said about a
 * formula, its value and its unit included, is read off its tree.
 */
@NullMarked
package headroom.formula;

import org.jspecify.annotations.NullMarked;
