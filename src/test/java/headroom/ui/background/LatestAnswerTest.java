package headroom.ui.background;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Both threads are queues here, which the test runs when it pleases. */
@ExtendWith(ExpectedFailures.class)
class LatestAnswerTest {

    private final Queue<Runnable> worker = new ArrayDeque<>();
    private final Queue<Runnable> screen = new ArrayDeque<>();
    private final List<String> begun = new ArrayList<>();
    private final List<String> shown = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();
    private Runnable meanwhile = () -> {};

    private final LatestAnswer<String, String> latest =
            new LatestAnswer<>(worker::add, screen::add, this::answer, shown::add, failures::add);

    private String answer(String question, BooleanSupplier cancelled) {
        begun.add(question);
        meanwhile.run();
        if (cancelled.getAsBoolean()) {
            throw new CancellationException();
        }
        return question + "!";
    }

    private static void run(Queue<Runnable> thread) {
        while (!thread.isEmpty()) {
            thread.remove().run();
        }
    }

    @Test
    void ofABurstOnlyTheLastIsAnswered() {
        latest.ask("a");
        latest.ask("b");
        latest.ask("c");
        run(worker);
        run(screen);

        assertEquals(List.of("c"), begun);
        assertEquals(List.of("c!"), shown);
    }

    @Test
    void aNewQuestionCancelsTheOneBeingAnswered() {
        meanwhile = () -> {
            meanwhile = () -> {};
            latest.ask("b");
        };
        latest.ask("a");
        run(worker);
        run(screen);

        assertEquals(List.of("a", "b"), begun);
        assertEquals(List.of("b!"), shown);
    }

    @Test
    void anAnswerThatIsOldWhenItsTurnComesIsNotShown() {
        latest.ask("a");
        run(worker);
        latest.ask("b");
        run(screen);
        assertEquals(List.of(), shown);

        run(worker);
        run(screen);
        assertEquals(List.of("b!"), shown);
    }

    @Test
    void theSameQuestionAskedAgainIsAnsweredAgain() {
        latest.ask("a");
        run(worker);
        run(screen);
        latest.ask("a");
        run(worker);
        run(screen);

        assertEquals(List.of("a!", "a!"), shown);
    }

    @Test
    void afterACancelNothingIsShownAndItStillAnswersLater() {
        latest.ask("a");
        latest.cancel();
        run(worker);
        run(screen);
        assertTrue(begun.isEmpty() && shown.isEmpty());

        latest.ask("b");
        run(worker);
        run(screen);
        assertEquals(List.of("b!"), shown);
    }

    @Test
    void aFailureIsToldInASentenceAndTheNextQuestionAnswered() {
        meanwhile = () -> {
            meanwhile = () -> {};
            throw new IllegalStateException("broken");
        };
        latest.ask("a");
        run(worker);
        run(screen);
        assertEquals(List.of("It did not work: something is wrong inside Headroom itself"), failures);

        latest.ask("b");
        run(worker);
        run(screen);
        assertEquals(List.of("b!"), shown);
    }

    @Test
    void aQuestionAskedWhileAnotherFailsIsAnswered() {
        meanwhile = () -> {
            meanwhile = () -> {};
            latest.ask("b");
            throw new IllegalStateException("broken");
        };
        latest.ask("a");
        run(worker);
        run(screen);

        assertEquals(List.of("a", "b"), begun);
        assertEquals(List.of("b!"), shown);
    }

    @Test
    void whatIsAnsweredAtOnceTakesThePlaceOfWhatWasAsked() {
        latest.ask("a");
        latest.answer("b");
        assertEquals(List.of("b!"), shown);
        run(worker);
        run(screen);
        assertEquals(List.of("b!"), shown);
    }

    @Test
    void aFailureOfWhatIsAnsweredAtOnceIsToldTooAndNothingIsThrown() {
        meanwhile = () -> {
            throw new IllegalStateException("broken");
        };
        latest.answer("a");
        assertEquals(List.of("It did not work: something is wrong inside Headroom itself"), failures);
        assertEquals(List.of(), shown);
    }
}
