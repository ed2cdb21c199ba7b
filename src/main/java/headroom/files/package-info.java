/** The means that all kinds of files need: strict reading, refusals in one sentence, atomic writing. */
@NullMarked
package headroom.files;

import org.jspecify.annotations.NullMarked;
