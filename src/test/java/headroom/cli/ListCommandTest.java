package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Problem;
import headroom.problems.Problems;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class ListCommandTest {

    private final List<Problem> problems = Problems.all();

    @Test
    void withoutAProblemAllAreListed() {
        assertEquals(problems.size(),
                JsonMapper.shared().readTree(Run.of("list", "--format", "json").succeeded()).size());
        String text = Run.of("list").succeeded();
        problems.forEach(problem -> assertTrue(text.contains(problem.id() + ": " + problem.name()), text));
    }

    @Test
    void aProblemIsListedInFull() {
        for (Problem problem : problems) {
            String text = Run.of("list", problem.id()).succeeded();
            problem.assumptions().forEach(assumption -> assertTrue(text.contains(assumption.id()), text));
            problem.choices().forEach(choice -> assertTrue(text.contains(choice.id()), text));
            problem.checks().forEach(check -> assertTrue(text.contains(check.id()), text));
            assertEquals(1,
                    JsonMapper.shared().readTree(Run.of("list", problem.id(), "--format", "json").succeeded()).size());
        }
    }
}
