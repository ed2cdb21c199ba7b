package headroom.ui.background;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.UnusableFileException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

@ExtendWith(ExpectedFailures.class)
class BackgroundTest extends FxRobot {

    private final List<String> answers = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();

    @BeforeAll
    static void startJavaFx() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private void run(Background.Work<String> work) {
        new Background(Runnable::run).run(work, answers::add, refusals::add);
        interact(() -> {});
    }

    private void assertRefused(String sentence) {
        assertEquals(List.of(), answers);
        assertEquals(List.of(sentence), refusals);
    }

    @Test
    void anAnswerComesBack() {
        run(() -> "done");
        assertEquals(List.of("done"), answers);
        assertEquals(List.of(), refusals);
    }

    @Test
    void aFileThatCannotBeUsedIsRefusedInItsOwnWords() {
        run(() -> {
            throw new UnusableFileException("there is no such folder");
        });
        assertRefused("there is no such folder");
    }

    @Test
    void ofWhatNobodyExpectedASentenceComesBackAndNoNameOfAClass() {
        run(() -> {
            throw new IllegalStateException("secret");
        });
        assertRefused("It did not work: something is wrong inside Headroom itself");
    }

    @Test
    void anErrorIsToldLikeAnException() {
        run(() -> {
            throw new StackOverflowError();
        });
        assertRefused("It did not work: something is wrong inside Headroom itself");
    }

    @Test
    void shortnessOfMemoryIsCalledThat() {
        run(() -> {
            throw new OutOfMemoryError();
        });
        assertRefused("There is not enough memory for it");
    }

    private final Queue<Runnable> tasks = new ArrayDeque<>();
    private final List<String> told = new ArrayList<>();

    @Test
    void whoWaitsIsToldWhenAllThatWasBegunHasEnded() {
        Background background = new Background(tasks::add);
        interact(() -> {
            background.whenDone(() -> told.add("nothing to wait for"), () -> told.add("refused"));
            background.run(() -> "one", told::add, told::add);
            background.run(() -> "two", told::add, told::add);
            background.whenDone(() -> told.add("done"), () -> told.add("refused"));
        });
        assertTrue(background.isBusy());
        tasks.remove().run();
        interact(() -> {});
        assertEquals(List.of("nothing to wait for", "one"), told);
        tasks.remove().run();
        interact(() -> {});
        assertEquals(List.of("nothing to wait for", "one", "two", "done"), told);
        assertFalse(background.isBusy());
    }

    @Test
    void whoWaitsIsToldWhenSomethingWasRefused() {
        Background background = new Background(tasks::add);
        interact(() -> {
            background.<String>run(() -> {
                throw new UnusableFileException("no room");
            }, told::add, told::add);
            background.whenDone(() -> told.add("done"), () -> told.add("stay"));
        });
        tasks.remove().run();
        interact(() -> {});
        assertEquals(List.of("stay", "no room"), told);
    }

    @Test
    void whoTakesNoMoreWorkSaysSo() {
        new Background(_ -> {
            throw new RejectedExecutionException();
        }).run(() -> "done", answers::add, refusals::add);
        assertRefused("Headroom is closing and begins nothing any more");
    }
}
