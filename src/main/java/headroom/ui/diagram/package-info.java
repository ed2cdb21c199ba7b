/** The architecture diagram in its panel. */
@NullMarked
package headroom.ui.diagram;

import org.jspecify.annotations.NullMarked;
