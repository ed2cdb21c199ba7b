/**
 * The named functions that formulas call: queueing, distributions of lengths and gaps, caches. Each is pure arithmetic over
 * base units, with its source, and gives no value (NaN) where there is no answer.
 */
@NullMarked
package headroom.formula.function;

import org.jspecify.annotations.NullMarked;
