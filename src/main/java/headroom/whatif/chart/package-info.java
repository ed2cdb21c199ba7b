/** All that a chart shows of a scenario, in numbers: sweep, jumps, baseline, bands, and the ranges of its axes. */
@NullMarked
package headroom.whatif.chart;

import org.jspecify.annotations.NullMarked;
