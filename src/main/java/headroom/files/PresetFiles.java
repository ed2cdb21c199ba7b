package headroom.files;

import headroom.model.Problem;
import java.io.IOException;
import java.io.InputStream;
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
    private static final String REFERENCE = "reference";

    private static final String ENDING = ".json";
    private static final int MOST = 100;
    private static final int MOST_BYTES = 1 << 20;

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

    /**
     * The presets in {@code presets/<id>} beside a problem file.
     *
     * @throws UnusableFileException in one sentence, where they cannot be read or are too many
     */
    static PresetFiles beside(Path problemFile, String problem) throws UnusableFileException {
        PresetFiles presets = new PresetFiles();
        Path folder = folderBeside(problemFile, problem);
        try {
            presets.read(folder, problem);
        } catch (IOException failure) {
            throw UnusableFileException.reading(folder, failure);
        }
        return presets;
    }

    /** Where the presets of a problem stand that is a file of its own. */
    static Path folderBeside(Path problemFile, String problem) {
        return problemFile.resolveSibling("presets").resolve(problem);
    }

    private void readAll(Path root) throws IOException {
        for (Path folder : children(root)) {
            read(folder, String.valueOf(folder.getFileName()).replace("/", ""));
        }
    }

    private void read(Path folder, String problem) throws IOException {
        Map<String, byte[]> ofProblem = new TreeMap<>(REFERENCE_FIRST);
        for (Path file : children(folder)) {
            String name = String.valueOf(file.getFileName());
            if (name.endsWith(ENDING) && Files.isRegularFile(file)) {
                ofProblem.put(name.substring(0, name.length() - ENDING.length()), beginning(file));
            }
            if (ofProblem.size() > MOST) {
                throw new UnusableFileException(
                        "%s holds more than %d presets, the most of a problem".formatted(folder, MOST));
            }
        }
        byProblem.put(problem, ofProblem);
    }

    /** So much of a file that a reader of scenarios sees where it is too large. */
    private static byte[] beginning(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(MOST_BYTES + 1);
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

    /**
     * A problem's presets, the reference first.
     *
     * @throws UnusableFileException in one sentence that names the preset which cannot be used
     */
    List<Preset> of(Problem problem) throws UnusableFileException {
        ScenarioReader reader = new ScenarioReader(ProblemLibrary.of(List.of(KnownProblem.alone(problem))));
        List<Preset> presets = new ArrayList<>();
        for (String name : names(problem.id())) {
            try {
                presets.add(new Preset(name, reader.read(content(problem.id(), name)).startedFrom(name)));
            } catch (UnusableFileException damaged) {
                throw new UnusableFileException(
                        "the preset presets/%s/%s%s cannot be used: %s".formatted(problem.id(), name,
                                ENDING, damaged.getMessage()),
                        damaged);
            }
        }
        return presets;
    }

    /** What is in a preset's file. */
    byte[] content(String problem, String name) {
        return Objects.requireNonNull(ofProblem(problem).get(name), () -> problem + " has no preset " + name);
    }

    private Map<String, byte[]> ofProblem(String problem) {
        return byProblem.getOrDefault(problem, Map.of());
    }
}
