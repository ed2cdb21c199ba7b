package headroom.ui.background;

import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Answers questions one after another on another thread, of which only the latest counts: a new one cancels the one being
 * answered, those in between are never begun, and the answer to an old one is never shown.
 *
 * @param <Q> a question
 * @param <A> an answer
 */
public final class LatestAnswer<Q, A> {

    private final Executor executor;
    private final Executor screen;
    private final Work<Q, A> work;
    private final Consumer<A> show;
    private final Consumer<String> failed;
    private final AtomicReference<@Nullable Asked<Q>> wanted = new AtomicReference<>();
    private @Nullable Asked<Q> last;

    /** A question; two that are equal are still two. */
    private static final class Asked<Q> {

        private final Q question;

        Asked(Q question) {
            this.question = question;
        }
    }

    /** Answers a question; it asks now and then whether it is cancelled, and then throws {@link CancellationException}. */
    @FunctionalInterface
    public interface Work<Q, A> {
        A answer(Q question, BooleanSupplier cancelled);
    }

    /**
     * Nothing is asked yet.
     *
     * @param executor does the work
     * @param screen shows answers, one after another: the JavaFX thread
     * @param failed is told, like an answer, in a sentence without a full stop, why there is none
     */
    public LatestAnswer(Executor executor, Executor screen, Work<Q, A> work, Consumer<A> show,
            Consumer<String> failed) {
        this.executor = executor;
        this.screen = screen;
        this.work = work;
        this.show = show;
        this.failed = failed;
    }

    /** Asks, on the thread of the screen, instead of what was asked before. */
    public void ask(Q question) {
        Asked<Q> next = new Asked<>(question);
        last = next;
        if (wanted.getAndSet(next) == null) {
            executor.execute(this::work);
        }
    }

    /** Answers at once, on the thread of the screen, instead of what was asked before. */
    public void answer(Q question) {
        Asked<Q> next = new Asked<>(question);
        wanted.set(null);
        last = next;
        outcome(next, () -> false).run();
    }

    /** Wants no answer any more. */
    public void cancel() {
        last = null;
        wanted.set(null);
    }

    private void work() {
        Asked<Q> next = wanted.get();
        while (next != null) {
            Asked<Q> now = next;
            try {
                screen.execute(outcome(now, () -> wanted.get() != now));
            } finally {
                next = wanted.compareAndSet(now, null) ? null : wanted.get();
            }
        }
    }

    /** Does the work; what is to be done on the screen's thread then. */
    private Runnable outcome(Asked<Q> now, BooleanSupplier cancelled) {
        try {
            A answer = work.answer(now.question, cancelled);
            return () -> show(now, show, answer);
        } catch (CancellationException superseded) {
            // Another question has taken its place, or none.
            return () -> {};
        } catch (RuntimeException | Error failure) {
            String sentence = Failure.sentence(failure);
            return () -> show(now, failed, sentence);
        }
    }

    private <T> void show(Asked<Q> answered, Consumer<T> on, T answer) {
        if (last == answered) {
            on.accept(answer);
        }
    }
}
