/** Files that live as long as the program, cleared away after a run that was killed. */
@NullMarked
package headroom.temporary;

import org.jspecify.annotations.NullMarked;
