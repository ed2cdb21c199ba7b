/** The open tab on a projector: large, without controls, story point by story point. */
@NullMarked
package headroom.ui.presentation;

import org.jspecify.annotations.NullMarked;
