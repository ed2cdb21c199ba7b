package headroom.files;

import headroom.files.problem.ProblemReader;
import headroom.files.problem.ReadProblem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** The problem files that come with the program, among its assets. */
final class BundledFiles {

    /** The ids of the problems, one a line, in the order of their tabs: a jar has no folders to look into. */
    private static final String TABS = "tabs.txt";

    private BundledFiles() {}

    /** The ids of the problems, in the order of their tabs. */
    static List<String> ids() {
        return text(TABS).lines().toList();
    }

    /** A problem and what its file says besides. */
    static ReadProblem.Content content(String id) {
        String file = id + ".yaml";
        ReadProblem read = ProblemReader.read(bytes(file), BundledFiles::text);
        return read.found().orElseThrow(() -> new IllegalStateException(
                read.mistakes().stream().map(mistake -> mistake.printed(file)).collect(Collectors.joining("\n"))));
    }

    /** The guide of a problem; empty for a problem that does not come with the program. */
    static String guide(String id) {
        return ids().contains(id) ? text(id + ".md") : "";
    }

    private static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String name) {
        try (InputStream in = BundledFiles.class.getResourceAsStream("/assets/problems/" + name)) {
            if (in == null) {
                throw new IllegalStateException(
                        "%s is missing among the problems that come with the program".formatted(name));
            }
            return in.readAllBytes();
        } catch (IOException failure) {
            throw new UncheckedIOException("%s, which comes with the program, cannot be read".formatted(name), failure);
        }
    }
}
