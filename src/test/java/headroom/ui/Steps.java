package headroom.ui;

import java.util.concurrent.Executor;

/** Counts the steps of a drag and notices which one's pictures are being painted. Lives on the JavaFX thread. */
final class Steps implements Executor {

    private final Executor painters;
    private int step;
    private int painting;
    private int shown;

    Steps(Executor painters) {
        this.painters = painters;
    }

    @Override
    public void execute(Runnable task) {
        painting = step;
        painters.execute(task);
    }

    /** The mouse was moved; the number of that step. */
    int next() {
        return ++step;
    }

    /** A picture was replaced. */
    void pictureShown() {
        shown = painting;
    }

    /** The newest step whose pictures are on the screen. */
    int shown() {
        return shown;
    }
}
