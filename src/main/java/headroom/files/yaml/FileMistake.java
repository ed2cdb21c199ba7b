package headroom.files.yaml;

/**
 * A mistake in a problem file.
 *
 * @param place the stretch of the file that is wrong
 * @param sentence what was found and what is allowed, without its full stop
 * @param excerpt the line of the file, with a caret beneath the place; empty for mistakes of the file as a whole
 */
public record FileMistake(TextPosition place, String sentence, String excerpt) {

    /** A mistake of the file as a whole. */
    public static FileMistake ofFile(String sentence) {
        return new FileMistake(TextPosition.START, sentence, "");
    }

    /** The mistake as compilers print it: {@code my.yaml:3:7: sentence}, and below it the line with its caret. */
    public String printed(String file) {
        String head = "%s:%d:%d: %s%s".formatted(file, place.line(), place.column(), sentence,
                sentence.endsWith("?") ? "" : ".");
        return excerpt.isEmpty() ? head : head + "\n" + excerpt.indent(2).stripTrailing();
    }
}
