/** The left column: assumptions with sliders and typed values, and choices. */
@NullMarked
package headroom.ui.assumptions;

import org.jspecify.annotations.NullMarked;
