/**
 * Numbers and units as text: how they are printed so that a person reads them, told apart, and named in singular and
 * plural.
 */
@NullMarked
package headroom.text;

import org.jspecify.annotations.NullMarked;
