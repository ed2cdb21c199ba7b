/** The derivation of a number: its formula, the same with values in it, and what it rests on. */
@NullMarked
package headroom.model.derivation;

import org.jspecify.annotations.NullMarked;
