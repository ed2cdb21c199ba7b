package headroom.temporary;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names of temporary files and folders that tell which running program they belong to, so that the next one can clear away
 * what a killed one left behind.
 */
public final class Temporaries {

    private static final String GLOB = ".headroom-*.tmp";
    private static final Pattern PATTERN = Pattern.compile("\\.headroom-(\\d{1,18})-[-0-9a-f]{36}\\.tmp");
    /** The time by which the clocks of a file system and of the table of processes may differ. */
    private static final Duration CLOCKS = Duration.ofSeconds(10);

    private Temporaries() {}

    /** A name that no other file has, however long the name of what it stands in for. */
    public static String name() {
        return ".headroom-%d-%s.tmp".formatted(ProcessHandle.current().pid(), UUID.randomUUID());
    }

    /** Deletes from a folder what programs of this machine left behind that run no more; what cannot be deleted stays. */
    public static void clear(Path folder) {
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, GLOB)) {
            for (Path temporary : found) {
                Matcher name = PATTERN.matcher(String.valueOf(temporary.getFileName()));
                if (name.matches() && isLeftBehind(temporary, Long.parseLong(name.group(1)))) {
                    delete(temporary);
                }
            }
        } catch (IOException | DirectoryIteratorException stays) {
            // A stray temporary file harms nobody, and the next start tries again.
        }
    }

    /** Deletes a temporary file, or a temporary folder and the files in it. */
    public static void delete(Path temporary) throws IOException {
        if (Files.isDirectory(temporary, LinkOption.NOFOLLOW_LINKS)) {
            try (DirectoryStream<Path> within = Files.newDirectoryStream(temporary)) {
                for (Path file : within) {
                    Files.deleteIfExists(file);
                }
            }
        }
        Files.deleteIfExists(temporary);
    }

    /** True when no running program owns the file: one with the same number that is younger than the file is another. */
    private static boolean isLeftBehind(Path temporary, long process) throws IOException {
        Instant written = Files.getLastModifiedTime(temporary, LinkOption.NOFOLLOW_LINKS).toInstant();
        return ProcessHandle.of(process).filter(ProcessHandle::isAlive).map(owner -> owner.info().startInstant()
                .filter(start -> written.isBefore(start.minus(CLOCKS))).isPresent()).orElse(true);
    }
}
