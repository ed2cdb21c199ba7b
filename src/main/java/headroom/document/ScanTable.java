package headroom.document;

import headroom.formula.Estimate;
import headroom.whatif.Scan;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Estimates over a stretch of an assumption: a row a place. */
public final class ScanTable {

    private ScanTable() {}

    /** The table by itself. */
    public static Report report(Scan scan, Cells cells) {
        return Report.of(of(scan, cells));
    }

    /** The assumption in the first column, an estimate in each other one. */
    private static Table of(Scan scan, Cells cells) {
        List<Estimate> estimates = List.copyOf(scan.estimates().keySet());
        List<String> header = Stream.concat(Stream.of(cells.name(scan.stretch().assumption())),
                estimates.stream().map(cells::name)).toList();
        List<String> places = cells.places(scan.stretch().assumption(),
                IntStream.range(0, scan.at().size()).mapToDouble(scan.at()::at).toArray());
        return new Table(header, IntStream.range(0, scan.at().size()).mapToObj(place -> Stream.concat(
                Stream.of(places.get(place)),
                scan.estimates().entrySet().stream()
                        .map(column -> cells.value(column.getKey(), column.getValue().at(place))))
                .toList()).toList());
    }
}
