package headroom.files.session;

import headroom.files.JsonRecords;
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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The locked axes of a tab's charts in a session: {@code "gpus-by-rate":{"up":[0,900,3]}}. */
final class ChartLocksJson {

    private ChartLocksJson() {}

    /** Locks as a session's file has them. */
    static Map<String, SessionFile.Lock> written(ChartLocks locks) {
        Map<String, SessionFile.Lock> written = new TreeMap<>();
        locks.byChart().forEach((chart, ranges) -> written.put(chart,
                new SessionFile.Lock(written(ranges.across()), written(ranges.up()), written(ranges.right()))));
        return written;
    }

    private static Optional<List<JsonNode>> written(@Nullable AxisRange range) {
        return range == null ? Optional.empty() : Optional.of(Stream.<Object>of(range.low(), range.high(),
                range.parts()).map(JsonRecords::node).toList());
    }

    /** Locks of a problem's charts; those of charts that it does not have are kept. */
    static ChartLocks read(Map<String, SessionFile.Lock> written, Problem problem) throws UnusableFileException {
        Map<String, ChartRanges> locks = new HashMap<>();
        for (Map.Entry<String, SessionFile.Lock> lock : written.entrySet()) {
            AxisRange up = range("up", lock.getValue().up());
            if (up == null) {
                throw new UnusableFileException("up is missing, but must be there");
            }
            ChartRanges ranges = new ChartRanges(range("across", lock.getValue().across()), up,
                    range("right", lock.getValue().right()));
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

    private static @Nullable AxisRange range(String name, Optional<List<JsonNode>> written)
            throws UnusableFileException {
        double[] numbers = written.orElse(List.of()).stream()
                .mapToDouble(node -> node.isNumber() ? node.doubleValue() : Double.NaN).toArray();
        if (numbers.length == 0) {
            return null;
        }
        if (numbers.length != 3 || !(numbers[0] < numbers[1]) || !Double.isFinite(numbers[0])
                || !Double.isFinite(numbers[1]) || numbers[2] != (int) numbers[2] || numbers[2] < 0) {
            throw new UnusableFileException("%s must be two rising numbers and in how many parts they are divided"
                    .formatted(name));
        }
        AxisRange range = new AxisRange(numbers[0], numbers[1], (int) numbers[2]);
        if (!range.isDrawable()) {
            throw new UnusableFileException("%s runs from %s to %s in %d parts, which cannot be drawn".formatted(name,
                    Digits.shortest(range.low()), Digits.shortest(range.high()), range.parts()));
        }
        return range;
    }
}
