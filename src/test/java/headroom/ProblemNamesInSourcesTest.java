package headroom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.files.scenario.ProblemFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Problems are files alone: no class of the program knows one of them. */
class ProblemNamesInSourcesTest {

    @Test
    void noSourceKnowsAProblemByName() throws IOException {
        List<String> ids = ProblemFiles.bundled().ids();
        try (Stream<Path> sources = Files.walk(Path.of("src", "main", "java"))) {
            List<String> knowing = sources.filter(Files::isRegularFile).flatMap(source -> ids.stream()
                    .filter(id -> names(source, id)).map(id -> source + " names " + id)).toList();
            assertEquals(List.of(), knowing,
                    "whatever works for one problem must work for any that is written into a file");
        }
    }

    /** True when a source has a problem's id as a text of its own, or is itself called like the problem. */
    private static boolean names(Path source, String id) {
        try {
            String called = String.valueOf(source.getFileName()).toLowerCase(Locale.ROOT);
            return Files.readString(source).contains("\"%s\"".formatted(id))
                    || (id.contains("-") && called.startsWith(id.replace("-", "")));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
