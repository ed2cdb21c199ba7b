package headroom.ui.tab.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.model.History;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import headroom.ui.tab.ProblemModel;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
class DocumentTest {

    @Test
    void ofFilesThatNoStepLeadsBackToNothingIsKept(FxRobot robot) {
        Problem problem = Problems.all().getFirst();
        Scenario scenario = Scenario.defaults(problem);
        ProblemModel tab = new ProblemModel(problem, List.of(), scenario, Moment.NOON);
        Document document = new Document(tab);
        robot.interact(() -> {
            for (int i = 0; i < History.MOST + 100; i++) {
                document.open("Opened", Path.of("scenario-" + i + ".json"), scenario);
            }
        });
        assertEquals(History.MOST, document.known());
        assertTrue(document.isKnown(Path.of("scenario-599.json"), scenario));
        robot.interact(() -> {
            tab.undo();
            document.saved(Path.of("other.json"), scenario);
        });
        assertTrue(document.isKnown(Path.of("other.json"), scenario));
        assertTrue(document.isKnown(Path.of("scenario-599.json"), scenario), "redo leads there");
    }
}
