package headroom.ui.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.Written;
import headroom.formula.Constant;
import headroom.formula.Estimate;
import headroom.formula.Expression;
import headroom.model.Evidence;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import org.junit.jupiter.api.Test;

class EvidenceListTest {

    private final Problem problem = Problems.all().getFirst();

    private Evidence evidence(Expression published, Expression computed) {
        return new Evidence("A service", published, "a paper", "2026-01", Scenario.defaults(problem), computed, 0.05);
    }

    private static Estimate share(double value) {
        return Written.estimate("share", "Share", "share", Constant.of(value));
    }

    @Test
    void bothFiguresTheirDifferenceAndWhatIsAllowedAreTold() {
        assertEquals("published 100, ours 97: −3.0 %, within 5.0 %",
                EvidenceList.sentence(evidence(Constant.of(100), Constant.of(97))));
        assertEquals("published 100, ours 120: +20.0 %, not within 5.0 %",
                EvidenceList.sentence(evidence(Constant.of(100), Constant.of(120))));
        assertEquals("published 50.0 %, ours 49.0 %: −2.0 % of it, within 5.0 %",
                EvidenceList.sentence(evidence(Constant.of(0.5), share(0.49))));
    }
}
