package headroom.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What could not be read of a file whose other parts could, a sentence each. */
final class Losses {

    private final String where;
    private final List<String> sentences;

    /** Reads some part of a file. */
    @FunctionalInterface
    interface Part<T> {

        T read() throws UnusableFileException;
    }

    /** No losses yet. */
    Losses() {
        this("", new ArrayList<>());
    }

    private Losses(String where, List<String> sentences) {
        this.where = where;
        this.sentences = sentences;
    }

    /** The same losses, of which the next ones are said to be in some place. */
    Losses in(String place) {
        return new Losses(where + place + ": ", sentences);
    }

    /** What is read; empty, and one loss more, where that is refused. */
    <T> Optional<T> attempt(Part<T> part) {
        try {
            return Optional.of(part.read());
        } catch (UnusableFileException refusal) {
            sentences.add(where + refusal.getMessage());
            return Optional.empty();
        }
    }

    /** A sentence for each loss. */
    List<String> sentences() {
        return List.copyOf(sentences);
    }
}
