/** Goal seek: the values of one assumption that reach a goal. */
@NullMarked
package headroom.whatif.seek;

import org.jspecify.annotations.NullMarked;
