/** Pictures out of the painters that draw the screen, as PNG, SVG and PDF, each with the scenario it shows. */
@NullMarked
package headroom.document.picture;

import org.jspecify.annotations.NullMarked;
