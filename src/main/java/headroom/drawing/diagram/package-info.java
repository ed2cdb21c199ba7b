/**
 * The architecture diagram: a hand-laid grid becomes rectangles, lines with right angles and places for labels, which an
 * evaluation then fills with numbers, widths and marks. Places depend on the size of the picture alone.
 */
@NullMarked
package headroom.drawing.diagram;

import org.jspecify.annotations.NullMarked;
