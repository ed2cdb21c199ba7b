package headroom.whatif.chart;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Range.Scale;
import headroom.model.Axis.Up;
import headroom.text.Style;
import headroom.text.Unit;
import headroom.whatif.Column;
import headroom.whatif.axis.Extent;
import headroom.whatif.chart.Bands.Band;
import headroom.whatif.chart.VerticalRange.Room;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The part of a vertical axis that a chart shows. */
class VerticalRangeTest {

    @Test
    void sharesThatReadAsNothingHaveTheAxisOfNothing() {
        Up share = new Up("", Unit.of("share"), Style.SHARE, Scale.LINEAR);
        Levels none = new Levels(List.of(), List.of());
        assertEquals(1, VerticalRange.of(share, new double[]{8e-8, 0}, none, Room.BARS_WITH_VALUES).high());
        assertEquals(1e-4, VerticalRange.of(share, new double[]{8e-5, 0}, none, Room.BARS_WITH_VALUES).high(), 1e-12);
    }

    @Test
    void aBandBeyondAllMeasureLeavesThePlotAndSoDoesOneOnALogarithmicAxis() {
        Bands wild = new Bands(Column.of(1, 2), List.of(new Band(Column.of(1e-9, 3), Column.of(5, 1e12))));
        Extent shown = new Extent(2, 8);
        assertArrayEquals(new double[]{1e-9, 3, 5, 16}, wild.ends(List.of(0), shown.withBands(Scale.LINEAR)));
        assertArrayEquals(new double[]{0.2, 3, 5, 80}, wild.ends(List.of(0), shown.withBands(Scale.LOGARITHMIC)));
    }
}
