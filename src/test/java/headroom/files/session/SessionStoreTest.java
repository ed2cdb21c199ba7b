package headroom.files.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.files.RandomSessions;
import headroom.files.UnusableFileException;
import headroom.temporary.Temporaries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SessionStoreTest {

    private final Session session = new RandomSessions().of(1);

    @TempDir
    private Path folder;

    private SessionStore store() throws UnusableFileException {
        return SessionStore.in(folder, RandomSessions.reader(), Moment.NOON);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void atFirstThereIsNothingToRestore() throws IOException {
        try (SessionStore store = store()) {
            assertEquals(new SessionStore.Restored(Optional.empty(), ""), store.restore());
        }
    }

    @Test
    void whatIsSavedComesBack() throws IOException {
        try (SessionStore store = store()) {
            store.save(new RandomSessions().of(2));
            store.save(session);
        }
        try (SessionStore store = store()) {
            assertEquals(new SessionStore.Restored(Optional.of(session), ""), store.restore());
        }
        assertEquals(List.of("session.json", "session.lock"), names());
    }

    @Test
    void programsThatRunAtOnceKeepSessionsOfTheirOwn() throws IOException {
        try (SessionStore first = store(); SessionStore second = store(); SessionStore third = store()) {
            assertTrue(first.isFirst());
            assertFalse(second.isFirst());
            first.save(session);
            second.save(new RandomSessions().of(2));
            assertEquals(Optional.of(session), first.restore().session());
            assertEquals(List.of("session.json", "session-2.json", "session-3.json"),
                    Stream.of(first, second, third).map(store -> store.file().getFileName().toString()).toList());
        }
        try (SessionStore next = store()) {
            assertTrue(next.isFirst());
        }
    }

    @Test
    void aSessionThatCannotBeReadIsSetAside() throws IOException {
        Files.writeString(folder.resolve("session.json"), "{\"schema\":1,");
        try (SessionStore store = store()) {
            SessionStore.Restored restored = store.restore();
            assertEquals(Optional.empty(), restored.session());
            assertEquals("The last session could not be read (it is not valid JSON at line 1, column 13, but must hold "
                    + "a session as a JSON object); its file is kept as "
                    + folder.resolve("session.damaged-2026-01-01-120000.json"), restored.sentence());
            store.save(session);
        }
        assertEquals("{\"schema\":1,", Files.readString(folder.resolve("session.damaged-2026-01-01-120000.json")));
        Files.writeString(folder.resolve("session.json"), "");
        try (SessionStore store = store()) {
            store.restore();
        }
        assertEquals(List.of("session.damaged-2026-01-01-120000-2.json", "session.damaged-2026-01-01-120000.json",
                "session.lock"), names());
    }

    @Test
    void whatIsWholeInADamagedSessionComesBack() throws IOException {
        try (SessionStore store = store()) {
            store.save(session);
            String text = Files.readString(store.file());
            Files.writeString(store.file(), text.replace("\"open\":\"gateway\"", "\"open\":0"));
            SessionStore.Restored restored = store.restore();
            assertEquals(session.tabs(), restored.session().orElseThrow().tabs());
            assertEquals("Part of the last session could not be read (open is 0, but must be a text in quotes); "
                    + "its file is kept as " + folder.resolve("session.damaged-2026-01-01-120000.json"),
                    restored.sentence());
        }
    }

    @Test
    void aSessionOfANewerVersionIsSetAsideAsSuch() throws IOException {
        Files.writeString(folder.resolve("session.json"), "{\"schema\":2,\"anything\":[]}");
        try (SessionStore store = store()) {
            assertEquals(new SessionStore.Restored(Optional.empty(),
                    "The last session could not be read (schema is 2, so "
                            + "a newer version of Headroom wrote it; this one reads 1); its file is kept as "
                            + folder.resolve("session.newer-2026-01-01-120000.json")),
                    store.restore());
            store.save(session);
        }
        assertEquals(List.of("session.json", "session.lock", "session.newer-2026-01-01-120000.json"), names());
    }

    @Test
    void aSessionWhoseScenariosANewerVersionWroteIsSetAsideAsSuch() throws IOException {
        Files.writeString(folder.resolve("session.json"),
                "{\"schema\":1,\"tabs\":[{\"position\":0,\"history\":[{\"scenario\":{\"schema\":99}}]}]}");
        try (SessionStore store = store()) {
            String sentence = store.restore().sentence();
            assertTrue(
                    sentence.contains("so a newer version of Headroom wrote it") && sentence.contains("session.newer-"),
                    sentence);
        }
    }

    @Test
    void aSessionThatIsTooLargeIsSetAsideAsSuch() throws IOException {
        Files.writeString(folder.resolve("session.json"), "{\"schema\":1}" + " ".repeat(32 << 20));
        try (SessionStore store = store()) {
            String sentence = store.restore().sentence();
            assertTrue(sentence.contains("larger than 32 MiB") && sentence.contains("session.too-large-"), sentence);
        }
    }

    /** Twenty bytes of memory to each of the text, for nothing that a session has. */
    @Test
    void aSessionOfNothingButListsIsRefusedBeforeItFillsTheMemory() throws IOException {
        Files.writeString(folder.resolve("session.json"),
                "{\"schema\":1,\"tabs\":[" + "[],".repeat(10_000_000) + "[]]}");
        try (SessionStore store = store()) {
            String sentence = store.restore().sentence();
            assertTrue(sentence.contains("more than 2,000,000 values"), sentence);
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aPipeInThePlaceOfTheSessionIsNotWaitedFor() throws Exception {
        assertEquals(0, new ProcessBuilder("mkfifo", folder.resolve("session.json").toString()).start().waitFor());
        try (SessionStore store = store()) {
            String sentence = store.restore().sentence();
            assertTrue(sentence.contains("it is a device or a pipe, but must be a file")
                    && sentence.endsWith("what was in its place is kept as "
                            + folder.resolve("session.no-session-2026-01-01-120000.json")),
                    sentence);
            store.save(session);
            assertEquals(Optional.of(session), store.restore().session());
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aPipeInThePlaceOfTheLockIsNotWaitedForEither() throws Exception {
        assertEquals(0, new ProcessBuilder("mkfifo", folder.resolve("session.lock").toString()).start().waitFor());
        assertTrue(assertThrows(UnusableFileException.class, this::store).getMessage()
                .endsWith("it is a device or a pipe, but must be a file"));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void nobodyButItsOwnerMayReadASession() throws IOException {
        Path file = Files.writeString(folder.resolve("session.json"), "{\"schema\":1,");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        try (SessionStore store = store()) {
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
            store.restore();
            store.save(session);
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aSessionThatIsALinkToNothingIsWrittenThrough() throws IOException {
        Path elsewhere = folder.resolve("elsewhere.json");
        Files.createSymbolicLink(folder.resolve("session.json"), elsewhere);
        try (SessionStore store = store()) {
            assertEquals(new SessionStore.Restored(Optional.empty(), ""), store.restore());
            store.save(session);
        }
        assertTrue(Files.isSymbolicLink(folder.resolve("session.json")) && Files.isRegularFile(elsewhere));
    }

    @Test
    void aFolderInThePlaceOfTheSessionIsSetAsideToo() throws IOException {
        Files.createDirectory(folder.resolve("session.json"));
        try (SessionStore store = store()) {
            assertTrue(store.restore().sentence().contains("it is a folder, but must be a file"));
            store.save(session);
            assertEquals(Optional.of(session), store.restore().session());
        }
    }

    @Test
    void whatAKilledProgramLeftBehindIsClearedAwayForItsOwnSlotOnly() throws IOException {
        Files.writeString(folder.resolve(".session.json.1234.tmp"), "half");
        Files.writeString(folder.resolve(".session-2.json.1234.tmp"), "being written");
        String ours = Temporaries.name();
        Files.writeString(folder.resolve(ours), "being written by this program");
        Files.writeString(folder.resolve(ours.replaceFirst("\\d+", "999999999999")), "left by one that runs no more");
        store().close();
        assertEquals(List.of(ours, ".session-2.json.1234.tmp", "session.lock"), names());
    }

    @Test
    void aFolderThatCannotBeMadeIsRefusedInASentence() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertEquals(file + " cannot be a folder to write into: a file is in the way",
                assertThrows(UnusableFileException.class,
                        () -> SessionStore.in(file, RandomSessions.reader(), Moment.NOON))
                        .getMessage());
    }
}
