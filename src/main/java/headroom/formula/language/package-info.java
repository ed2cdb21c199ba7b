/** Formulas as text: reads them into expression trees, and says what is wrong with a text and where. */
@NullMarked
package headroom.formula.language;

import org.jspecify.annotations.NullMarked;
