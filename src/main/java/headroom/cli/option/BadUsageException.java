package headroom.cli.option;

/** An error in what was typed; the message is one sentence that says what was found and what is allowed. */
public final class BadUsageException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public BadUsageException(String sentence) {
        super(sentence);
    }
}
