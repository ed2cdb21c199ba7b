/** The left column: assumptions with sliders and typed values, and choices. */
@NullMarked
package headroom.ui.inputs;

import org.jspecify.annotations.NullMarked;
