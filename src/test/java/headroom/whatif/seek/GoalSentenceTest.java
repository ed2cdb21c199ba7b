package headroom.whatif.seek;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.seek.Goal.Relation;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoalSentenceTest {

    private static final Problem SERVICE = Problems.byId(Problems.all(), "moe-service").orElseThrow();

    private static GoalSentence sentence(String estimate, String relation, double target, String by) {
        GoalQuestion question = new GoalQuestion(Scenario.defaults(SERVICE), SERVICE.estimate(estimate).orElseThrow(),
                Relation.valueOf(relation), target, SERVICE.assumption(by).orElseThrow());
        return new GoalSentence(question,
                GoalSeek.of(question.scenario(), question.goal(), question.by(), GoalSeek.Care.THOROUGH, () -> false));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            costPerHour | AT_MOST  | 900  | prefixHitRate  | Prefix cache hit rate 64.45–99 % keeps Cost at $900/h or less.
            totalGpus   | EQUAL    | 544  | peakRate       | Peak request rate 497.8–555 req/s makes GPUs deployed 544 GPUs. It does so now, at 500 req/s.
            totalGpus   | EQUAL    | 550  | peakRate       | Out of reach; nearest is 544 GPUs at 500 req/s.
            costPerHour | AT_LEAST | 1200 | decodeUnitGpus | Decode unit size 120–128 GPUs/unit or 176–256 GPUs/unit keeps Cost at $1,200/h or more.
            totalGpus   | AT_LEAST | 100  | peakRate       | Whatever peak request rate is, GPUs deployed stays at 100 GPUs or more. It does so now, at 500 req/s.
            prefillGpus | AT_MOST  | 256  | outputTokens   | Prefill GPUs does not depend on output tokens, and reaches the goal already.
            prefillGpus | AT_MOST  | 25   | outputTokens   | Prefill GPUs does not depend on output tokens: it stays at 256 GPUs.
            """)
    void anAnswerIsOneSentenceForEveryKindOfAnswer(String estimate, String relation, double target, String by,
            String expected) {
        assertEquals(expected, sentence(estimate, relation, target, by).text());
    }

    @Test
    void whereThereIsNoValueAnotherSentenceSaysWhereAndWhy() {
        assertEquals(
                Optional.of("It has no value at 2–17.5 ms/tok: no batch is small enough for this TPOT; allow a longer "
                        + "one."),
                sentence("costPerHour", "AT_MOST", 900, "tpotLimit").absence());
        assertEquals(Optional.empty(), sentence("costPerHour", "AT_MOST", 900, "prefixHitRate").absence());
    }

    @Test
    void manyIntervalsAreCountedInsteadOfTold() {
        GoalSentence many = sentence("decodeCapacityAfterUnitLoss", "AT_LEAST", 1, "decodeUnitGpus");
        int count = many.answer().intervals().size();
        assertEquals(
                "Decode unit size in one of %d ranges keeps Decode capacity after losing a unit at 100.0 %% or more."
                        .formatted(count),
                many.text());
    }

    @Test
    void anIntervalIsRoundedInwardsSoThatItsPrintedEndsReachTheGoalToo() {
        GoalSentence hitRate = sentence("costPerHour", "AT_MOST", 900, "prefixHitRate");
        assertEquals("64.45–99 %", hitRate.print(hitRate.answer().intervals().getFirst()));
    }
}
