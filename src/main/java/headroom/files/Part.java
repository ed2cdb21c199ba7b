package headroom.files;

/**
 * A part of a file that is read when somebody asks for it, so that its refusal costs nothing else.
 *
 * @param <T> the type of what it holds
 */
@FunctionalInterface
public interface Part<T> {

    /**
     * The thing that it holds.
     *
     * @throws UnusableFileException in one sentence, which does not name the file
     */
    T read() throws UnusableFileException;

    /** A part to be written. */
    static <T> Part<T> of(T value) {
        return () -> value;
    }
}
