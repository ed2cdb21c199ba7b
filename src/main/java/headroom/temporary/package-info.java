/** Temporary files, and how those of a program that was killed go away. */
@NullMarked
package headroom.temporary;

import org.jspecify.annotations.NullMarked;
