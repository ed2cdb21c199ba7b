/** Story points: snapshots with a title and a note, kept, worded and put in order for a presentation. */
@NullMarked
package headroom.ui.story;

import org.jspecify.annotations.NullMarked;
