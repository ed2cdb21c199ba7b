package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Assumption;
import headroom.formula.Estimate;
import headroom.formula.Quantity;
import headroom.formula.program.Columns;
import headroom.formula.program.Program;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Columns whose places are used again hold what each row alone would give. */
class ColumnRunsTest {

    private static final int ROWS = 23;
    private static final int AT_ONCE = 5;

    private static List<Problem> problems() {
        return Problems.all();
    }

    /** Scenarios in which about half of the assumptions differ, near their defaults. */
    private static List<Scenario> scenarios(Problem problem, Random random) {
        List<Assumption> varied = problem.assumptions().stream().filter(_ -> random.nextBoolean()).toList();
        List<Scenario> scenarios = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            Scenario scenario = Scenario.defaults(problem);
            for (Assumption assumption : varied) {
                scenario = scenario.with(assumption,
                        assumption.range().nearest(assumption.ownDefault() * random.nextDouble(0.5, 1.5)));
            }
            scenarios.add(scenario);
        }
        return scenarios;
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyRowIsItsScenariosEvaluation(Problem problem) {
        for (int seed = 1; seed <= 5; seed++) {
            List<Scenario> scenarios = scenarios(problem, new Random(seed));
            Function<Quantity, double[]> columns = quantity -> scenarios.stream()
                    .mapToDouble(scenario -> scenario.baseValue((Assumption) quantity)).toArray();
            Program program = problem.program(problem.estimates(), scenarios.getFirst().options(), Set.of());
            Columns all = program.run(columns, ROWS);
            Program.Blocks blocks = program.blocks(columns, ROWS, AT_ONCE);
            for (int start = 0; start < ROWS; start += AT_ONCE) {
                int rows = Math.min(AT_ONCE, ROWS - start);
                Columns block = blocks.at(start, rows);
                for (int row = 0; row < rows; row++) {
                    Evaluation alone = Evaluation.of(scenarios.get(start + row));
                    for (Estimate estimate : problem.estimates()) {
                        String where = "seed %d, row %d: %s".formatted(seed, start + row, estimate.id());
                        assertEquals(alone.value(estimate), all.value(estimate, start + row), where);
                        assertEquals(alone.value(estimate), block.value(estimate, row), where);
                    }
                }
            }
        }
    }
}
