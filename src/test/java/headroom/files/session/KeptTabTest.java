package headroom.files.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.files.UnusableFileException;
import headroom.files.problem.ProblemReader;
import headroom.files.problems.KnownProblem;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ScenarioReader;
import headroom.model.ChartLocks;
import headroom.model.History;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.model.Story;
import headroom.model.UncertainRange;
import headroom.whatif.Enquiry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a tab has, and what becomes of it when its problem has changed. */
class KeptTabTest {

    private final Problem before = problem(text());

    private static String text() {
        try (InputStream in = Objects.requireNonNull(
                KeptTabTest.class.getResourceAsStream("/problems/tea-kitchen.yaml"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("guide: tea-kitchen.md", "");
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static Problem problem(String text) {
        return ProblemReader.read(text.getBytes(StandardCharsets.UTF_8), _ -> "").found().orElseThrow().problem();
    }

    private Scenario with(String id, double value) {
        return Scenario.defaults(before).with(before.assumption(id).orElseThrow(), value);
    }

    private KeptTab.Restored restored(Scenario present, String text) throws UnusableFileException {
        Problem now = problem(text);
        Enquiry start = Enquiry.of(before);
        Session.Tab tab =
                new Session.Tab(History.of(Scenario.defaults(before)).then("a step", present), Optional.of(present),
                        "meanWait", Map.of(), ChartLocks.NONE, Story.EMPTY,
                        new Enquiry(Set.of(before.assumption("kettles").orElseThrow()), start.subject(), start.swing(),
                                Optional.empty(), Optional.empty()),
                        Session.Panels.USUAL);
        ProblemLibrary library = ProblemLibrary.of(List.of(KnownProblem.alone(now)));
        return new KeptTab(new ScenarioReader(library)).read(KeptTab.write(tab), now, Optional.of(before), List.of());
    }

    private static double value(KeptTab.Restored restored, String id) {
        Scenario present = restored.tab().history().present();
        return present.ownValue(present.problem().assumption(id).orElseThrow());
    }

    @Test
    void anUnchangedProblemGetsAllOfItBack() throws UnusableFileException {
        KeptTab.Restored restored = restored(with("kettles", 7), text());
        assertEquals(7, value(restored, "kettles"));
        assertEquals(2, restored.tab().history().entries().size());
        assertEquals(1, restored.tab().enquiry().kept().size());
        assertEquals(List.of(), restored.moved());
    }

    @Test
    void aValueOutsideItsNewRangeGoesToTheNearestAndIsTold() throws UnusableFileException {
        KeptTab.Restored restored = restored(with("kettles", 40), text().replace("range: [1, 50]", "range: [1, 30]"));
        assertEquals(30, value(restored, "kettles"));
        assertEquals(List.of("Kettles is 30 kettles now, the nearest allowed to 40 kettles"), restored.moved());
    }

    @Test
    void aValueThatNobodyTouchedFollowsItsNewDefault() throws UnusableFileException {
        String text = text().replace("unit: kettle, default: 4", "unit: kettle, default: 5");
        assertEquals(5, value(restored(with("guestRate", 0.6), text), "kettles"));
    }

    @Test
    void aUnitOfTheSameKindIsConverted() throws UnusableFileException {
        String text = text().replace("unit: s, default: 6, range: [0.1, 600]",
                "unit: ms, default: 6000, range: [100, 600000]");
        assertEquals(9000, value(restored(with("brewTime", 9), text), "brewTime"), 1e-6);
    }

    @Test
    void whatIsGoneIsDroppedAndTheProblemMayHaveAnotherId() throws UnusableFileException {
        Scenario present = with("kettles", 7).with(before.assumption("brewTime").orElseThrow(),
                new UncertainRange(4, 8, UncertainRange.Shape.TRIANGULAR));
        String text = text().replace("brewTime", "timeToBrew").replace("problem: tea-kitchen", "problem: tea-house");
        KeptTab.Restored restored = restored(present, text);
        assertEquals("tea-house", restored.tab().problem().id());
        assertEquals(7, value(restored, "kettles"));
        assertEquals(6, value(restored, "timeToBrew"));
        assertEquals(List.of(), restored.tab().history().present().uncertainAssumptions());
    }
}
