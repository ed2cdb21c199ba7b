package headroom.cli;

/** What was typed cannot be meant; the message is one sentence that says what was found and what is allowed. */
final class BadUsageException extends RuntimeException {

    private static final long serialVersionUID = 1;

    BadUsageException(String sentence) {
        super(sentence);
    }
}
