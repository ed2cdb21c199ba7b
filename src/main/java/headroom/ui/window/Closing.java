package headroom.ui.window;

import headroom.ui.background.Background;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The end of a window, which waits until nothing is being saved any more, so that no file is cut. */
final class Closing {

    private final List<Background> savers;
    private final Consumer<String> say;
    private boolean waiting;

    /**
     * An end that waits.
     *
     * @param savers what saves files
     * @param say is told, in one sentence, what is waited for
     */
    Closing(List<Background> savers, Consumer<String> say) {
        this.savers = List.copyOf(savers);
        this.say = say;
    }

    /** Closes once all is saved, but not when something could not be; whoever asks again while it waits need not wait. */
    void close(Runnable close) {
        if (waiting) {
            close.run();
            return;
        }
        waiting = true;
        if (busy().isPresent()) {
            say.accept("Headroom closes once all is saved; close it again to end it now");
        }
        proceed(close);
    }

    private void proceed(Runnable close) {
        busy().ifPresentOrElse(saver -> saver.whenDone(() -> proceed(close), () -> waiting = false), close);
    }

    private Optional<Background> busy() {
        return savers.stream().filter(Background::isBusy).findFirst();
    }
}
