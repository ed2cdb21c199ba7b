package headroom.drawing.plot;

import headroom.model.Check;
import headroom.whatif.Column;
import headroom.whatif.Plane;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a map does not show by lines: the checks that fail at all its places. */
final class PlaneNotes {

    private PlaneNotes() {}

    /** Sentences below a map; none where no check fails everywhere. */
    static List<String> of(Plane plane, List<Check> flipping) {
        String names = plane.scenario().problem().checks().stream()
                .filter(check -> !flipping.contains(check) && failsEverywhere(plane, check)).map(Check::label)
                .collect(Collectors.joining(", "));
        return Optional.of(names).filter(some -> !some.isEmpty()).map(some -> "× Fails everywhere here: " + some)
                .stream().toList();
    }

    private static boolean failsEverywhere(Plane plane, Check check) {
        List<Column> rows = plane.margins(check);
        return rows.stream().anyMatch(row -> !row.isAbsent())
                && rows.stream().flatMapToDouble(Column::present).noneMatch(Check::passes);
    }
}
