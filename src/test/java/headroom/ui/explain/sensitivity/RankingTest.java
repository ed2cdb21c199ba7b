package headroom.ui.explain.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.Evaluation;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.whatif.sensitivity.Swing;
import headroom.whatif.sensitivity.Tornado;
import headroom.whatif.uncertainty.Samples.Importance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RankingTest {

    private final Problem problem = Problems.byId(Problems.all(), "moe-service").orElseThrow();
    private final Tornado tornado = Tornado.of(Evaluation.of(Scenario.defaults(problem)),
            problem.estimate("ttftP99").orElseThrow(), 0.1);
    private final List<Assumption> bySwing = tornado.swings().stream().map(Swing::assumption).limit(6).toList();

    private static Ranking ranking(List<Assumption> order) {
        return new Ranking(IntStream.range(0, order.size())
                .mapToObj(place -> new Importance(order.get(place), 0.9 - 0.1 * place)).toList());
    }

    @Test
    void twoOrdersThatAreTheSameDoNotDisagreeHoweverFewThereAre() {
        for (int size = 1; size <= bySwing.size(); size++) {
            assertEquals("", ranking(bySwing.subList(0, size)).disagreement(tornado));
        }
    }

    @Test
    void oneOfTheFirstInOneOrderAndInTheLowerHalfOfTheOtherIsNamed() {
        List<Assumption> turned = new ArrayList<>(bySwing);
        Collections.swap(turned, 0, 5);
        String said = ranking(turned).disagreement(tornado);
        assertTrue(said.contains(bySwing.getFirst().label() + " is 1st by swing, but 6th by rank correlation."), said);
        assertTrue(said.contains(bySwing.get(5).label() + " is 6th by swing, but 1st by rank correlation."), said);
    }

    @Test
    void neighboursThatChangePlacesAreNotWorthAWord() {
        List<Assumption> turned = new ArrayList<>(bySwing);
        Collections.swap(turned, 0, 1);
        assertEquals("", ranking(turned).disagreement(tornado));
    }

    @Test
    void whatIsCertainHasNoRank() {
        assertTrue(ranking(bySwing.subList(0, 2)).of(bySwing.get(3)).isEmpty());
        assertEquals(0.8, ranking(bySwing).of(bySwing.get(1)).orElseThrow(), 1e-12);
    }
}
