/** The problems at hand: those that come with the program and those opened from files, each with its presets. */
@NullMarked
package headroom.files.problems;

import org.jspecify.annotations.NullMarked;
