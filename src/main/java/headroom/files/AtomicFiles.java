package headroom.files;

import headroom.temporary.Temporaries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes files so that a crash or a full disk leaves the old ones whole: into temporary files beside them, forced to the
 * disk, then moved over them.
 */
public final class AtomicFiles {

    private AtomicFiles() {}

    /** Writes one file into a folder that exists. */
    public static void write(Path file, byte[] content) throws UnusableFileException {
        write(Map.of(file, content), false);
    }

    /** Writes one file that nobody but its owner can read or write, where the file system knows owners. */
    public static void writePrivately(Path file, byte[] content) throws UnusableFileException {
        write(Map.of(file, content), true);
    }

    /**
     * Writes files into a folder, which is made where it is missing; nothing appears before all of them are complete. What
     * a program that was killed while it wrote there left behind goes away.
     */
    public static void write(Path folder, Map<String, byte[]> contents) throws UnusableFileException {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        contents.forEach((name, content) -> files.put(folder.resolve(name), content));
        for (Path file : files.keySet()) {
            FileTarget.checkName(file);
        }
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw UnusableFileException.folder(folder, failure);
        }
        Temporaries.clear(folder);
        write(files, false);
    }

    private static void write(Map<Path, byte[]> contents, boolean ownerOnly) throws UnusableFileException {
        List<FileTarget> targets = new ArrayList<>();
        for (Path file : contents.keySet()) {
            targets.add(FileTarget.of(file));
        }
        try {
            Iterator<byte[]> content = contents.values().iterator();
            for (FileTarget target : targets) {
                target.prepare(content.next(), ownerOnly);
            }
            for (FileTarget target : targets) {
                target.settle();
            }
        } finally {
            targets.forEach(FileTarget::clear);
        }
    }
}
