/** The command line: evaluate, export and list without a window. */
@NullMarked
package headroom.cli;

import org.jspecify.annotations.NullMarked;
