package headroom.files.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.UnusableFileException;
import headroom.files.scenario.ProblemFiles;
import headroom.model.Problem;
import headroom.model.Scenario;
import headroom.problems.Problems;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ProblemLibraryTest {

    private static final Problem FIRST = Problems.all().get(0);
    private static final Problem SECOND = Problems.all().get(1);

    private final ProblemLibrary library = ProblemLibrary.of(List.of(KnownProblem.alone(FIRST)));

    private static KnownProblem opened(Problem problem, String file) {
        return new KnownProblem(problem, List.of(), "", List.of(), Path.of(file));
    }

    @Test
    void aProblemIsReadWhenItIsFirstAskedForAndOnlyOnce() {
        AtomicInteger readings = new AtomicInteger();
        library.later(new ProblemHeading(SECOND.id(), "Second", "A second one", null), () -> {
            readings.incrementAndGet();
            return KnownProblem.alone(SECOND);
        });
        assertEquals(List.of(FIRST.id(), SECOND.id()), library.ids());
        assertSame(FIRST, library.byId(FIRST.id()).orElseThrow().problem());
        assertEquals("Second", library.headings().getLast().tab());
        assertTrue(library.isRead(FIRST.id()));
        assertFalse(library.isRead(SECOND.id()));
        assertEquals(0, readings.get());
        assertEquals(List.of(FIRST, SECOND), library.problems());
        assertSame(SECOND, library.byId(SECOND.id()).orElseThrow().problem());
        assertEquals(1, readings.get());
        assertTrue(library.isRead(SECOND.id()));
    }

    @Test
    void theHeadOfEachProblemThatComesWithTheProgramIsThatOfItsFile() {
        ProblemLibrary bundled = ProblemFiles.bundled();
        List<ProblemHeading> told = bundled.headings();
        assertEquals(List.of(), bundled.ids().stream().filter(bundled::isRead).toList());
        assertEquals(told, bundled.all().stream().map(ProblemHeading::of).toList());
    }

    @Test
    void anOpenedProblemComesLastUntilItIsTakenAway() throws UnusableFileException {
        library.add(opened(SECOND, "second.yaml"));
        assertEquals(List.of(FIRST.id(), SECOND.id()), library.ids());
        library.remove(SECOND.id());
        assertEquals(Optional.empty(), library.byId(SECOND.id()));
    }

    @Test
    void anIdBelongsToOneProblem() throws UnusableFileException {
        library.add(opened(SECOND, "second.yaml"));
        assertEquals(
                "the problem is called %s, as one that comes with Headroom; give it an id of its own behind “problem:”"
                        .formatted(FIRST.id()),
                refusal(opened(FIRST, "first.yaml")));
        assertEquals("the problem is called %s, as that in second.yaml; give it an id of its own behind “problem:”"
                .formatted(SECOND.id()), refusal(opened(SECOND, "copy.yaml")));
        assertThrows(UnusableFileException.class, () -> library.replace(SECOND.id(), opened(FIRST, "second.yaml")));
        assertEquals(List.of(FIRST.id(), SECOND.id()), library.ids());
    }

    private String refusal(KnownProblem wanted) {
        return String.valueOf(assertThrows(UnusableFileException.class, () -> library.add(wanted)).getMessage());
    }

    @Test
    void aRenewedFileKeepsItsPlace() throws UnusableFileException {
        library.add(opened(SECOND, "second.yaml"));
        library.add(opened(Problems.all().get(2), "third.yaml"));
        KnownProblem renewed = opened(Problems.all().get(1), "second.yaml");
        library.replace(SECOND.id(), renewed);
        assertSame(renewed, library.all().get(1));
    }

    @Test
    void aProblemThatNobodyKnowsHasItsDefaultsOnly() {
        assertEquals("", library.guide(SECOND));
        Scenario defaults = Scenario.defaults(SECOND);
        assertEquals(defaults, library.origin(defaults.startedFrom("reference")));
    }
}
