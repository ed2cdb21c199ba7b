package headroom.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import headroom.formula.Constant;
import headroom.formula.Expression;
import headroom.problems.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RecentlyUsedTest {

    private final List<String> found = new ArrayList<>();

    private String find(String question) {
        found.add(question);
        return question + "!";
    }

    @Test
    void whatIsKeptIsNotFoundAgain() {
        RecentlyUsed<String, String> kept = RecentlyUsed.most(2);
        assertEquals("a!", kept.of("a", this::find));
        assertEquals("a!", kept.of("a", this::find));
        assertEquals(List.of("a"), found);
    }

    @Test
    void whatNobodyAskedForTheLongestGoesFirst() {
        RecentlyUsed<String, String> kept = RecentlyUsed.most(2);
        for (String question : List.of("a", "b", "a", "c", "a", "b")) {
            kept.of(question, this::find);
        }
        assertEquals(List.of("a", "b", "c", "b"), found);
        assertEquals(2, kept.used());
    }

    @Test
    void largeAnswersTakeTheRoomOfManySmallOnes() {
        RecentlyUsed<String, String> kept = new RecentlyUsed<>(10, String::length);
        for (String question : List.of("a", "b", "c")) {
            kept.of(question, this::find);
        }
        assertEquals(6, kept.used());
        kept.of("1234567", this::find);
        assertEquals(10, kept.used());
        kept.of("longer than there is room for", this::find);
        assertEquals("longer than there is room for!".length(), kept.used());
    }

    @Test
    void goalsThatAreTypedOneAfterTheOtherDoNotAddUp() {
        Problem problem = Problems.all().getFirst();
        Scenario scenario = Scenario.defaults(problem);
        List<Expression> often = List.of(problem.estimates().getFirst());
        var program = problem.program(often, scenario.options(), Set.of());
        for (int typed = 0; typed < 2_000; typed++) {
            problem.program(List.of(Constant.of(typed)), scenario.options(), Set.of());
            assertSame(program, problem.program(often, scenario.options(), Set.of()));
        }
        assertEquals(Problem.PROGRAMS, problem.programsKept());
    }
}
