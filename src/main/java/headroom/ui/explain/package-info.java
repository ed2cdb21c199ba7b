/** Explanations of where numbers come from: derivations, the guide, and the architecture diagram. */
@NullMarked
package headroom.ui.explain;

import org.jspecify.annotations.NullMarked;
