package headroom.ui.workbench;

import headroom.files.ScenarioFiles;
import headroom.model.Problem;
import headroom.ui.background.Background;
import headroom.ui.background.Delay;
import headroom.ui.copy.Clipboard;
import headroom.ui.document.ScenarioChooser;
import headroom.ui.export.Folders;
import headroom.ui.picture.ScreenPictures;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Executor;
import java.util.function.Function;

/**
 * What the window needs from outside; tests bring their own.
 *
 * @param guides the guide of a problem, Markdown
 * @param scenarios opens and saves scenario files
 */
public record Environment(Threads threads, Desktop desktop, ScenarioFiles scenarios, Function<Problem, String> guides,
        Clock clock) {

    /**
     * Where work is done that is not the JavaFX thread's.
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

        /** How long a frame waits for its pictures: well inside the sixtieth of a second that it has. */
        private static final long PATIENCE_MILLIS = 9;

        /** Pictures that are painted and shown together, none yet. */
        ScreenPictures pictures() {
            return new ScreenPictures(painters, PATIENCE_MILLIS);
        }
    }

    /**
     * What a person's desktop offers.
     *
     * @param chooser lets a person choose scenario files
     * @param folders lets a person choose a folder
     * @param pictures where pictures are saved unless a person says otherwise
     * @param clipboard where copies go
     */
    public record Desktop(ScenarioChooser chooser, Folders folders, Path pictures, Clipboard clipboard) {}
}
