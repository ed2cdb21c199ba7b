package headroom.ui.workbench;

import headroom.files.ScenarioFiles;
import headroom.model.Problem;
import headroom.ui.background.Delay;
import headroom.ui.copy.Clipboard;
import headroom.ui.document.ScenarioChooser;
import headroom.ui.export.Folders;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Executor;
import java.util.function.Function;

/**
 * What the window needs from outside; tests bring their own.
 *
 * @param guides the guide of a problem, Markdown
 * @param painters paint pictures
 * @param background reads, writes and copies, one task after another
 * @param questions answers what takes longer than a frame to compute; apart from the files, which must not wait for it
 * @param folders lets a person choose a folder
 * @param clipboard where copies go
 * @param delay lets a while pass
 * @param pictures where pictures are saved unless a person says otherwise
 * @param scenarios opens and saves scenario files
 * @param chooser lets a person choose scenario files
 */
public record Environment(Function<Problem, String> guides, Executor painters, Executor background,
        Executor questions, Folders folders,
        Path pictures, Clipboard clipboard, ScenarioFiles scenarios, ScenarioChooser chooser, Clock clock,
        Delay delay) {}
