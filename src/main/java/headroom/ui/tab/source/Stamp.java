package headroom.ui.tab.source;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The state of files as far as it can be told without reading them: where two stamps differ, the files may have
 * changed.
 */
public record Stamp(Map<Path, Optional<Stand>> stands) {

    /** More files than anybody keeps beside a problem are not looked at one by one. */
    private static final int MOST_FILES = 500;

    /**
     * A file, which another one may have taken the place of.
     *
     * @param key what tells files of one name apart, where the system has such a thing
     */
    public record Stand(FileTime time, long size, String key) {}

    /** Files as they are now; of folders, the files in them. */
    static Stamp of(Iterable<Path> files) {
        Map<Path, Optional<Stand>> stands = new TreeMap<>();
        for (Path file : files) {
            Optional<BasicFileAttributes> found = attributes(file);
            stands.put(file, found.map(Stamp::stand));
            if (found.filter(BasicFileAttributes::isDirectory).isPresent()) {
                putAll(file, stands);
            }
        }
        return new Stamp(stands);
    }

    /** The same files, those that an earlier stamp has as they were then. */
    public Stamp since(Stamp earlier) {
        Map<Path, Optional<Stand>> since = new TreeMap<>(stands);
        since.replaceAll(earlier.stands::getOrDefault);
        return new Stamp(since);
    }

    /** True when a file was there at the moment of the stamp. */
    boolean has(Path file) {
        return stands.getOrDefault(file, Optional.empty()).isPresent();
    }

    private static void putAll(Path folder, Map<Path, Optional<Stand>> stands) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                if (stands.size() > MOST_FILES) {
                    return;
                }
                stands.put(file, attributes(file).map(Stamp::stand));
            }
        } catch (IOException | DirectoryIteratorException gone) {
            stands.put(folder, Optional.empty());
        }
    }

    private static Stand stand(BasicFileAttributes found) {
        return new Stand(found.lastModifiedTime(), found.size(), String.valueOf(found.fileKey()));
    }

    private static Optional<BasicFileAttributes> attributes(Path file) {
        try {
            return Optional.of(Files.readAttributes(file, BasicFileAttributes.class));
        } catch (IOException missing) {
            return Optional.empty();
        }
    }
}
