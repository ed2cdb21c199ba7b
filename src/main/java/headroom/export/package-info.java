/**
 * What leaves the program to be shown elsewhere: pictures out of the painters that draw the screen, and answers as text
 * and tables.
 */
@NullMarked
package headroom.export;

import org.jspecify.annotations.NullMarked;
