/** The command line: what the window shows, as text, JSON and pictures for people and scripts. */
@NullMarked
package headroom.cli;

import org.jspecify.annotations.NullMarked;
