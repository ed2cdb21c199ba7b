package headroom.files;

import headroom.model.AxisRange;
import headroom.model.ChartLocks;
import headroom.model.ChartRanges;
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

    private static final int MOST_PARTS = 1000;

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
    static ChartLocks read(JsonFields tab) throws UnusableFileException {
        Map<String, ChartRanges> locks = new HashMap<>();
        for (Map.Entry<String, JsonNode> lock : tab.properties("locks")) {
            JsonFields fields = JsonFields.of(lock.getKey(), lock.getValue());
            fields.checkNames("a lock", List.of("across", "up", "right"));
            AxisRange up = range(fields, "up").orElseThrow(
                    () -> new UnusableFileException("up is missing, but must be there"));
            locks.put(lock.getKey(), new ChartRanges(range(fields, "across").orElse(null), up,
                    range(fields, "right").orElse(null)));
        }
        return new ChartLocks(locks);
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
            if (low < high && parts == Math.rint(parts) && parts >= 0 && parts <= MOST_PARTS) {
                return Optional.of(new AxisRange(low, high, (int) parts));
            }
        }
        throw new UnusableFileException("%s must be two rising numbers and in how many parts they are divided"
                .formatted(name));
    }
}
