package headroom.files;

/** Something that a newer version of the program wrote: whole, but not to be read by this one. */
public final class NewerFileException extends UnusableFileException {

    private static final long serialVersionUID = 1;

    /** A refusal in a sentence. */
    public NewerFileException(String sentence) {
        super(sentence);
    }
}
