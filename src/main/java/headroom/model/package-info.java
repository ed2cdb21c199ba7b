/**
 * The parts of which every design problem is made, and the questions to one: a problem is data, a scenario is one set
 * of values, an evaluation is a pure function of it.
 */
@NullMarked
package headroom.model;

import org.jspecify.annotations.NullMarked;
