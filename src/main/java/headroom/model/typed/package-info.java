/** Values and ranges as people type them, with units and prefixes. */
@NullMarked
package headroom.model.typed;

import org.jspecify.annotations.NullMarked;
