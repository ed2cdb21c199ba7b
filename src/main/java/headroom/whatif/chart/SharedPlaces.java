package headroom.whatif.chart;

import headroom.whatif.Column;
import headroom.whatif.chart.ChartData.LineData;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Lines of one chart that lie at places of their own, each at the places of all: between its own places, a line is straight,
 * or holds where it is of steps; before and after them it has no value.
 *
 * @param xs the places of all, rising; where a line stands upright, as often as that needs
 */
record SharedPlaces(Column xs, List<Column> columns) {

    /** The first series of each. */
    static SharedPlaces of(List<LineData> lines) {
        Map<Double, Integer> times = new TreeMap<>();
        for (LineData line : lines) {
            for (double x : line.xs().toArray()) {
                times.merge(x, count(line, x), Math::max);
            }
        }
        double[] xs = times.entrySet().stream()
                .flatMapToDouble(entry -> IntStream.range(0, entry.getValue()).mapToDouble(_ -> entry.getKey()))
                .toArray();
        return new SharedPlaces(Column.of(xs), lines.stream().map(line -> at(line, xs)).toList());
    }

    private static int count(LineData line, double x) {
        return (int) Arrays.stream(line.xs().toArray()).filter(own -> own == x).count();
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
}
