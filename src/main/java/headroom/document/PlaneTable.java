package headroom.document;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.text.Digits;
import headroom.whatif.Column;
import headroom.whatif.Plane;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** An estimate over two assumptions. */
public final class PlaneTable {

    private PlaneTable() {}

    /** For people the estimate as a map shows it, and how often each check passes; for machines every number. */
    public static Report report(Plane plane, Cells cells) {
        return cells == Cells.RAW ? Report.of(raw(plane)) : Report.of(printed(plane), checks(plane));
    }

    /** A row for each place of the second assumption, the highest first, as a map shows it. */
    private static Table printed(Plane plane) {
        Column xs = plane.across().values();
        Column ys = plane.up().values();
        List<String> header = Stream.concat(Stream.of(plane.up().assumption().label() + " ↑ · "
                + plane.across().assumption().label() + " →"),
                places(plane.across().assumption(), xs).stream()).toList();
        List<String> rising = places(plane.up().assumption(), ys);
        return new Table(header, rows(ys.size(), row -> {
            int y = ys.size() - 1 - row;
            return Stream.concat(Stream.of(rising.get(y)), IntStream.range(0, xs.size())
                    .mapToObj(x -> Cells.PRINTED.value(plane.estimate(), plane.values().get(y).at(x)))).toList();
        }));
    }

    /** Rows that are made when they are asked for: those of a large map would take gigabytes. */
    private static List<List<String>> rows(int size, IntFunction<List<String>> row) {
        return new AbstractList<>() {
            @Override
            public List<String> get(int index) {
                return row.apply(Objects.checkIndex(index, size));
            }

            @Override
            public int size() {
                return size;
            }
        };
    }

    private static List<String> places(Assumption assumption, Column at) {
        return Cells.PRINTED.places(assumption, IntStream.range(0, at.size()).mapToDouble(at::at).toArray());
    }

    /** A row a check: at how many places it passes, of those where it applies. */
    private static Table checks(Plane plane) {
        return new Table(List.of("Check", "passes"), plane.scenario().problem().checks().stream().map(check -> {
            double[] margins = plane.margins(check).stream().flatMapToDouble(Column::present).toArray();
            long passing = Arrays.stream(margins).filter(Check::passes).count();
            return List.of(check.label(), margins.length == 0 ? "does not apply"
                    : "at %s of %s places".formatted(Digits.whole(passing), Digits.whole(margins.length)));
        }).toList());
    }

    /** A row for each pair of places: both assumptions, the estimate, and the margin of every check. */
    private static Table raw(Plane plane) {
        Estimate estimate = plane.estimate();
        List<Check> checks = plane.scenario().problem().checks();
        List<String> header = Stream.concat(
                Stream.of(plane.across().assumption().id(), plane.up().assumption().id(), estimate.id()),
                checks.stream().map(Check::id)).toList();
        Column xs = plane.across().values();
        Column ys = plane.up().values();
        return new Table(header, rows(xs.size() * ys.size(), place -> {
            int x = place % xs.size();
            int y = place / xs.size();
            return Stream.concat(Stream.of(xs.at(x), ys.at(y), plane.values().get(y).at(x)),
                    checks.stream().map(check -> plane.margins(check).get(y).at(x))).map(Table::raw).toList();
        }));
    }
}
