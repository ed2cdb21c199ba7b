package headroom.files.problem;

import headroom.files.yaml.FileMistake;
import headroom.model.Evidence;
import headroom.model.Problem;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of reading a problem file: its content, or its mistakes.
 *
 * @param content null where there are mistakes
 * @param mistakes in the order of the file
 */
public record ReadProblem(@Nullable Content content, List<FileMistake> mistakes) {

    /**
     * The content of a problem file.
     *
     * @param guide its guide in Markdown, the slots not yet filled in; empty where it has none
     */
    public record Content(Problem problem, List<Preset> presets, List<Evidence> evidence, String guide) {}

    public ReadProblem {
        mistakes = List.copyOf(mistakes);
    }

    /** A file that cannot be read at all. */
    static ReadProblem refused(String sentence) {
        return new ReadProblem(null, List.of(FileMistake.ofFile(sentence)));
    }

    /** The content of the file; empty where the file has mistakes. */
    public Optional<Content> found() {
        return Optional.ofNullable(content);
    }
}
