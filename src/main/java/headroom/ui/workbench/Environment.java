package headroom.ui.workbench;

import headroom.model.Problem;
import headroom.ui.export.Folders;
import headroom.ui.picture.Delay;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.Executor;
import java.util.function.Function;

/**
 * What the window needs from outside; tests bring their own.
 *
 * @param guides the guide of a problem, Markdown
 * @param painters paint pictures
 * @param background does work that nobody waits for
 * @param folders lets a person choose a folder
 * @param delay lets a while pass
 * @param pictures where pictures are saved unless a person says otherwise
 */
public record Environment(Function<Problem, String> guides, Executor painters, Executor background, Folders folders,
        Path pictures, Clock clock, Delay delay) {}
