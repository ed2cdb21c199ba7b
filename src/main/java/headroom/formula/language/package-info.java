/**
 * Formulas as text: reads them into expression trees, writes such trees as text that reads back to the same tree, and says
 * what is wrong with a text and where.
 */
@NullMarked
package headroom.formula.language;

import org.jspecify.annotations.NullMarked;
