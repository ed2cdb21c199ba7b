package headroom.ui.background;

import headroom.files.UnusableFileException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import javafx.application.Platform;

/**
 * Work off the JavaFX thread of which one always hears again: its answer comes back on that thread, or else a sentence
 * that says why there is none, without a full stop.
 */
public final class Background {

    private final Executor executor;

    /** What is done; whatever it throws is told. */
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
        try {
            executor.execute(() -> Platform.runLater(outcome(work, then, refused)));
        } catch (RejectedExecutionException _) {
            refused.accept("Headroom is closing and begins nothing any more");
        }
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
