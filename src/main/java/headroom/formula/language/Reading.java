package headroom.formula.language;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The outcome of reading a text: a result, or mistakes in the order of their places.
 *
 * @param result null where there are mistakes
 */
public record Reading<T>(@Nullable T result, List<Mistake> mistakes) {

    public Reading {
        mistakes = List.copyOf(mistakes);
    }

    /** The result, where there are no mistakes. */
    public Optional<T> found() {
        return Optional.ofNullable(result);
    }

    /** The result, which must be there. */
    public T orElseThrow() {
        return found().orElseThrow(() -> new NoSuchElementException(mistakes.toString()));
    }
}
