/** Everything JavaFX. */
@NullMarked
package headroom.ui;

import org.jspecify.annotations.NullMarked;
