package headroom.formula.language;

import headroom.text.Base;
import headroom.text.Dimension;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Dimensions as formulas write them: {@code FLOP/tok/tok}, {@code 1/s}, and {@code 1} for a pure number. */
final class UnitText {

    private UnitText() {}

    static String of(Dimension dimension) {
        String above = side(dimension, 1).collect(Collectors.joining("·"));
        String below = side(dimension, -1).map(symbol -> "/" + symbol).collect(Collectors.joining());
        return (above.isEmpty() ? "1" : above) + below;
    }

    private static Stream<String> side(Dimension dimension, int sign) {
        return dimension.exponents().entrySet().stream().filter(entry -> entry.getValue() * sign > 0)
                .sorted(Map.Entry.comparingByKey())
                .flatMap(entry -> Stream.generate(() -> entry.getKey()).limit(Math.abs(entry.getValue())))
                .map(Base::symbol);
    }
}
