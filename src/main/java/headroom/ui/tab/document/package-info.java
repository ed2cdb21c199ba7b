/** Scenario files: opening, saving, what has not been saved, and what other programs do to them. */
@NullMarked
package headroom.ui.tab.document;

import org.jspecify.annotations.NullMarked;
