package headroom.document.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Estimate;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.derivation.Derivation;
import headroom.problems.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DerivationTextTest {

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @Test
    void anEstimateIsItsValueItsFormulaTwiceAndWhatItRestsOn() {
        Problem problem = Problems.all().getFirst();
        Evaluation evaluation = Evaluation.of(Scenario.defaults(problem));
        assertEquals("""
                GPUs deployed = 544 GPUs
                  = prefill GPUs + decode GPUs + GPUs of spare nodes
                  = 256 GPUs + 288 GPUs + 0 GPUs = 544 GPUs
                  Prefill GPUs: 256 GPUs = 8 units × 32 GPUs/unit
                  Decode GPUs: 288 GPUs = 2 units × 144 GPUs/unit
                  GPUs of spare nodes: 0 GPUs = 0 nodes × 8 GPUs/node
                """, DerivationText.of(evaluation, problem.headlines().getFirst().estimate()));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void whatItsFunctionsAnswerIsSaid(Problem problem) {
        Evaluation evaluation = Evaluation.of(Scenario.defaults(problem));
        List<String> said = new ArrayList<>();
        for (Estimate estimate : problem.estimates()) {
            String text = DerivationText.of(evaluation, estimate);
            for (Derivation.Remark remark : Derivation.of(evaluation, estimate).remarks()) {
                String line = "  %s: %s\n".formatted(remark.term(), remark.sentence());
                assertTrue(text.contains(line), line + " is missing in " + text);
                said.add(line);
            }
        }
        assertTrue(!said.isEmpty(), "no formula of " + problem.id() + " needs a remark");
    }
}
