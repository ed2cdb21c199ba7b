/**
 * Pictures, drawn once on {@code Graphics2D}: the same painters serve the screen, PNG, SVG and PDF, with a display or
 * without.
 */
@NullMarked
package headroom.drawing;

import org.jspecify.annotations.NullMarked;
