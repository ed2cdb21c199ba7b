/** Light and dark: style sheets, palettes, fonts. */
@NullMarked
package headroom.ui.theme;

import org.jspecify.annotations.NullMarked;
