package headroom.files.problems;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The head of a problem, which is known before the rest of it is read.
 *
 * @param tab the words on its tab
 * @param title its title
 * @param file the file that it was opened from; null for one that comes with the program
 */
public record ProblemHeading(String id, String tab, String title, @Nullable Path file) {

    static ProblemHeading of(KnownProblem known) {
        return new ProblemHeading(known.id(), known.problem().title(), known.problem().name(), known.file());
    }
}
