/** The guide of a problem, its texts with live numbers. */
@NullMarked
package headroom.ui.guide;

import org.jspecify.annotations.NullMarked;
