package headroom.files;

import headroom.model.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The guides that come with the program: what to clarify, trade-offs and follow-ups, in Markdown with live numbers. */
public final class GuideTexts {

    /** A problem's guide, its slots not yet filled in; empty for a problem that has none. */
    public String of(Problem problem) {
        try (InputStream in = GuideTexts.class.getResourceAsStream("/assets/guide/%s.md".formatted(problem.id()))) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException("the guide of %s cannot be read".formatted(problem.id()), failure);
        }
    }
}
