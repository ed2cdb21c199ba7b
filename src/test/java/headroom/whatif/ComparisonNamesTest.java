package headroom.whatif;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.model.Scenario;
import headroom.problems.Problems;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ComparisonNamesTest {

    private static List<Scenario> named(String... names) {
        Scenario any = Scenario.defaults(Problems.all().getFirst());
        return Stream.of(names).map(name -> any.named(name, "")).toList();
    }

    private static List<String> names(List<Scenario> scenarios) {
        return scenarios.stream().map(Scenario::name).toList();
    }

    @Test
    void scenariosOfOneNameAreToldApartByTheirFiles() {
        assertEquals(List.of("Busy (a.json)", "Busy (b/a.json)", "Calm"),
                names(Comparison.distinct(named("Busy", "Busy", "Calm"), List.of("a.json", "b/a.json", "c.json"))));
    }

    @Test
    void theSameFileTwiceIsToldApartByANumber() {
        assertEquals(List.of("Busy (a.json)", "Busy (a.json) (2)", "Busy (a.json) (3)"), names(
                Comparison.distinct(named("Busy", "Busy", "Busy"), List.of("a.json", "a.json", "a.json"))));
    }

    @Test
    void aNumberIsNoNameOfAnother() {
        assertEquals(List.of("A", "A (2)", "A (3)"), names(Comparison.distinct(named("A", "A (2)", "A"))));
    }
}
