package headroom.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The file of a running program's session. Each running program locks the first free slot of the folder ({@code session.json},
 * {@code session-2.json} …), so that none overwrites another's; the lock ends with the program, however it ends.
 */
public final class SessionStore implements AutoCloseable {

    private static final int MOST_SLOTS = 100;
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");

    private final Path folder;
    private final int slot;
    private final FileChannel lock;
    private final SessionReader reader;
    private final SessionWriter writer;
    private final Clock clock;
    private boolean inTheWay;

    private SessionStore(Path folder, int slot, FileChannel lock, SessionReader reader, Clock clock) {
        this.folder = folder;
        this.slot = slot;
        this.lock = lock;
        this.reader = reader;
        this.writer = new SessionWriter(reader.mostBytes());
        this.clock = clock;
    }

    /**
     * What was found at the start.
     *
     * @param session empty when there was none, or none of it could be read
     * @param sentence what a person must know about it, empty when all is well
     */
    public record Restored(Optional<Session> session, String sentence) {}

    /**
     * Takes the first free slot of a folder, which is made where it is missing.
     *
     * @param clock says when a damaged session was set aside
     * @throws UnusableFileException in one sentence, when nothing can be kept there
     */
    public static SessionStore in(Path folder, SessionReader reader, Clock clock) throws UnusableFileException {
        try {
            Files.createDirectories(folder);
        } catch (IOException failure) {
            throw UnusableFileException.folder(folder, failure);
        }
        for (int slot = 1; slot <= MOST_SLOTS; slot++) {
            @Nullable
            FileChannel lock = locked(folder.resolve(name(slot) + ".lock"));
            if (lock != null) {
                SessionStore store = new SessionStore(folder, slot, lock, reader, clock);
                store.deleteLeftovers();
                return store;
            }
        }
        throw new UnusableFileException("%s is used by %d other windows already".formatted(folder, MOST_SLOTS));
    }

    private static @Nullable FileChannel locked(Path file) throws UnusableFileException {
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (isLocked(channel)) {
                return channel;
            }
            channel.close();
            return null;
        } catch (IOException failure) {
            throw UnusableFileException.writing(file, failure);
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            @Nullable
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException _) {
            return false;
        }
    }

    private static String name(int slot) {
        return slot == 1 ? "session" : "session-" + slot;
    }

    /** The file that the session is kept in. */
    public Path file() {
        return folder.resolve(name(slot) + ".json");
    }

    /** Whether no other program had the first slot. */
    public boolean isFirst() {
        return slot == 1;
    }

    /**
     * The session as it was last saved. What is damaged is set aside under another name, never deleted; parts that are whole
     * come back nevertheless.
     */
    public Restored restore() {
        if (!Files.exists(file(), LinkOption.NOFOLLOW_LINKS)) {
            return new Restored(Optional.empty(), "");
        }
        try (InputStream in = ScenarioFiles.stream(file())) {
            SessionReader.Reading reading = reader.read(in.readNBytes(reader.mostBytes() + 1));
            List<String> losses = reading.losses();
            String sentence = losses.isEmpty() ? "" : "Part of the last session could not be read (%s%s); %s".formatted(
                    losses.getFirst(), losses.size() == 1 ? "" : ", and %d more".formatted(losses.size() - 1),
                    setAside());
            return new Restored(Optional.of(reading.session()), sentence);
        } catch (IOException failure) {
            return new Restored(Optional.empty(),
                    "The last session could not be read (%s); %s".formatted(failure.getMessage(), setAside()));
        }
    }

    private String setAside() {
        String stem = "%s.damaged-%s".formatted(name(slot), STAMP.format(LocalDateTime.now(clock)));
        Path aside = folder.resolve(stem + ".json");
        for (int i = 2; Files.exists(aside); i++) {
            aside = folder.resolve("%s-%d.json".formatted(stem, i));
        }
        try {
            Files.move(file(), aside);
            return "its file is kept as " + aside;
        } catch (IOException failure) {
            inTheWay = true;
            return "nothing is saved, since its file cannot be set aside: "
                    + UnusableFileException.writing(aside, failure).getMessage();
        }
    }

    /**
     * Saves the session; after a crash at any moment there is either the last one or this one.
     *
     * @throws UnusableFileException in one sentence that names the file and what is in the way
     */
    public void save(Session session) throws UnusableFileException {
        if (inTheWay) {
            throw new UnusableFileException("%s holds a damaged session, which is not overwritten".formatted(file()));
        }
        AtomicFiles.write(file(), writer.write(session));
    }

    /** What a program that was killed while saving left behind. */
    private void deleteLeftovers() {
        try (DirectoryStream<Path> leftovers =
                Files.newDirectoryStream(folder, ".%s.json.*.tmp".formatted(name(slot)))) {
            for (Path leftover : leftovers) {
                Files.deleteIfExists(leftover);
            }
        } catch (IOException | DirectoryIteratorException stays) {
            // A stray temporary file harms nobody, and the next start tries again.
        }
    }

    /** Leaves the slot to the next program. */
    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException harmless) {
            // The lock ends with the program at the latest.
        }
    }
}
