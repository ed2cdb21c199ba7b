package headroom.drawing.chart;

import headroom.model.expression.Range.Scale;
import headroom.whatif.Bands;
import headroom.whatif.Column;
import java.util.List;
import java.util.stream.DoubleStream;

/** How far bands may stretch an axis beyond what their lines need; what goes further leaves the plot. */
record BandReach(double low, double high) {

    /** How many times as high as all lines a band is still shown whole. */
    private static final double FACTOR = 2;
    /** The same on a logarithmic axis, upwards and downwards. */
    private static final double LOGARITHMIC_FACTOR = 10;

    /** The reach of bands on an axis with these tops of lines. */
    static BandReach of(Column tops, Scale scale) {
        if (scale == Scale.LOGARITHMIC) {
            double least = tops.present().filter(top -> top > 0).min().orElse(Double.NaN);
            double most = tops.present().max().orElse(Double.NaN);
            return new BandReach(least / LOGARITHMIC_FACTOR, most * LOGARITHMIC_FACTOR);
        }
        double size = FACTOR * tops.present().map(Math::abs).max().orElse(0);
        return new BandReach(-size, size);
    }

    /** The tops of some series, and the ends of their bands. */
    Column with(Column tops, Bands bands, List<Integer> members) {
        DoubleStream ends = members.stream().map(bands.series()::get)
                .flatMapToDouble(band -> DoubleStream.concat(band.p10().present(), band.p90().present()))
                .filter(end -> high > low).map(end -> Math.clamp(end, low, high));
        return Column.of(DoubleStream.concat(tops.present(), ends).toArray());
    }
}
