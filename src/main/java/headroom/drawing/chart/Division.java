package headroom.drawing.chart;

import org.jfree.data.Range;

/**
 * The part of a quantity that an axis shows.
 *
 * @param parts how many equal parts its ticks divide it into; 0 when it need not begin and end at ticks
 */
record Division(Range range, int parts) {

    static Division undivided(Range range) {
        return new Division(range, 0);
    }
}
