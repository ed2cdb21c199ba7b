/** The uncertainty of a tab's numbers: samples of its uncertain assumptions, and the panel that shows what they say. */
@NullMarked
package headroom.ui.explain.uncertainty;

import org.jspecify.annotations.NullMarked;
