package headroom.files.problem;

import headroom.model.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The small problem by which problem files are explained, for tests. */
public final class TeaKitchen {

    private TeaKitchen() {}

    /** The file's text. */
    static String text() {
        try (InputStream in =
                Objects.requireNonNull(TeaKitchen.class.getResourceAsStream("/problems/tea-kitchen.yaml"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The problem, which must have no mistakes. */
    public static Problem problem() {
        ReadProblem read = ProblemReader.read(text(), _ -> "");
        return read.found().orElseThrow(() -> new AssertionError(read.mistakes().toString())).problem();
    }
}
