package headroom.whatif.chart;

import headroom.formula.Assumption;
import headroom.model.Axis.Across;
import headroom.model.LineChart;
import headroom.model.Series.Look;
import headroom.whatif.Column;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Finds where lines jump, so that they can be drawn upright there instead of slanting to the next place. */
public final class Jumps {

    /** A line that jumps more often has steps too narrow to be seen one by one. */
    private static final int MOST = 40;
    /** A change is sudden when it is so many times as large as those around it. */
    private static final double SUDDEN = 4;
    /** The number of changes at either side that count as those around it. */
    private static final int AROUND = 3;
    /** Smaller changes, as a share of the line's reach, are not seen. */
    private static final double SEEN = 2e-3;
    /** A jump is the same on a shorter way; of a steep line there is less on it. */
    private static final double SAME = 0.6;
    /** Into so many parts the gap over which a line jumps is divided: less than can be seen is then left of it. */
    private static final int PARTS = 24;

    private final Across across;
    private final Function<Column, List<Column>> values;

    /** @param values computes all lines at some places */
    Jumps(Across across, Function<Column, List<Column>> values) {
        this.across = across;
        this.values = values;
    }

    /** Lines at some places, a column for each; further columns only go with them. */
    record Lines(Column places, List<Column> columns) {}

    /** A part of the horizontal axis within which one line seems to jump. */
    private record Bracket(int series, Column parts, double change) {}

    /** The lines with two more places for each jump: one just before and one just after it. */
    Lines with(Lines even, LineChart chart) {
        List<Bracket> brackets = new ArrayList<>();
        for (int series = 0; series < chart.series().size(); series++) {
            Look look = chart.series().get(series).look();
            Column column = even.columns.get(series);
            for (int gap : look == Look.SCALE ? List.<Integer>of() : gaps(column, look.steps())) {
                Column parts = parts(even.places.at(gap), even.places.at(gap + 1));
                if (parts.size() > 2) {
                    brackets.add(new Bracket(series, parts, change(column, gap)));
                }
            }
        }
        return brackets.isEmpty() ? even : merged(even, jumps(brackets));
    }

    /** The places beside the jumps within some brackets. */
    private Lines jumps(List<Bracket> brackets) {
        Column all = Column.of(brackets.stream().flatMapToDouble(bracket -> Arrays.stream(bracket.parts.toArray()))
                .sorted().distinct().toArray());
        List<Column> found = values.apply(all);
        BitSet beside = new BitSet();
        for (Bracket bracket : brackets) {
            Column column = found.get(bracket.series);
            int from = Arrays.binarySearch(all.toArray(), bracket.parts.at(0));
            int sudden = IntStream.range(from, from + bracket.parts.size() - 1).boxed()
                    .max((one, other) -> Double.compare(change(column, one), change(column, other))).orElseThrow();
            if (change(column, sudden) >= SAME * bracket.change) {
                beside.set(sudden, sudden + 2);
            }
        }
        return new Lines(some(all, beside), found.stream().map(column -> some(column, beside)).toList());
    }

    private static Column some(Column column, BitSet places) {
        return Column.of(places.stream().mapToDouble(column::at).toArray());
    }

    private static Lines merged(Lines even, Lines more) {
        int size = even.places.size();
        int[] order = IntStream.range(0, size + more.places.size()).boxed()
                .filter(i -> i < size || Arrays.binarySearch(even.places.toArray(), more.places.at(i - size)) < 0)
                .sorted(Comparator.comparingDouble(i -> i < size ? even.places.at(i) : more.places.at(i - size)))
                .mapToInt(i -> i).toArray();
        return new Lines(merged(even.places, more.places, order), IntStream.range(0, even.columns.size())
                .mapToObj(series -> merged(even.columns.get(series), more.columns.get(series), order)).toList());
    }

    private static Column merged(Column even, Column more, int[] order) {
        return Column.of(Arrays.stream(order)
                .mapToDouble(i -> i < even.size() ? even.at(i) : more.at(i - even.size())).toArray());
    }

    private static double change(Column column, int gap) {
        double change = Math.abs(column.at(gap + 1) - column.at(gap));
        return Double.isNaN(change) ? 0 : change;
    }

    /** Both ends and what a scenario could have between them. */
    private Column parts(double low, double high) {
        DoubleStream inner = IntStream.range(1, PARTS).mapToDouble(part -> between(across, low, high,
                (double) part / PARTS)).filter(place -> place > low && place < high);
        return Column.of(DoubleStream.concat(DoubleStream.concat(DoubleStream.of(low), inner), DoubleStream.of(high))
                .distinct().toArray());
    }

    /** A place between two, in base units, where a scenario can stand; one of the two where there is none. */
    public static double between(Across across, double low, double high, double part) {
        double own = across.over().unit().fromBase(across.scale().between(low, high, part));
        double allowed = across.over() instanceof Assumption assumption ? assumption.range().nearest(own) : own;
        return Math.clamp(across.over().unit().toBase(allowed), low, high);
    }

    /**
     * The gaps between neighbouring places over which a line seems to jump, each by the number of the place before it.
     *
     * @param steps true when the line consists of steps, so that all changes are jumps
     */
    public static List<Integer> gaps(Column column, boolean steps) {
        List<Integer> changes = changes(column);
        List<Integer> gaps = steps ? changes : changes.stream().filter(gap -> isSudden(column, gap)).toList();
        return gaps.size() <= MOST ? gaps : List.of();
    }

    /** True when a line changes so seldom that its steps can be seen one by one. */
    static boolean areFew(Column column) {
        return changes(column).size() <= MOST;
    }

    private static List<Integer> changes(Column column) {
        double seen = SEEN * (column.present().max().orElse(0) - column.present().min().orElse(0));
        return IntStream.range(0, column.size() - 1).filter(i -> change(column, i) > seen).boxed().toList();
    }

    private static boolean isSudden(Column column, int gap) {
        double[] around = IntStream.rangeClosed(gap - AROUND, gap + AROUND)
                .filter(i -> i != gap && i >= 0 && i < column.size() - 1 && column.has(i) && column.has(i + 1))
                .mapToDouble(i -> change(column, i)).sorted().toArray();
        return around.length > 1 && change(column, gap) > SUDDEN * around[around.length / 2];
    }
}
