/** Scenarios of a problem side by side: what differs, what comes of it, and their charts over one another. */
@NullMarked
package headroom.ui.compare;

import org.jspecify.annotations.NullMarked;
