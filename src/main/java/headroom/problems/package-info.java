/** The design problems, one package each, and the list of them. */
@NullMarked
package headroom.problems;

import org.jspecify.annotations.NullMarked;
