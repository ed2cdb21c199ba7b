package headroom.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The preset files that come with the program: their names, and what is in them. */
public final class PresetFiles {

    /** The preset that every problem starts with. */
    public static final String REFERENCE = "reference";

    private static final Comparator<String> REFERENCE_FIRST =
            Comparator.comparing((String name) -> !name.equals(REFERENCE)).thenComparing(Comparator.naturalOrder());

    private final Map<String, Map<String, byte[]>> byProblem = new TreeMap<>();

    private PresetFiles() {}

    /** The presets beside this class, in its jar or in its folder of classes. */
    public static PresetFiles bundled() {
        CodeSource source = Objects.requireNonNull(PresetFiles.class.getProtectionDomain().getCodeSource());
        try {
            return in(Path.of(source.getLocation().toURI()));
        } catch (IOException failure) {
            throw new UncheckedIOException("the presets that come with the program cannot be read", failure);
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The presets in {@code presets} of a folder or a jar. */
    static PresetFiles in(Path location) throws IOException {
        PresetFiles presets = new PresetFiles();
        if (Files.isDirectory(location)) {
            presets.readAll(location.resolve("presets"));
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(location)) {
                presets.readAll(jar.getPath("presets"));
            }
        }
        return presets;
    }

    private void readAll(Path root) throws IOException {
        for (Path folder : children(root)) {
            Map<String, byte[]> ofProblem = new TreeMap<>(REFERENCE_FIRST);
            for (Path file : children(folder)) {
                String name = String.valueOf(file.getFileName());
                if (name.endsWith(".json")) {
                    ofProblem.put(name.substring(0, name.length() - ".json".length()), Files.readAllBytes(file));
                }
            }
            byProblem.put(String.valueOf(folder.getFileName()).replace("/", ""), ofProblem);
        }
    }

    private static List<Path> children(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> children = Files.list(folder)) {
            return children.toList();
        }
    }

    /** The names of a problem's presets (the stems of their files), the reference first. */
    public List<String> names(String problem) {
        return new ArrayList<>(ofProblem(problem).keySet());
    }

    /** What is in a preset's file. */
    byte[] content(String problem, String name) {
        return Objects.requireNonNull(ofProblem(problem).get(name), () -> problem + " has no preset " + name);
    }

    private Map<String, byte[]> ofProblem(String problem) {
        return byProblem.getOrDefault(problem, Map.of());
    }
}
