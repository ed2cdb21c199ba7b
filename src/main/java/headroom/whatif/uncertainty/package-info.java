/** Sureness of answers: many scenarios drawn from uncertain assumptions, and what can be said of them. */
@NullMarked
package headroom.whatif.uncertainty;

import org.jspecify.annotations.NullMarked;
