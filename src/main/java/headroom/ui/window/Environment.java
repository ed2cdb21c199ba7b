package headroom.ui.window;

import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ScenarioFiles;
import headroom.ui.background.Background;
import headroom.ui.background.Delay;
import headroom.ui.charts.picture.ScreenPictures;
import headroom.ui.export.Clipboard;
import headroom.ui.export.Folders;
import headroom.ui.tab.document.FileChoice;
import headroom.ui.tab.source.Editor;
import headroom.ui.tab.source.FileWatch;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Executor;

/**
 * The services that the window needs from outside; tests bring their own.
 *
 * @param scenarios opens and saves scenario files
 * @param library the problems that are open, and what comes with them
 * @param watch notices when problem files are saved
 */
public record Environment(Threads threads, Desktop desktop, ScenarioFiles scenarios, ProblemLibrary library,
        FileWatch watch, Clock clock) {

    /**
     * The executors of work that is not the JavaFX thread's.
     *
     * @param painters paint pictures
     * @param background reads and saves scenarios and copies, one task after another
     * @param exports makes and saves pictures, one task after another; apart from scenarios, which must not wait for it
     * @param questions answers what takes longer than a frame to compute; apart from the files, which must not wait for it
     * @param delay lets a while pass
     */
    public record Threads(Executor painters, Background background, Background exports, Executor questions,
            Delay delay) {

        /** Scenarios and pictures are saved one after another. */
        public Threads(Executor painters, Background background, Executor questions, Delay delay) {
            this(painters, background, background, questions, delay);
        }

        /**
         * The time, in milliseconds, that a frame waits for its pictures: well inside the sixtieth of a second that it
         * has.
         */
        private static final long PATIENCE_MILLIS = 9;

        /** Pictures that are painted and shown together, none yet. */
        ScreenPictures pictures() {
            return new ScreenPictures(painters, PATIENCE_MILLIS);
        }
    }

    /**
     * The services that a person's desktop offers.
     *
     * @param chooser lets a person choose files
     * @param folders lets a person choose a folder
     * @param pictures where pictures are saved unless a person says otherwise
     * @param clipboard where copies go
     * @param editor opens problem files where they can be changed
     */
    public record Desktop(FileChoice chooser, Folders folders, Path pictures, Clipboard clipboard,
            Editor editor) {

        /** A desktop without an editor. */
        public Desktop(FileChoice chooser, Folders folders, Path pictures, Clipboard clipboard) {
            this(chooser, folders, pictures, clipboard, Editor.nobody());
        }
    }
}
