package headroom.files.session;

import headroom.files.NewerFileException;
import headroom.files.Part;
import headroom.files.UnusableFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The parts of a file that could not be read while other parts could, a sentence each. */
final class Losses {

    private final String where;
    private final List<UnusableFileException> refusals;

    /** Makes of what stands in a file the thing that it means. */
    @FunctionalInterface
    interface Meaning<S, T> {

        T of(S written) throws UnusableFileException;
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

    /** The value of a part; empty, and one loss more, where the part is refused. */
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

    /** The meaning of a part that may be missing; empty, and one loss more, where it is refused. */
    <S, T> Optional<T> attempt(Part<Optional<S>> part, Meaning<S, T> meaning) {
        return attempt(() -> {
            Optional<S> written = part.read();
            return written.isEmpty() ? Optional.<T>empty() : Optional.of(meaning.of(written.get()));
        }).flatMap(found -> found);
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
