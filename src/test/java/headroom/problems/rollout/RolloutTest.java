package headroom.problems.rollout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Diagram;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Prose;
import headroom.model.Scenario;
import headroom.model.expression.Assumption;
import headroom.model.expression.Choice;
import headroom.model.expression.Digits;
import headroom.model.expression.Figure;
import headroom.problems.BundledProblem;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RolloutTest {

    private final BundledProblem rollout = BundledProblem.of("rl-rollout");
    private final Problem problem = rollout.problem();
    private final Scenario defaults = Scenario.defaults(problem);
    private final Evaluation reference = Evaluation.of(defaults);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            answersPerStep    | 2,048 answers
            tokensPerStep     | 16.4M tok
            syncGpus          | 72.9 GPUs
            asyncGpus         | 24.3 GPUs
            rolloutGpus       | 25 GPUs
            savedVersusSync   | 48 GPUs
            idleShare         | 10.0 %
            weightBytes       | 32 GB
            weightSyncTime    | 80 ms
            weightSyncShare   | 0.027 %
            answerRate        | 52.1 tok/s
            meanAnswerTime    | 154 s
            longestAnswerTime | 10.5 min
            p99OutputTokens   | 32,768 tok
            truncatedShare    | 1.7 %
            meanStaleness     | 1.03 versions
            longestStaleness  | 3.11 versions
            scorersNeeded     | 34.2 scorers
            kvPerGpu          | 50.3 GB/GPU
            hbmUsedPerGpu     | 58.3 GB/GPU
            rolloutRoofline   | 2,760 tok/s/GPU
            stepsPerDay       | 288 steps/day
            costPerStep       | $14.83/step
            rolloutCostShare  | 28.1 %
            """)
    void theReferenceDesignReadsAsPublished(String estimate, String published) {
        assertEquals(published, reference.figure(problem.estimate(estimate).orElseThrow()).map(Figure::toString)
                .orElse("none"));
    }

    @Test
    void theWeightSyncRoundsToThePublishedEightHundredthsOfASecond() {
        assertEquals("0.08", Digits.decimals(reference.value(rollout.estimate("weightSyncTime")), 2));
    }

    @Test
    void theReferenceDesignKeepsEveryLimitAndOneDoesNotApply() {
        assertEquals(Optional.empty(), reference.binding());
        assertEquals(List.of(rollout.check("longest")), reference.checks().stream().filter(result -> !result.applies())
                .map(CheckResult::check).toList());
    }

    @ParameterizedTest
    @CsvSource({"fullyAsync, 25, 48, 1.03, 3.11", "oneStepAsync, 63, 10, 1, 1", "synchronous, 73, 0, 0, 0"})
    void waitingCostsGpusAndBuysFreshness(String pipeline, double gpus, double saved, double mean, double longest) {
        Evaluation evaluation = Evaluation.of(
                defaults.with(rollout.choice("pipeline"), rollout.choice("pipeline").option(pipeline).orElseThrow()));
        assertEquals(gpus, evaluation.value(rollout.estimate("rolloutGpus")));
        assertEquals(saved, evaluation.value(rollout.estimate("savedVersusSync")));
        assertEquals(mean, evaluation.value(rollout.estimate("meanStaleness")), 0.005);
        assertEquals(longest, evaluation.value(rollout.estimate("longestStaleness")), 0.005);
    }

    @Test
    void aPipelineThatWaitsForTheTailIsHeldUpByTheLongestAnswerAndSaysSo() {
        for (Choice.Option waiting : List.of(rollout.option("pipeline", "synchronous"),
                rollout.option("pipeline", "oneStepAsync"))) {
            Evaluation evaluation = Evaluation.of(defaults.with(rollout.choice("pipeline"), waiting));
            assertEquals(Optional.of(rollout.check("longest")), evaluation.binding().map(CheckResult::check));
            assertEquals(CheckResult.Outcome.NOT_APPLICABLE, evaluation.check(rollout.check("staleness")).outcome());
            assertTrue(failure(evaluation, rollout.check("longest"))
                    .startsWith("An answer of 32,768 tok takes 10.5 min, longer than a whole step of 300 s."));
        }
    }

    @Test
    void asyncThatIsUsedWorseThanSyncSavesNothing() {
        assertEquals(-146, with(rollout.assumption("asyncUtilisation"), 10).value(rollout.estimate("savedVersusSync")));
    }

    @Test
    void answersAreNeverLongerThanTheLimit() {
        Evaluation cut = with(rollout.assumption("maxOutputTokens"), 1_000);
        assertEquals(2_048_000, cut.value(rollout.estimate("tokensPerStep")));
        assertEquals(cut.value(rollout.estimate("longestAnswerTime")), cut.value(rollout.estimate("meanAnswerTime")));
        assertEquals(1_000, cut.value(rollout.estimate("p99OutputTokens")));
        assertTrue(failure(cut, rollout.check("truncation")).contains("are cut at 1,000 tok"));
    }

    @Test
    void withoutSpreadAllAnswersAreTheMeanAndNoneOrAllAreCut() {
        Scenario even = defaults.with(rollout.assumption("lengthSpread"), 0);
        assertEquals(8_000, Evaluation.of(even).value(rollout.estimate("p99OutputTokens")));
        assertEquals(0, Evaluation.of(even).value(rollout.estimate("truncatedShare")));
        assertEquals(0, Evaluation.of(even.with(rollout.assumption("maxOutputTokens"), 8_000))
                .value(rollout.estimate("truncatedShare")));
        assertEquals(1, Evaluation.of(even.with(rollout.assumption("maxOutputTokens"), 7_999))
                .value(rollout.estimate("truncatedShare")));
    }

    @Test
    void answersInFlightHoldHalfTheirLengthWithoutSpreadAndTheWholeMeanWithSpreadOne() {
        double whole = 48.0 * 8_000 * 131_072;
        assertEquals(whole / 2, with(rollout.assumption("lengthSpread"), 0).value(rollout.estimate("kvPerGpu")));
        assertEquals(whole, reference.value(rollout.estimate("kvPerGpu")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            weightSync | syncBandwidth    | 1   | Moving 32 GB at 1 GB/s takes 32 s, 10.7 % of a step, and 5 % is the limit.
            staleness  | scoreTime        | 900 | The longest answer is 6.1 versions behind when it is trained on, and the cap is 4.
            truncation | maxOutputTokens  | 16000 | 10.6 % of the answers are cut at 16,000 tok
            scoring    | scorers          | 34  | Keeping up takes 35 scorers, but there are 34
            roofline   | rolloutRate      | 5000 | A rollout rate of 5,000 tok/s/GPU is physically impossible
            hbm        | slotsPerGpu      | 64  | A rollout GPU would need 75.1 GB/GPU: 8 GB/GPU of weights and 67.1 GB/GPU of KV cache
            """)
    void aBrokenLimitSaysWhatIsWrong(String check, String assumption, double value, String sentence) {
        Evaluation broken = with(problem.assumption(assumption).orElseThrow(), value);
        CheckResult result =
                broken.checks().stream().filter(one -> one.check().id().equals(check)).findFirst().orElseThrow();
        assertTrue(result.failed(), result.toString());
        String said = failure(broken, result.check());
        assertTrue(said.startsWith(sentence), said);
    }

    @Test
    void eachPipelineShowsItsOwnWayFromTheBufferToTheTrainer() {
        Set<String> always = Set.of("trainer", "weightSync", "inference", "scoring", "buffer", "returned");
        Map<Choice.Option,
                Set<String>> own = Map.of(rollout.option("pipeline", "fullyAsync"), Set.of(),
                        rollout.option("pipeline", "oneStepAsync"), Set.of("oneStepQueue"),
                        rollout.option("pipeline", "synchronous"), Set.of("barrier"));
        own.forEach((option, parts) -> {
            Evaluation evaluation = Evaluation.of(defaults.with(rollout.choice("pipeline"), option));
            Set<String> shown = problem.diagram().parts().stream()
                    .filter(part -> part.shown() == null || evaluation.holds(Objects.requireNonNull(part.shown())))
                    .map(Diagram.Part::id).collect(Collectors.toSet());
            assertTrue(shown.containsAll(always), shown.toString());
            shown.removeAll(always);
            assertEquals(parts, shown);
            long ways = problem.diagram().links().stream().filter(link -> link.to().part().equals("trainer"))
                    .filter(link -> evaluation.holds(Objects.requireNonNull(link.shown()))).count();
            assertEquals(1, ways);
        });
    }

    private Evaluation with(Assumption assumption, double value) {
        return Evaluation.of(defaults.with(assumption, value));
    }

    private static String failure(Evaluation evaluation, Check check) {
        return new Prose(evaluation).text(evaluation.failureOf(check));
    }
}
