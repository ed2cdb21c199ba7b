/** Sensitivity: each assumption moved by itself, and the answer followed. */
@NullMarked
package headroom.whatif.sensitivity;

import org.jspecify.annotations.NullMarked;
