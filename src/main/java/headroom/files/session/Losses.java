package headroom.files.session;

import headroom.files.NewerFileException;
import headroom.files.UnusableFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What could not be read of a file whose other parts could, a sentence each. */
final class Losses {

    private final String where;
    private final List<UnusableFileException> refusals;

    /** Reads some part of a file. */
    @FunctionalInterface
    interface Part<T> {

        T read() throws UnusableFileException;
    }

    /** No losses yet. */
    Losses() {
        this("", new ArrayList<>());
    }

    private Losses(String where, List<UnusableFileException> refusals) {
        this.where = where;
        this.refusals = refusals;
    }

    /** The same losses, of which the next ones are said to be in some place. */
    Losses in(String place) {
        return new Losses(where + place + ": ", refusals);
    }

    /** What is read; empty, and one loss more, where that is refused. */
    <T> Optional<T> attempt(Part<T> part) {
        try {
            return Optional.of(part.read());
        } catch (UnusableFileException refusal) {
            String sentence = where + refusal.getMessage();
            refusals.add(refusal instanceof NewerFileException ? new NewerFileException(sentence)
                    : new UnusableFileException(sentence, refusal));
            return Optional.empty();
        }
    }

    /** A sentence for each loss. */
    List<String> sentences() {
        return refusals.stream().map(refusal -> String.valueOf(refusal.getMessage())).toList();
    }

    /** True when all of them are parts that a newer version of the program wrote. */
    boolean areNewer() {
        return !refusals.isEmpty() && refusals.stream().allMatch(NewerFileException.class::isInstance);
    }
}
