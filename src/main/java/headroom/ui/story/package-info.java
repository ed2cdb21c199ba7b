/** Story points, kept with a title and a note, and the open tab on a projector, one point after another. */
@NullMarked
package headroom.ui.story;

import org.jspecify.annotations.NullMarked;
