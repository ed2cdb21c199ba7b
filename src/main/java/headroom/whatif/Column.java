package headroom.whatif;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/** Numbers in a fixed order, in base units; NaN stands where there is no value. Immutable. */
public final class Column {

    private final double[] values;

    private Column(double[] values) {
        this.values = values;
    }

    /** A column of these values; what is not finite is no value. */
    public static Column of(double... values) {
        return new Column(Arrays.stream(values).map(value -> Double.isFinite(value) ? value : Double.NaN).toArray());
    }

    /** The number of places, those without a value included. */
    public int size() {
        return values.length;
    }

    /** The value at a place from 0 on; NaN where there is none. */
    public double at(int place) {
        return values[place];
    }

    /** True when a place has a value. */
    public boolean has(int place) {
        return !Double.isNaN(values[place]);
    }

    /** The values that there are, in order. */
    public DoubleStream present() {
        return Arrays.stream(values).filter(value -> !Double.isNaN(value));
    }

    /** True when no place has a value. */
    public boolean isAbsent() {
        return present().findAny().isEmpty();
    }

    /** The last place that has a value, or −1. */
    public int lastPresent() {
        int place = values.length - 1;
        while (place >= 0 && !has(place)) {
            place--;
        }
        return place;
    }

    /** A column of what {@code function} makes of each value. */
    public Column map(DoubleUnaryOperator function) {
        return of(Arrays.stream(values).map(function).toArray());
    }

    /** A copy of all places. */
    public double[] toArray() {
        return values.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Column column && Arrays.equals(values, column.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
