package headroom.whatif.chart;

import headroom.whatif.Column;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The values of lines, and where they lie.
 *
 * @param xs where on the horizontal axis, rising
 * @param settings what the quantity was set to at each of them: the same, unless the axis shows what follows from it
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
