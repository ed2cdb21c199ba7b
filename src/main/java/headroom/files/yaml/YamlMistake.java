package headroom.files.yaml;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;

/**
 * A mistake in a text that is not YAML: its place, and the library's finding in words of a person who writes problem
 * files.
 */
public record YamlMistake(TextPosition place, String sentence) {

    /** The library tells its places inside the message; the last one is that of the trouble itself. */
    private static final Pattern PLACE = Pattern.compile("line (\\d+), column (\\d+)");
    private static final Pattern CLOSES_NOTHING =
            Pattern.compile("while parsing a block.*but found '([}\\]])'", Pattern.DOTALL);
    private static final Pattern NO_BEGINNING = Pattern.compile("found character '(.)");

    private static final String OPEN_QUOTE = "while scanning a quoted scalar";

    public static YamlMistake of(JacksonException malformed) {
        String message = String.valueOf(malformed.getOriginalMessage());
        TextPosition place = place(malformed.getLocation());
        // What is never closed is wrong where it was opened, not at the end of the file.
        boolean open = message.contains(OPEN_QUOTE);
        Matcher told = PLACE.matcher(message);
        while (told.find()) {
            place = new TextPosition(number(told.group(1)), number(told.group(2)), 1);
            if (open) {
                break;
            }
        }
        return new YamlMistake(place, sentence(message));
    }

    private static String sentence(String message) {
        Matcher beginning = NO_BEGINNING.matcher(message);
        if (message.contains("mapping values are not allowed here")) {
            return "a second colon stands on this line: put quotes around the value, or the key on a line of its own";
        }
        if (message.contains("that cannot start any token") && beginning.find()) {
            return "a value cannot begin with %s: put quotes around it".formatted(beginning.group(1));
        }
        if (message.contains("while parsing a flow mapping")) {
            return "the entry in braces is not closed here: a comma or } is missing, or quotes around a value with a "
                    + "colon or a brace";
        }
        if (message.contains("while parsing a flow sequence")) {
            return "the list in brackets is not closed here: a comma or ] is missing, or quotes around a value";
        }
        if (message.contains(OPEN_QUOTE)) {
            return "a quotation mark is missing at the end of a value, or an escape is none of YAML's";
        }
        Matcher closing = CLOSES_NOTHING.matcher(message);
        if (closing.find()) {
            return "this %s closes nothing: %s opened it".formatted(closing.group(1),
                    closing.group(1).equals("}") ? "no {" : "no [");
        }
        if (message.contains("while parsing a flow node")) {
            return "a key or a value is missing here";
        }
        if (message.contains("while parsing a block") || message.contains("sequence entries are not allowed")) {
            return "this line does not belong where its blanks put it: entries of one list or key begin in one column";
        }
        if (message.contains("simple key") || message.contains("could not find expected ':'")) {
            return "a colon and a value are missing behind this key";
        }
        return "this is not YAML";
    }

    /** The place that a location names. */
    public static TextPosition place(TokenStreamLocation location) {
        return new TextPosition(Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()), 1);
    }

    private static int number(String digits) {
        return Integer.parseInt(digits);
    }
}
