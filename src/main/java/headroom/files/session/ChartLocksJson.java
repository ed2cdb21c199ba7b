package headroom.files.session;

import headroom.files.JsonFields;
import headroom.files.UnusableFileException;
import headroom.formula.Range;
import headroom.model.AxisRange;
import headroom.model.ChartLocks;
import headroom.model.ChartRanges;
import headroom.model.ChartSpec;
import headroom.model.LineChart;
import headroom.model.Problem;
import headroom.text.Digits;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** The locked axes of a tab's charts in a session: {@code "gpus-by-rate":{"up":[0,900,3]}}. */
final class ChartLocksJson {

    private ChartLocksJson() {}

    /** Writes them as a property of what is being written. */
    static void write(ChartLocks locks, JsonGenerator generator) {
        generator.writeObjectPropertyStart("locks");
        new TreeMap<>(locks.byChart()).forEach((chart, ranges) -> {
            generator.writeObjectPropertyStart(chart);
            write("across", ranges.across(), generator);
            write("up", ranges.up(), generator);
            write("right", ranges.right(), generator);
            generator.writeEndObject();
        });
        generator.writeEndObject();
    }

    private static void write(String name, @Nullable AxisRange range, JsonGenerator generator) {
        if (range != null) {
            generator.writeArrayPropertyStart(name);
            generator.writeNumber(range.low());
            generator.writeNumber(range.high());
            generator.writeNumber(range.parts());
            generator.writeEndArray();
        }
    }

    /** Reads them from a tab; none when it has none. */
    static ChartLocks read(JsonFields tab, Problem problem) throws UnusableFileException {
        Map<String, ChartRanges> locks = new HashMap<>();
        for (Map.Entry<String, JsonNode> lock : tab.properties("locks")) {
            JsonFields fields = JsonFields.of(lock.getKey(), lock.getValue());
            fields.checkNames("a lock", List.of("across", "up", "right"));
            AxisRange up = range(fields, "up").orElseThrow(
                    () -> new UnusableFileException("up is missing, but must be there"));
            ChartRanges ranges =
                    new ChartRanges(range(fields, "across").orElse(null), up, range(fields, "right").orElse(null));
            checkScales(ranges, lock.getKey(), problem);
            locks.put(lock.getKey(), ranges);
        }
        return new ChartLocks(locks);
    }

    /** A logarithmic axis has no place for 0. */
    private static void checkScales(ChartRanges ranges, String id, Problem problem) throws UnusableFileException {
        for (ChartSpec chart : problem.charts()) {
            if (chart.id().equals(id) && chart instanceof LineChart lines) {
                checkScale("across", ranges.across(), lines.across().scale());
            }
            if (chart.id().equals(id)) {
                checkScale("up", ranges.up(), chart.up().scale());
            }
        }
    }

    private static void checkScale(String name, @Nullable AxisRange range, Range.Scale scale)
            throws UnusableFileException {
        if (range != null && scale == Range.Scale.LOGARITHMIC && range.low() <= 0) {
            throw new UnusableFileException("%s begins at %s, but must begin above 0 on its logarithmic axis"
                    .formatted(name, Digits.shortest(range.low())));
        }
    }

    private static AxisRange drawable(String name, AxisRange range) throws UnusableFileException {
        if (!range.isDrawable()) {
            throw new UnusableFileException("%s runs from %s to %s in %d parts, which cannot be drawn".formatted(name,
                    Digits.shortest(range.low()), Digits.shortest(range.high()), range.parts()));
        }
        return range;
    }

    private static Optional<AxisRange> range(JsonFields fields, String name) throws UnusableFileException {
        List<JsonNode> numbers = fields.list(name);
        if (numbers.isEmpty()) {
            return Optional.empty();
        }
        if (numbers.size() == 3
                && numbers.stream().allMatch(node -> node.isNumber() && Double.isFinite(node.doubleValue()))) {
            double low = numbers.get(0).doubleValue();
            double high = numbers.get(1).doubleValue();
            double parts = numbers.get(2).doubleValue();
            if (low < high && parts == Math.rint(parts) && parts >= 0 && parts <= Integer.MAX_VALUE) {
                return Optional.of(drawable(name, new AxisRange(low, high, (int) parts)));
            }
        }
        throw new UnusableFileException("%s must be two rising numbers and in how many parts they are divided"
                .formatted(name));
    }
}
