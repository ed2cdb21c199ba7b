/** Questions put to a problem many times over: what if this were more, less, or something else? No pictures, no problem by name. */
@NullMarked
package headroom.whatif;

import org.jspecify.annotations.NullMarked;
