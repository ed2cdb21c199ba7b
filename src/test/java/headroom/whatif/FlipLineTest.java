package headroom.whatif;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.Check;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.problems.RandomScenarios;
import headroom.whatif.FlipLine.Point;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FlipLineTest {

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    private static Plane plane(Scenario scenario, Assumption across, Assumption up) {
        return Plane.of(scenario, scenario.problem().headlines().getFirst().estimate(), SweepRange.whole(across, 24),
                SweepRange.whole(up, 17), () -> false, () -> {});
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aLinePassesBetweenNeighboursExactlyWhereTheyDiffer(Problem problem) {
        List<Assumption> assumptions = problem.assumptions();
        for (long seed = 0; seed < 3; seed++) {
            Plane plane = plane(RandomScenarios.of(problem, seed), assumptions.get(0), assumptions.get(1));
            for (Check check : problem.checks()) {
                List<Point> points =
                        FlipLine.of(plane, check).stream().flatMap(line -> line.points().stream()).toList();
                assertEquals(gaps(plane, check), points.stream().map(FlipLineTest::gap).collect(Collectors.toSet()),
                        check.id());
            }
        }
    }

    private record Gap(int across, int up, boolean upwards) {}

    private static Gap gap(Point point) {
        boolean upwards = point.up() != Math.rint(point.up());
        return new Gap((int) Math.floor(point.across()), (int) Math.floor(point.up()), upwards);
    }

    /** The gaps between neighbours that differ, where the check applies at all places around. */
    private static Set<Gap> gaps(Plane plane, Check check) {
        Set<Gap> gaps = new HashSet<>();
        List<Column> margins = plane.margins(check);
        int width = margins.getFirst().size();
        for (int up = 0; up < margins.size(); up++) {
            for (int across = 0; across < width; across++) {
                if (across + 1 < width && differ(margins, across, up, across + 1, up)
                        && (applies(margins, across, up) || applies(margins, across, up - 1))) {
                    gaps.add(new Gap(across, up, false));
                }
                if (up + 1 < margins.size() && differ(margins, across, up, across, up + 1)
                        && (applies(margins, across, up) || applies(margins, across - 1, up))) {
                    gaps.add(new Gap(across, up, true));
                }
            }
        }
        return gaps;
    }

    private static boolean differ(List<Column> margins, int x, int y, int otherX, int otherY) {
        double one = margins.get(y).at(x);
        double other = margins.get(otherY).at(otherX);
        return !Double.isNaN(one) && !Double.isNaN(other) && Check.passes(one) != Check.passes(other);
    }

    /** Whether all four places around a square of the grid have a margin. */
    private static boolean applies(List<Column> margins, int x, int y) {
        return x >= 0 && y >= 0 && y + 1 < margins.size() && x + 1 < margins.getFirst().size()
                && Stream.of(margins.get(y), margins.get(y + 1)).allMatch(row -> row.has(x) && row.has(x + 1));
    }

    @Test
    void aLineIsConnectedFromPlaceToPlace() {
        Problem problem = Problems.byId(Problems.all(), "gateway").orElseThrow();
        Plane plane = plane(Scenario.defaults(problem), problem.assumptions().get(0), problem.assumptions().get(1));
        List<FlipLine> lines = problem.checks().stream().flatMap(check -> FlipLine.of(plane, check).stream()).toList();

        assertTrue(lines.stream().anyMatch(line -> line.points().size() > 10));
        for (FlipLine line : lines) {
            for (int i = 1; i < line.points().size(); i++) {
                Point one = line.points().get(i - 1);
                Point other = line.points().get(i);
                assertTrue(Math.abs(one.across() - other.across()) <= 1 && Math.abs(one.up() - other.up()) <= 1,
                        line.check().id());
            }
        }
    }
}
