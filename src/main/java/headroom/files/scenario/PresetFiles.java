package headroom.files.scenario;

import headroom.files.StrictJson;
import headroom.files.UnusableFileException;
import headroom.files.problem.Preset;
import headroom.files.problems.KnownProblem;
import headroom.files.problems.ProblemLibrary;
import headroom.model.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The preset files that come with the program: their names, and what is in them. */
public final class PresetFiles {

    /** The preset that every problem starts with. */
    private static final String REFERENCE = "reference";

    private static final String ROOT = "presets";
    private static final String ENDING = ".json";
    private static final int MOST = 100;

    private static final Comparator<String> REFERENCE_FIRST =
            Comparator.comparing((String name) -> !name.equals(REFERENCE)).thenComparing(Comparator.naturalOrder());

    private final Folders folders;

    /** The place of the presets of all problems. */
    @FunctionalInterface
    private interface Folders {

        /** The contents of a problem's presets by their names, the reference first. */
        Map<String, byte[]> of(String problem) throws IOException;
    }

    private PresetFiles(Folders folders) {
        this.folders = folders;
    }

    /** The presets beside this class, in its jar or in its folder of classes. */
    public static PresetFiles bundled() {
        CodeSource source = Objects.requireNonNull(PresetFiles.class.getProtectionDomain().getCodeSource());
        try {
            return in(Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The presets in {@code presets} of a folder or a jar, of which only those are read that are asked for. */
    static PresetFiles in(Path location) {
        return new PresetFiles(Files.isDirectory(location) ? problem -> read(location.resolve(ROOT).resolve(problem))
                : problem -> readJar(location, ROOT + "/" + problem + "/"));
    }

    /**
     * The presets in {@code presets/<id>} beside a problem file.
     *
     * @throws UnusableFileException in one sentence, where they cannot be read or are too many
     */
    static PresetFiles beside(Path problemFile, String problem) throws UnusableFileException {
        Path folder = folderBeside(problemFile, problem);
        try {
            Map<String, byte[]> files = read(folder);
            return new PresetFiles(_ -> files);
        } catch (UnusableFileException tooMany) {
            throw tooMany;
        } catch (IOException failure) {
            throw UnusableFileException.reading(folder, failure);
        }
    }

    /** The folder for the presets of a problem that is a file of its own; it is beside that file. */
    static Path folderBeside(Path problemFile, String problem) {
        return problemFile.resolveSibling(ROOT).resolve(problem);
    }

    private static Map<String, byte[]> read(Path folder) throws IOException {
        Map<String, byte[]> files = new TreeMap<>(REFERENCE_FIRST);
        for (Path file : children(folder)) {
            String name = String.valueOf(file.getFileName());
            if (name.endsWith(ENDING) && Files.isRegularFile(file)) {
                files.put(stem(name), beginning(file));
            }
            if (files.size() > MOST) {
                throw new UnusableFileException(
                        "%s holds more than %d presets, the most of a problem".formatted(folder, MOST));
            }
        }
        return files;
    }

    /**
     * The contents of the preset files in a folder of a jar, by their names without ending. The jar is read as an
     * archive, which is open already: that takes a tenth of the time that it takes as a file system.
     */
    private static Map<String, byte[]> readJar(Path jar, String folder) throws IOException {
        Map<String, byte[]> files = new TreeMap<>(REFERENCE_FIRST);
        try (ZipFile archive = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(archive.entries())) {
                if (entry.getName().startsWith(folder) && entry.getName().endsWith(ENDING)) {
                    try (InputStream in = archive.getInputStream(entry)) {
                        files.put(stem(entry.getName().substring(folder.length())), in.readAllBytes());
                    }
                }
            }
        }
        return files;
    }

    private static String stem(String name) {
        return name.substring(0, name.length() - ENDING.length());
    }

    /** So much of a file that a reader of scenarios sees where it is too large. */
    private static byte[] beginning(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(StrictJson.MEBIBYTE + 1);
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

    /**
     * A problem's presets, the reference first.
     *
     * @throws UnusableFileException in one sentence that names the preset which cannot be used
     */
    List<Preset> of(Problem problem) throws UnusableFileException {
        ScenarioReader reader = new ScenarioReader(ProblemLibrary.of(List.of(KnownProblem.alone(problem))));
        List<Preset> presets = new ArrayList<>();
        for (Map.Entry<String, byte[]> file : files(problem.id()).entrySet()) {
            String name = file.getKey();
            try {
                presets.add(new Preset(name, reader.read(file.getValue()).startedFrom(name)));
            } catch (UnusableFileException damaged) {
                throw new UnusableFileException(
                        "the preset presets/%s/%s%s cannot be used: %s".formatted(problem.id(), name,
                                ENDING, damaged.getMessage()),
                        damaged);
            }
        }
        return presets;
    }

    /** The contents of a problem's presets by their names (the stems of their files), the reference first. */
    Map<String, byte[]> files(String problem) {
        try {
            return folders.of(problem);
        } catch (IOException failure) {
            throw new UncheckedIOException("the presets of %s cannot be read".formatted(problem), failure);
        }
    }
}
