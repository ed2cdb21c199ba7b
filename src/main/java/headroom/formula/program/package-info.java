/**
 * Formulas compiled: one program for all of them, run over columns of values, so that a scenario, a sweep and many
 * samples are the same code.
 */
@NullMarked
package headroom.formula.program;

import org.jspecify.annotations.NullMarked;
