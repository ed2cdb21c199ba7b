/** The panel “What matters”: a tornado of all assumptions for one estimate, live. */
@NullMarked
package headroom.ui.explain.sensitivity;

import org.jspecify.annotations.NullMarked;
