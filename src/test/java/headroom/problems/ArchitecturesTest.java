package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.model.Check;
import headroom.model.Diagram;
import headroom.model.Problem;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for the diagram of every problem. */
class ArchitecturesTest {

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyCheckMarksAPartOrAnArea(Problem problem) {
        Set<String> marking = Stream.concat(problem.diagram().parts().stream().map(Diagram.Part::checks),
                problem.diagram().areas().stream().map(Diagram.Area::checks)).flatMap(List::stream)
                .collect(Collectors.toSet());
        assertEquals(problem.checks().stream().map(Check::id).collect(Collectors.toSet()), marking);
    }
}
