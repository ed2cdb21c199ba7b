package headroom.text;

/**
 * A value as a person reads it, in two parts so that a tile can set them in different sizes: {@code 22.1} and
 * {@code GB}, {@code $1,088} and {@code /h}.
 */
public record Figure(String number, String unit) {

    /** The dash that stands where there is no value. */
    public static final Figure ABSENT = new Figure("—", "");

    /** The figure without what its unit is divided by: {@code 80 GiB}. */
    public String withoutDenominator() {
        return new Figure(number, unit.replaceFirst("/.*", "")).toString();
    }

    /** The number and the unit as they stand in running text. */
    @Override
    public String toString() {
        boolean tight = unit.isEmpty() || unit.startsWith("/") || unit.equals("×");
        return tight ? number + unit : number + " " + unit;
    }
}
