package headroom.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.Moment;
import headroom.drawing.Theme;
import headroom.files.UnusableFileException;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import headroom.files.session.Session;
import headroom.model.Problem;
import headroom.problems.Problems;
import headroom.ui.background.ExpectedFailures;
import headroom.ui.theme.WindowTheme;
import headroom.ui.window.WorkbenchModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

/** Saving goes on whatever is in its way. */
@ExtendWith({ApplicationExtension.class, ExpectedFailures.class})
class SessionSaverTest {

    private final Queue<Runnable> soon = new ArrayDeque<>();
    private final List<Session> saved = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private Runnable inTheWay = () -> {};

    private final SessionSaver saver = new SessionSaver(this::save, soon::add, new SessionSaver.Outcome() {
        @Override
        public void saved() {
            told.add("saved");
        }

        @Override
        public void failed(String sentence) {
            told.add(sentence);
        }
    });

    private void save(Session session) throws UnusableFileException {
        inTheWay.run();
        saved.add(session);
    }

    private void runAll() {
        while (!soon.isEmpty()) {
            soon.remove().run();
        }
    }

    private static Session session() {
        List<Problem> problems = Problems.all();
        ProblemLibrary library = ProblemFiles.bundled(problems);
        return new WorkbenchSession(WorkbenchModel.of(library, WindowTheme.of(Theme.LIGHT), Moment.NOON),
                _ -> Optional.empty()).take();
    }

    @Test
    void whateverIsThrownIsToldOnceAndTheNextChangeIsSaved() {
        inTheWay = () -> {
            throw new IllegalStateException("broken");
        };
        Session first = session();
        saver.changed(first);
        runAll();
        saver.changed(first);
        runAll();
        assertEquals(List.of("It did not work: something is wrong inside Headroom itself"), told);

        inTheWay = () -> {};
        Session second = session();
        saver.changed(second);
        runAll();
        assertEquals(List.of(second), saved);
        assertEquals("saved", told.getLast());
    }

    @Test
    void whatCouldNotBeSavedIsSavedAtTheEndOfTheProgram() {
        inTheWay = () -> {
            throw new OutOfMemoryError("broken");
        };
        Session only = session();
        saver.changed(only);
        runAll();
        assertEquals(List.of("There is not enough memory for it"), told);

        inTheWay = () -> {};
        saver.save();
        assertEquals(List.of(only), saved);
    }
}
