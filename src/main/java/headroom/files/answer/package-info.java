/** Answers as JSON, for scripts. */
@NullMarked
package headroom.files.answer;

import org.jspecify.annotations.NullMarked;
