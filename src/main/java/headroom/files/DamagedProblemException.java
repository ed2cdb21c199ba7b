package headroom.files;

/** A problem that comes with the program cannot be used; the message is one sentence, without its full stop. */
public final class DamagedProblemException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** A refusal in a sentence. */
    public DamagedProblemException(String sentence) {
        super(sentence);
    }

    public DamagedProblemException(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    /** The sentence that says what is wrong, without its full stop. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}
