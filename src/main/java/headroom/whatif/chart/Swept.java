package headroom.whatif.chart;

import headroom.whatif.Column;
import headroom.whatif.chart.ChartData.LineData;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The values of lines, and where they lie.
 *
 * @param xs the places on the horizontal axis, rising
 * @param settings the value of the quantity at each of them: the same, unless the axis shows what follows from it
 */
record Swept(Column xs, Column settings, List<Column> columns) {

    /** Lines over the quantity that was set. */
    static Swept at(Column settings, List<Column> columns) {
        return new Swept(settings, settings, columns);
    }

    /** Lines over what follows from a quantity, in the order of that; where nothing follows, there is no place. */
    static Swept at(Column positions, Column settings, List<Column> columns) {
        List<Integer> known = IntStream.range(0, settings.size()).filter(positions::has).boxed().toList();
        // Where several settings have one place, a line runs through them as it does on either side.
        boolean falls = !known.isEmpty() && positions.at(known.getLast()) < positions.at(known.getFirst());
        int[] order = (falls ? known.reversed() : known).stream().sorted(Comparator.comparingDouble(positions::at))
                .mapToInt(i -> i).toArray();
        return new Swept(picked(positions, order), picked(settings, order),
                columns.stream().map(column -> picked(column, order)).toList());
    }

    /**
     * The first lines of several charts, which lie at places of their own, each at the places of all: between its own
     * places, a line is straight, or holds where it is of steps; before and after them it has no value. Where a line
     * stands upright, a place comes as often as that needs.
     */
    static Swept together(List<LineData> lines) {
        Map<Double, Long> times = new TreeMap<>();
        for (LineData line : lines) {
            Arrays.stream(line.xs().toArray()).boxed().collect(Collectors.groupingBy(x -> x, Collectors.counting()))
                    .forEach((x, count) -> times.merge(x, count, Math::max));
        }
        double[] xs = times.entrySet().stream()
                .flatMapToDouble(entry -> DoubleStream.generate(entry::getKey).limit(entry.getValue())).toArray();
        Column differing = Column.of(xs).map(_ -> Double.NaN);
        return new Swept(Column.of(xs), differing, lines.stream().map(line -> at(line, xs)).toList());
    }

    private static Column at(LineData line, double[] xs) {
        double[] own = line.xs().toArray();
        Column values = line.columns().getFirst();
        boolean steps = line.chart().series().getFirst().look().steps();
        double[] found = new double[xs.length];
        int next = 0;
        for (int i = 0; i < xs.length; i++) {
            boolean again = i > 0 && xs[i] == xs[i - 1];
            if (next < own.length && own[next] == xs[i]) {
                found[i] = values.at(next++);
            } else if (again) {
                found[i] = found[i - 1];
            } else if (next == 0 || next == own.length) {
                found[i] = Double.NaN;
            } else {
                double part = steps ? 0 : (xs[i] - own[next - 1]) / (own[next] - own[next - 1]);
                found[i] = values.at(next - 1) + part * (values.at(next) - values.at(next - 1));
            }
        }
        return Column.of(found);
    }

    /** The same lines in the order of what was set. */
    Swept bySetting() {
        int[] order = IntStream.range(0, settings.size()).boxed().sorted(Comparator.comparingDouble(settings::at))
                .mapToInt(i -> i).toArray();
        return new Swept(picked(xs, order), picked(settings, order),
                columns.stream().map(column -> picked(column, order)).toList());
    }

    private static Column picked(Column column, int[] order) {
        return Column.of(Arrays.stream(order).mapToDouble(column::at).toArray());
    }
}
