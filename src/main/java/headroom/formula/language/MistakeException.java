package headroom.formula.language;

/** A place from which on a text cannot be read. */
final class MistakeException extends Exception {

    private static final long serialVersionUID = 1L;

    private final int start;
    private final int end;

    MistakeException(int start, int end, String sentence) {
        super(sentence, null, false, false);
        this.start = start;
        this.end = end;
    }

    /** The same as a value. */
    Mistake mistake() {
        return new Mistake(start, end, String.valueOf(getMessage()));
    }
}
