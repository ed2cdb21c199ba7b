package headroom.problems.rollout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.formula.Choice;
import headroom.formula.Estimate;
import headroom.model.Check;
import headroom.model.CheckResult;
import headroom.model.Diagram;
import headroom.model.Evaluation;
import headroom.model.LiveNumbers;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.derivation.Derivation;
import headroom.problems.BundledProblem;
import headroom.problems.RandomScenarios;
import headroom.text.Digits;
import headroom.text.Figure;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
            meanCutTokens     | 7,770 tok
            syncGpus          | 72.9 GPUs
            asyncGpus         | 24.3 GPUs
            rolloutGpus       | 28 GPUs
            rolloutInstances  | 7 instances
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
            kvPerGpu          | 42.4 GB/GPU
            hbmUsedPerGpu     | 50.4 GB/GPU
            rolloutRoofline   | 3,190 tok/s/GPU
            rolloutEfficiency | 78.4 %
            trainComputeTime  | 207 s
            stepNeeded        | 207 s
            stepTime          | 300 s
            colocatedStepTime | 478 s
            stepsPerDay       | 288 steps/day
            costPerStep       | $15.33/step
            rolloutCostShare  | 30.4 %
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
        assertEquals(List.of(rollout.check("pace")), reference.checks().stream().filter(result -> !result.applies())
                .map(CheckResult::check).toList());
    }

    @ParameterizedTest
    @CsvSource({"fullyAsync, 28, 48, 300, 15.3, 1.03, 3.11", "oneStepAsync, 64, 12, 300, 21.3, 1, 1",
        "synchronous, 76, 0, 445.3, 34.6, 0, 0", "colocated, 0, 76, 478.1, 17.0, 0, 0"})
    void waitingCostsGpusOrTimeAndBuysFreshness(String pipeline, double gpus, double saved, double step, double cost,
            double mean, double longest) {
        Evaluation evaluation = Evaluation.of(piped(defaults, pipeline));
        assertEquals(gpus, evaluation.value(rollout.estimate("rolloutGpus")));
        assertEquals(saved, evaluation.value(rollout.estimate("savedVersusSync")));
        assertEquals(step, evaluation.value(rollout.estimate("stepTime")), 0.05);
        assertEquals(cost, evaluation.value(rollout.estimate("costPerStep")), 0.05);
        assertEquals(mean, evaluation.value(rollout.estimate("meanStaleness")), 0.005);
        assertEquals(longest, evaluation.value(rollout.estimate("longestStaleness")), 0.005);
    }

    @Test
    void theLengthsAllowOneStepAheadMoreThanIsGivenAndSynchronousNothingWithThisTrainer() {
        Scenario lengths = defaults.with(rollout.choice("utilisationFrom"), rollout.option("utilisationFrom",
                "lengths"));
        Evaluation oneStep = Evaluation.of(piped(lengths, "oneStepAsync"));
        assertEquals(44, oneStep.value(rollout.estimate("rolloutGpus")));
        assertEquals(0.48, oneStep.value(rollout.estimate("utilisationUsed")), 0.005);
        assertEquals(18, oneStep.value(rollout.estimate("costPerStep")));
        Evaluation synchronous = Evaluation.of(piped(lengths, "synchronous"));
        assertEquals(Optional.of("training and the longest answer alone take longer than the step; allow a longer "
                + "step, or a shorter limit"),
                synchronous.reason(rollout.estimate("rolloutGpus")));
        assertEquals(Optional.of(rollout.check("pace")), synchronous.binding().map(CheckResult::check));
        assertTrue(failure(synchronous, rollout.check("pace")).startsWith(
                "No number of GPUs makes a step of 300 s: training takes 207 s, and the longest answer"));
        assertEquals(300, synchronous.value(rollout.estimate("stepTime")));
    }

    @Test
    void theFewestInstancesAreToldWithTheNeighbourThatIsTooSlow() {
        Derivation derivation = Derivation.of(reference, step("oneStepInstances"));
        assertEquals("11 instances", derivation.end());
        assertEquals(List.of(new Derivation.Remark("Instances",
                "11 instances: 283 s ≤ 295 s. 10 instances: 296 s > 295 s.")), derivation.remarks());
    }

    @Test
    void aPipelineThatWaitsIsHeldUpByWhatWaitsForEachOtherAndSaysSo() {
        Evaluation synchronous = Evaluation.of(piped(defaults, "synchronous"));
        assertEquals(Optional.of(rollout.check("pace")), synchronous.binding().map(CheckResult::check));
        assertEquals(CheckResult.Outcome.NOT_APPLICABLE, synchronous.check(rollout.check("staleness")).outcome());
        assertTrue(failure(synchronous, rollout.check("pace"))
                .startsWith("A step takes 445 s instead of 300 s: 233 s to generate, 5 s to score, 207 s to train"));
        Evaluation colocated = Evaluation.of(piped(defaults, "colocated"));
        assertTrue(failure(colocated, rollout.check("pace"))
                .startsWith("A step takes 478 s instead of 300 s: 246 s to generate, 5 s to score, 20 s to switch"));
        Evaluation tooFew = Evaluation.of(piped(defaults, "colocated").with(rollout.assumption("trainerGpus"), 3));
        assertEquals(Optional.of("no whole instance fits the trainer’s GPUs; give it more, or instances fewer"),
                tooFew.reason(rollout.estimate("costPerStep")));
        assertTrue(failure(tooFew, rollout.check("pace")).startsWith("No whole instance fits: it takes 4 GPUs"));
        assertTrue(Evaluation.of(piped(defaults, "oneStepAsync")).check(rollout.check("pace")).passed());
    }

    @Test
    void asyncThatIsUsedWorseThanSyncSavesNothing() {
        assertEquals(-144, with(rollout.assumption("asyncUtilisation"), 10).value(rollout.estimate("savedVersusSync")));
    }

    /** Reports tell of 1.9 to 2.8 times; without partial rollouts and other tricks this stays below. */
    @Test
    void onTheSameGpusAsynchronousBeatsCoLocatedByAlmostTwo() {
        Evaluation together = Evaluation.of(piped(defaults, "colocated").with(rollout.assumption("trainerGpus"), 92));
        Evaluation apart = Evaluation.of(defaults.with(rollout.assumption("trainerGpus"), 60)
                .with(rollout.assumption("trainStepTime"), 228));
        assertEquals(92 - 60, apart.value(rollout.estimate("rolloutGpus")));
        assertEquals(Optional.empty(), apart.binding());
        assertEquals(1.71, together.value(rollout.estimate("stepTime")) / apart.value(rollout.estimate("stepTime")),
                0.01);
    }

    @Test
    void toolsLeaveSlotsWaitingAndMakeTheOthersQuicker() {
        Evaluation agents = with(rollout.assumption("toolTime"), 60);
        double slots = agents.value(rollout.estimate("activeSlots"));
        assertTrue(slots < 48, slots + " slots generate");
        assertTrue(agents.value(rollout.estimate("answerRate")) > reference.value(rollout.estimate("answerRate")));
        double generating = agents.value(rollout.estimate("meanCutTokens"))
                / agents.value(rollout.estimate("answerRate"));
        assertEquals(48 * generating / (generating + 60), slots, 1e-9);
    }

    @Test
    void aSparsePolicyReadsAllItsWeightsWhenManyAnswersRunAndFewWhenOneDoes() {
        Scenario sparse = defaults.with(rollout.assumption("policyParams"), 235)
                .with(rollout.assumption("activeParams"), 22).with(rollout.assumption("gpusPerInstance"), 8);
        assertEquals(1, Evaluation.of(sparse).value(rollout.estimate("weightsReadShare")), 1e-9);
        Scenario single = sparse.with(rollout.assumption("slotsPerGpu"), 1)
                .with(rollout.assumption("gpusPerInstance"), 1);
        assertEquals(22.0 / 235, Evaluation.of(single).value(rollout.estimate("weightsReadShare")), 1e-12);
        assertEquals(Evaluation.of(sparse.with(rollout.assumption("activeParams"), 235))
                .value(rollout.estimate("trainComputeTime")),
                Evaluation.of(sparse.with(
                        rollout.assumption("activeParams"), 2000)).value(rollout.estimate("trainComputeTime")));
    }

    @Test
    void whatALengthCostsIsCountedAfterTheCutAndWhatAStepIsWorthByTheSmallerOfMeanAndLimit() {
        Scenario cut = defaults.with(rollout.assumption("maxOutputTokens"), 8_000);
        Evaluation evaluation = Evaluation.of(cut);
        assertEquals(2_048 * 8_000, evaluation.value(rollout.estimate("tokensPerStep")));
        double mean = evaluation.value(rollout.estimate("meanCutTokens"));
        assertTrue(mean < 6_000, mean + " tok");
        double gpus = evaluation.value(step("oneStepInstances")) * 4;
        assertEquals(2_048 * mean / (2_500 * gpus * 300),
                evaluation.value(rollout.estimate("derivedOneStepUtilisation")), 1e-12);
    }

    @Test
    void aStepThatTakesLongerMovesAllButTheWindows() {
        Evaluation late = Evaluation.of(defaults.with(rollout.assumption("trainerGpus"), 16));
        double step = late.value(rollout.estimate("stepTime"));
        assertEquals(828.4, step, 0.05);
        assertEquals(2_048 * 5 / step, late.value(rollout.estimate("scorersNeeded")), 1e-9);
        assertEquals(0.08 / step, late.value(rollout.estimate("weightSyncShare")), 1e-12);
        assertEquals(28, late.value(rollout.estimate("rolloutGpus")));
        assertEquals(Optional.of(rollout.check("trainer")), late.binding().map(CheckResult::check));
        assertTrue(failure(late, rollout.check("trainer")).endsWith("48 GPUs would keep up."));
    }

    @Test
    void noRateBeyondWhatTheHardwareAllowsPasses() {
        RandomScenarios.hold(problem, (evaluation, _) -> {
            boolean green = !evaluation.check(rollout.check("roofline")).failed();
            double efficiency = evaluation.value(rollout.estimate("rolloutEfficiency"));
            double achievable = evaluation.scenario().baseValue(rollout.assumption("achievableShare"));
            return green && efficiency > achievable * (1 + 1e-9) ? Stream.of("runs at " + efficiency) : Stream.empty();
        });
    }

    @Test
    void lengthsSlotsAndRatesKeepTheirOrder() {
        RandomScenarios.hold(problem, (evaluation, _) -> {
            double mean = evaluation.value(rollout.estimate("meanCutTokens"));
            double longest = evaluation.value(rollout.estimate("longestOutputTokens"));
            double slots = evaluation.value(rollout.estimate("activeSlots"));
            double rate = evaluation.value(rollout.estimate("effectiveRolloutRate"));
            return Stream.of(
                    Map.entry("mean and longest", longest / mean),
                    Map.entry("longest and limit",
                            evaluation.scenario().baseValue(rollout.assumption("maxOutputTokens")) / longest),
                    Map.entry("slots", evaluation.scenario().baseValue(rollout.assumption("slotsPerGpu")) / slots),
                    Map.entry("rate", evaluation.value(rollout.estimate("rolloutRateUsed")) / rate))
                    .filter(ratio -> ratio.getValue() < 1 - 1e-9).map(Object::toString);
        });
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
        assertEquals(whole / 2, with(rollout.assumption("lengthSpread"), 0).value(rollout.estimate("kvPerGpu")), 1);
        assertEquals(whole, with(rollout.assumption("maxOutputTokens"), 2_000_000)
                .value(rollout.estimate("kvPerGpu")), 1e-6 * whole);
        assertTrue(reference.value(rollout.estimate("kvPerGpu")) < 0.9 * whole);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            weightSync | syncBandwidth    | 1   | Moving 32 GB at 1 GB/s takes 32 s, 10.7 % of a step, and 5 % is the limit.
            staleness  | scoreTime        | 900 | The longest answer is 6.1 versions behind when it is trained on, and the cap is 4.
            truncation | maxOutputTokens  | 16000 | 10.6 % of the answers are cut at 16,000 tok
            scoring    | scorers          | 34  | Keeping up takes 35 scorers, but there are 34
            roofline   | rolloutRate      | 5000 | A rollout rate of 5,000 tok/s/GPU is physically impossible
            roofline   | rolloutRate      | 3000 | A rollout rate of 3,000 tok/s/GPU is 94.1 % of the roofline of 3,190 tok/s/GPU, and 80 % is the most
            hbm        | slotsPerGpu      | 96  | A rollout GPU would need 92.8 GB/GPU: 8 GB/GPU of weights and 84.8 GB/GPU of KV cache
            trainer    | trainerGpus      | 40  | Training alone takes 331 s on 40 GPUs, longer than a step of 300 s. 48 GPUs would keep up.
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
        Set<String> always = Set.of("trainer", "inference", "scoring", "buffer", "returned");
        Map<Choice.Option, Set<String>> own = Map.of(
                rollout.option("pipeline", "fullyAsync"), Set.of("weightSync"),
                rollout.option("pipeline", "oneStepAsync"), Set.of("weightSync", "oneStepQueue"),
                rollout.option("pipeline", "synchronous"), Set.of("weightSync", "barrier"),
                rollout.option("pipeline", "colocated"), Set.of("switch", "barrier"));
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

    private Scenario piped(Scenario scenario, String pipeline) {
        return scenario.with(rollout.choice("pipeline"), rollout.option("pipeline", pipeline));
    }

    private Estimate step(String id) {
        return problem.steps().stream().filter(step -> step.id().equals(id)).findFirst().orElseThrow();
    }

    private Evaluation with(Assumption assumption, double value) {
        return Evaluation.of(defaults.with(assumption, value));
    }

    private static String failure(Evaluation evaluation, Check check) {
        return new LiveNumbers(evaluation).text(evaluation.failureOf(check));
    }
}
