/** A problem on the screen: its scenario, which controls write, and what follows from it, which views show. */
@NullMarked
package headroom.ui.tab;

import org.jspecify.annotations.NullMarked;
