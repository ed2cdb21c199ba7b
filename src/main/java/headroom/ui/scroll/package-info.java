/** Content that is longer than its place. */
@NullMarked
package headroom.ui.scroll;

import org.jspecify.annotations.NullMarked;
