/** Everything larger or smaller at once. */
@NullMarked
package headroom.ui.scale;

import org.jspecify.annotations.NullMarked;
