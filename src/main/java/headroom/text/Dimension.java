package headroom.text;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The exponent of each {@link Base} in a unit; a base that is missing has exponent 0, and none is ever stored as 0. */
public record Dimension(Map<Base, Integer> exponents) {

    /** A pure number: a share, a factor, a count of things that are only labels. */
    public static final Dimension NONE = new Dimension(Map.of());

    public Dimension {
        exponents = Map.copyOf(exponents);
    }

    /** The dimension of one base to the first power. */
    public static Dimension of(Base base) {
        return new Dimension(Map.of(base, 1));
    }

    /** The dimension of a product. */
    public Dimension times(Dimension other) {
        return combined(other, 1);
    }

    /** The dimension of a quotient. */
    public Dimension dividedBy(Dimension other) {
        return combined(other, -1);
    }

    /** The dimension of a whole power. */
    public Dimension power(int exponent) {
        Map<Base, Integer> powers = new EnumMap<>(Base.class);
        exponents.forEach((base, own) -> powers.put(base, own * exponent));
        powers.values().removeIf(power -> power == 0);
        return new Dimension(powers);
    }

    /** The dimension whose square this is; empty when there is none. */
    public Optional<Dimension> root() {
        Map<Base, Integer> halves = new EnumMap<>(Base.class);
        exponents.forEach((base, exponent) -> halves.put(base, exponent / 2));
        boolean even = exponents.values().stream().allMatch(exponent -> exponent % 2 == 0);
        return even ? Optional.of(new Dimension(halves)) : Optional.empty();
    }

    private Dimension combined(Dimension other, int sign) {
        Map<Base, Integer> sum = new EnumMap<>(Base.class);
        sum.putAll(exponents);
        other.exponents.forEach((base, exponent) -> sum.merge(base, sign * exponent, Integer::sum));
        sum.values().removeIf(exponent -> exponent == 0);
        return new Dimension(sum);
    }

    /** The dimension as a unit, {@code tok/s/GPU}; of a pure number {@code a number}. */
    @Override
    public String toString() {
        if (exponents.isEmpty()) {
            return "a number";
        }
        String above = side(1);
        String below = side(-1);
        return (above.isEmpty() ? "1" : above) + (below.isEmpty() ? "" : "/" + below);
    }

    private String side(int sign) {
        String separator = sign > 0 ? "·" : "/";
        return exponents.entrySet().stream().filter(entry -> entry.getValue() * sign > 0)
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> entry.getKey().symbol()
                        + (Math.abs(entry.getValue()) == 1 ? "" : "^" + Math.abs(entry.getValue())))
                .collect(Collectors.joining(separator));
    }
}
