package headroom.drawing.plot;

import headroom.formula.Range.Scale;
import headroom.whatif.Bands;
import java.util.List;
import java.util.stream.DoubleStream;
import org.jfree.data.Range;

/** How far bands may stretch an axis beyond what it shows without them; what goes further leaves the plot. */
record BandReach(double low, double high) {

    /** How many times as high as everything else a band is still shown whole. */
    private static final double FACTOR = 2;
    /** The same on a logarithmic axis, upwards and downwards. */
    private static final double LOGARITHMIC_FACTOR = 10;

    /** The reach of bands on an axis that must show an extent anyway. */
    static BandReach around(Range extent, Scale scale) {
        double size = FACTOR * Math.max(extent.getUpperBound(), -extent.getLowerBound());
        return scale == Scale.LOGARITHMIC ? new BandReach(extent.getLowerBound() / LOGARITHMIC_FACTOR,
                extent.getUpperBound() * LOGARITHMIC_FACTOR)
                : new BandReach(-size, size);
    }

    /** The ends of the bands of some series, as far as they may go. */
    double[] ends(Bands bands, List<Integer> members) {
        return members.stream().map(bands.series()::get)
                .flatMapToDouble(band -> DoubleStream.concat(band.p10().present(), band.p90().present()))
                .map(end -> Math.clamp(end, low, high)).toArray();
    }
}
