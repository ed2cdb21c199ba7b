/** What every kind of file needs: strict reading, refusals in one sentence, atomic writing. */
@NullMarked
package headroom.files;

import org.jspecify.annotations.NullMarked;
