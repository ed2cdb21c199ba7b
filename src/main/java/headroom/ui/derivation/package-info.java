/** How any number comes about: formula, values, result, inputs, sources. */
@NullMarked
package headroom.ui.derivation;

import org.jspecify.annotations.NullMarked;
