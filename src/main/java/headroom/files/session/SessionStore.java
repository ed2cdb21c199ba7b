package headroom.files.session;

import headroom.files.AtomicFiles;
import headroom.files.NewerFileException;
import headroom.files.Permissions;
import headroom.files.UnusableFileException;
import headroom.files.scenario.ScenarioFiles;
import headroom.temporary.Temporaries;
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
    /** Names of what is set aside, by what is wrong with it. */
    private static final String DAMAGED = "damaged";
    private static final String NEWER = "newer";
    private static final String TOO_LARGE = "too-large";
    private static final String NO_SESSION = "no-session";
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");

    private final Path folder;
    private final int slot;
    private final FileChannel lock;
    private final SessionReader reader;
    private final SessionWriter writer;
    private final Clock clock;
    private volatile boolean inTheWay;
    private Optional<Path> asideLast = Optional.empty();

    private SessionStore(Path folder, int slot, FileChannel lock, SessionReader reader, Clock clock) {
        this.folder = folder;
        this.slot = slot;
        this.lock = lock;
        this.reader = reader;
        this.writer = new SessionWriter(reader.mostBytes());
        this.clock = clock;
    }

    /**
     * The session that was found at the start.
     *
     * @param session empty when there was none, or none of it could be read
     * @param sentence what a person must know about it, empty when all is well
     */
    public record Restored(Optional<Session> session, String sentence) {}

    /**
     * A waiting tab, as it was found when its problem was read.
     *
     * @param tab empty where its present scenario cannot be read
     * @param sentence what a person must know about it, empty when all is well
     */
    public record RestoredTab(Optional<Session.Tab> tab, String sentence) {}

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
                Permissions.keepPrivate(store.file());
                return store;
            }
        }
        throw new UnusableFileException("%s is used by %d other windows already".formatted(folder, MOST_SLOTS));
    }

    private static @Nullable FileChannel locked(Path file) throws UnusableFileException {
        try {
            ScenarioFiles.checkRegular(file);
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (isLocked(channel)) {
                return channel;
            }
            channel.close();
            return null;
        } catch (UnusableFileException known) {
            throw known;
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

    /** True when this store has the first slot, which no other program had. */
    public boolean isFirst() {
        return slot == 1;
    }

    /**
     * The session as it was last saved. What cannot be read is set aside under a name that says why, never deleted; parts that
     * are whole come back nevertheless. A link to nothing is an empty place.
     */
    public Restored restore() {
        if (!Files.exists(file())) {
            return new Restored(Optional.empty(), "");
        }
        try {
            ScenarioFiles.checkRegular(file());
            return restored();
        } catch (UnusableFileException refusal) {
            return nothing(String.valueOf(refusal.getMessage()), NO_SESSION);
        }
    }

    private Restored restored() {
        try (InputStream in = ScenarioFiles.stream(file())) {
            byte[] text = in.readNBytes(reader.mostBytes() + 1);
            SessionReader.Reading reading = reader.read(text);
            return new Restored(Optional.of(reading.session()), told(reading.losses(), reading.newer()));
        } catch (NewerFileException refusal) {
            return nothing(String.valueOf(refusal.getMessage()), NEWER);
        } catch (IOException failure) {
            return nothing(String.valueOf(failure.getMessage()),
                    file().toFile().length() > reader.mostBytes() ? TOO_LARGE : DAMAGED);
        } catch (OutOfMemoryError failure) {
            return nothing("there is not enough memory for it", TOO_LARGE);
        }
    }

    /**
     * A tab whose problem was waited for. Until then every session that was saved has it as it was found, so that a damaged one
     * is set aside with it.
     */
    public RestoredTab restore(Session.Waiting waiting) {
        SessionReader.LateReading reading = reader.read(waiting);
        return new RestoredTab(reading.tab(), told(reading.losses(), reading.newer()));
    }

    private String told(List<String> losses, boolean newer) {
        return losses.isEmpty() ? "" : "Part of the last session could not be read (%s%s); %s".formatted(
                losses.getFirst(), losses.size() == 1 ? "" : ", and %d more".formatted(losses.size() - 1),
                setAside(newer ? NEWER : DAMAGED));
    }

    private Restored nothing(String why, String word) {
        return new Restored(Optional.empty(),
                "The last session could not be read (%s); %s".formatted(why, setAside(word)));
    }

    /** Gives the file another name, which says why. */
    private String setAside(String word) {
        if (asideLast.isPresent() && Files.notExists(file(), LinkOption.NOFOLLOW_LINKS)) {
            return "its file is kept as %s".formatted(asideLast.get());
        }
        String stem = "%s.%s-%s".formatted(name(slot), word, STAMP.format(LocalDateTime.now(clock)));
        Path aside = folder.resolve(stem + ".json");
        for (int i = 2; Files.exists(aside, LinkOption.NOFOLLOW_LINKS); i++) {
            aside = folder.resolve("%s-%d.json".formatted(stem, i));
        }
        try {
            Files.move(file(), aside);
            asideLast = Optional.of(aside);
            return "%s is kept as %s".formatted(Files.isRegularFile(aside) ? "its file" : "what was in its place",
                    aside);
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
            throw new UnusableFileException(
                    "%s holds a session that could not be read, which is not overwritten".formatted(file()));
        }
        byte[] text = writer.write(session);
        if (text.length > reader.mostBytes()) {
            throw new UnusableFileException("it would take more than %d MiB, the most that can be read again"
                    .formatted(reader.mostBytes() >> 20));
        }
        AtomicFiles.writePrivately(file(), text);
    }

    /** Files that a program left behind which was killed while saving, under the names of this version and of earlier ones. */
    private void deleteLeftovers() {
        try (DirectoryStream<Path> leftovers =
                Files.newDirectoryStream(folder, ".%s.json.*.tmp".formatted(name(slot)))) {
            for (Path leftover : leftovers) {
                Files.deleteIfExists(leftover);
            }
        } catch (IOException | DirectoryIteratorException stays) {
            // A stray temporary file harms nobody, and the next start tries again.
        }
        Temporaries.clear(folder);
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
