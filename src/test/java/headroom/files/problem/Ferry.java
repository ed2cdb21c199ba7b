package headroom.files.problem;

import headroom.model.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A small problem whose charts use every key that a problem file has for them, for tests. */
public final class Ferry {

    private Ferry() {}

    /** The least that a problem can have: no charts, checks, choices, or architecture. */
    public static Problem bare() {
        return problem(text("bare"));
    }

    /** The file's text. */
    public static String text() {
        return text("charts");
    }

    private static String text(String name) {
        try (InputStream in = Objects.requireNonNull(
                Ferry.class.getResourceAsStream("/problems/%s.yaml".formatted(name)))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The problem, which must have no mistakes. */
    public static Problem problem() {
        return problem(text());
    }

    /** The problem with parts of its text replaced, each followed by what replaces it; it must have no mistakes either. */
    public static Problem with(String... parts) {
        String text = text();
        for (int i = 0; i < parts.length; i += 2) {
            if (!text.contains(parts[i])) {
                throw new AssertionError("the file has no " + parts[i]);
            }
            text = text.replace(parts[i], parts[i + 1]);
        }
        return problem(text);
    }

    private static Problem problem(String text) {
        ReadProblem read = ProblemReader.read(text, _ -> "");
        return read.found().orElseThrow(() -> new AssertionError(read.mistakes().toString())).problem();
    }
}
