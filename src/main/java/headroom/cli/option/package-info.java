/** The words behind a command: the problem and scenario that they mean, the form of the answer, and where it goes. */
@NullMarked
package headroom.cli.option;

import org.jspecify.annotations.NullMarked;
