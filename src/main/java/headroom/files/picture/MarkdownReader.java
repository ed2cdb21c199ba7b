package headroom.files.picture;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Finds the scenario that a summary in Markdown carries: the last block of JSON in it. */
public final class MarkdownReader {

    private static final String HEADING = "# ";
    private static final String BEGIN = "```json";
    private static final String END = "```";

    private MarkdownReader() {}

    /** The scenario's text; empty where a text is no such summary. */
    public static Optional<byte[]> scenario(byte[] content) {
        String text = new String(content, StandardCharsets.UTF_8).stripLeading();
        int begin = text.lastIndexOf("\n" + BEGIN);
        if (!text.startsWith(HEADING) || begin < 0) {
            return Optional.empty();
        }
        int from = begin + 1 + BEGIN.length();
        int end = text.indexOf("\n" + END, from);
        return Optional
                .of(text.substring(from, end < 0 ? text.length() : end).strip().getBytes(StandardCharsets.UTF_8));
    }
}
