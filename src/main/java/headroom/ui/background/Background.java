package headroom.ui.background;

import headroom.files.UnusableFileException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javafx.application.Platform;

/**
 * Work off the JavaFX thread of which one always hears again: its answer comes back on that thread, or else a sentence
 * that says why there is none, without a full stop.
 */
public final class Background {

    private final Executor executor;
    private final AtomicInteger begun = new AtomicInteger();
    private Optional<Waiting> waiting = Optional.empty();

    /** Somebody who waits for the end of all that was begun. */
    private record Waiting(Runnable done, Runnable refused) {}

    /** A task with an answer; whatever it throws is told, as a sentence, to whoever began it. */
    @FunctionalInterface
    public interface Work<A> {
        A answer() throws UnusableFileException;
    }

    /**
     * Work that an executor does.
     *
     * @param executor does one task after another
     */
    public Background(Executor executor) {
        this.executor = executor;
    }

    /**
     * Begins something.
     *
     * @param then is told the answer
     * @param refused is told why there is none
     */
    public <A> void run(Work<A> work, Consumer<A> then, Consumer<String> refused) {
        begun.incrementAndGet();
        try {
            executor.execute(() -> {
                Runnable outcome = outcome(work, then, sentence -> {
                    forget();
                    refused.accept(sentence);
                });
                Platform.runLater(() -> end(outcome));
            });
        } catch (RejectedExecutionException _) {
            begun.decrementAndGet();
            refused.accept("Headroom is closing and begins nothing any more");
        }
    }

    /** True when something that was begun has not ended. */
    public boolean isBusy() {
        return begun.get() > 0;
    }

    /**
     * Waits, without holding up the JavaFX thread, on which it is called and answers, for the end of all that was begun, and
     * of what follows from it.
     *
     * @param done is told when all went well
     * @param refused is told instead when something did not
     */
    public void whenDone(Runnable done, Runnable refused) {
        if (isBusy()) {
            waiting = Optional.of(new Waiting(done, refused));
        } else {
            done.run();
        }
    }

    private void end(Runnable outcome) {
        try {
            outcome.run();
        } finally {
            begun.decrementAndGet();
        }
        if (!isBusy() && waiting.isPresent()) {
            Runnable done = waiting.get().done();
            waiting = Optional.empty();
            done.run();
        }
    }

    private void forget() {
        Optional<Waiting> disappointed = waiting;
        waiting = Optional.empty();
        disappointed.ifPresent(one -> one.refused().run());
    }

    private static <A> Runnable outcome(Work<A> work, Consumer<A> then, Consumer<String> refused) {
        try {
            A answer = work.answer();
            return () -> then.accept(answer);
        } catch (UnusableFileException refusal) {
            String sentence = String.valueOf(refusal.getMessage());
            return () -> refused.accept(sentence);
        } catch (RuntimeException | Error failure) {
            String sentence = Failure.sentence(failure);
            return () -> refused.accept(sentence);
        }
    }
}
