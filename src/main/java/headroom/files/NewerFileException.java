package headroom.files;

/** Something that a newer version of the program wrote: whole, but not to be read by this one. */
final class NewerFileException extends UnusableFileException {

    private static final long serialVersionUID = 1;

    /** A refusal in a sentence. */
    NewerFileException(String sentence) {
        super(sentence);
    }
}
