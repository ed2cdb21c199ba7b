package headroom.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/**
 * Writes files so that a crash or a full disk leaves the old ones whole: into temporary files beside them, forced to the
 * disk, then moved over them.
 */
public final class AtomicFiles {

    private AtomicFiles() {}

    /** Writes one file into a folder that exists. */
    public static void write(Path file, byte[] content) throws UnusableFileException {
        write(Map.of(file, content));
    }

    /** Writes files into a folder, which is made where it is missing; nothing appears before all of them are complete. */
    public static void write(Path folder, Map<String, byte[]> contents) throws UnusableFileException {
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw UnusableFileException.folder(folder, failure);
        }
        Map<Path, byte[]> files = new LinkedHashMap<>();
        contents.forEach((name, content) -> files.put(folder.resolve(name), content));
        write(files);
    }

    private static void write(Map<Path, byte[]> contents) throws UnusableFileException {
        Map<Path, Path> temporaries = new LinkedHashMap<>();
        try {
            for (Map.Entry<Path, byte[]> entry : contents.entrySet()) {
                writeTemporary(entry.getKey(), entry.getValue(), temporaries);
            }
            for (Map.Entry<Path, Path> entry : temporaries.entrySet()) {
                moveOver(entry.getKey(), entry.getValue());
            }
        } finally {
            for (Path temporary : temporaries.values()) {
                deleteQuietly(temporary);
            }
        }
    }

    private static void writeTemporary(Path file, byte[] content, Map<Path, Path> temporaries)
            throws UnusableFileException {
        try {
            // A link stays a link: what it points to is replaced.
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            if (Files.exists(target) && !Files.isRegularFile(target)) {
                throw new UnusableFileException("%s cannot be written: it is %s".formatted(file,
                        Files.isDirectory(target) ? "a folder" : "a device or a pipe, not a file"));
            }
            Path temporary = target.resolveSibling(".%s.%s.tmp".formatted(target.getFileName(), UUID.randomUUID()));
            temporaries.put(target, temporary);
            try (FileChannel channel =
                    FileChannel.open(temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                ByteBuffer remaining = ByteBuffer.wrap(content);
                while (remaining.hasRemaining()) {
                    channel.write(remaining);
                }
                channel.force(true);
            }
        } catch (UnusableFileException known) {
            throw known;
        } catch (IOException failure) {
            throw UnusableFileException.writing(file, failure);
        }
    }

    private static void moveOver(Path target, Path temporary) throws UnusableFileException {
        try {
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException unsupported) {
            moveInSteps(target, temporary);
        } catch (IOException failure) {
            throw UnusableFileException.writing(target, failure);
        }
    }

    private static void moveInSteps(Path target, Path temporary) throws UnusableFileException {
        try {
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failure) {
            throw UnusableFileException.writing(target, failure);
        }
    }

    private static void deleteQuietly(Path temporary) {
        try {
            Files.deleteIfExists(temporary);
        } catch (IOException leftBehind) {
            // The failure that led here is the one to report; a stray temporary file harms nobody.
        }
    }
}
