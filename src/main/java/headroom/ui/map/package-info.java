/** A map of an estimate over two assumptions, with the lines where checks flip, on which a person can go anywhere. */
@NullMarked
package headroom.ui.map;

import org.jspecify.annotations.NullMarked;
