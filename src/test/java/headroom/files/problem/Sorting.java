package headroom.files.problem;

import headroom.model.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A small problem in which assumptions play every part that they can, for tests. */
public final class Sorting {

    private Sorting() {}

    /** The problem, which must have no mistakes. */
    public static Problem problem() {
        return read(text());
    }

    /** The problem with one part of its text, which must be there, replaced; it must have no mistakes either. */
    public static Problem with(String part, String other) {
        if (!text().contains(part)) {
            throw new AssertionError("the file has no " + part);
        }
        return read(text().replace(part, other));
    }

    private static Problem read(String text) {
        ReadProblem read = ProblemReader.read(text, _ -> "");
        return read.found().orElseThrow(() -> new AssertionError(read.mistakes().toString())).problem();
    }

    private static String text() {
        try (InputStream in = Objects.requireNonNull(Sorting.class.getResourceAsStream("/problems/sorting.yaml"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
