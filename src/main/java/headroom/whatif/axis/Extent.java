package headroom.whatif.axis;

import headroom.formula.Range.Scale;

/** The part of an axis from a number to one that is no less, in base units; unlike a range it may have no length. */
public record Extent(double low, double high) {

    /** The height up to which a band is shown whole, in heights of everything else. */
    private static final double BAND_FACTOR = 2;
    /** The same on a logarithmic axis, upwards and downwards. */
    private static final double LOGARITHMIC_BAND_FACTOR = 10;

    /** The part up to which bands may stretch an axis that must show this one anyway; what goes further leaves the plot. */
    public Extent withBands(Scale scale) {
        double size = BAND_FACTOR * Math.max(high, -low);
        return scale == Scale.LOGARITHMIC ? new Extent(low / LOGARITHMIC_BAND_FACTOR, high * LOGARITHMIC_BAND_FACTOR)
                : new Extent(-size, size);
    }
}
