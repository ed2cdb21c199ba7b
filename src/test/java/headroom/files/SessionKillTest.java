package headroom.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.session.SessionStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * A program that is killed at any moment of saving loses nothing that was saved. Opt-in, since it starts a process for every
 * kill: {@code mvn test -Dtest=SessionKillTest -Dheadroom.killTest=200}.
 */
@EnabledIfSystemProperty(named = "headroom.killTest", matches = "[1-9][0-9]*")
class SessionKillTest {

    /** A process takes about so long until it saves for the first time. */
    private static final int LEAST_MILLIS = 300;
    private static final int MORE_MILLIS = 900;

    @TempDir
    private Path folder;

    @TempDir
    private Path output;

    @Test
    void aKilledProgramLeavesTheLastSavedSessionWhole() throws Exception {
        int kills = Integer.getInteger("headroom.killTest");
        Random random = new Random(kills);
        long saved = 0;
        int halfWritten = 0;
        int ahead = 0;
        for (int kill = 1; kill <= kills; kill++) {
            long acknowledged = Math.max(saved, runAndKill(LEAST_MILLIS + random.nextInt(MORE_MILLIS)));
            halfWritten += names().stream().anyMatch(name -> name.endsWith(".tmp")) ? 1 : 0;
            try (SessionStore store = SessionSaving.store(folder)) {
                SessionStore.Restored restored = store.restore();
                assertEquals("", restored.sentence(), "kill " + kill);
                saved = restored.session().map(SessionSaving::number).orElse(0L);
                assertTrue(saved >= acknowledged,
                        "kill %d: %d was saved, %d came back".formatted(kill, acknowledged, saved));
                ahead += saved > acknowledged ? 1 : 0;
            }
            assertEquals(List.of(), names().stream().filter(name -> name.endsWith(".tmp")).toList());
        }
        assertTrue(saved > kills, "too few saves to be killed in: " + saved);
        assertEquals(List.of("session.json", "session.lock"), names());
        System.out.printf("%d kills, %d saves; %d kills left a file half written; after %d the session was newer than "
                + "the last save that was acknowledged, after none older%n", kills, saved, halfWritten, ahead);
    }

    /** The number of the last save that the program acknowledged before it was killed; 0 when there was none. */
    private long runAndKill(int millis) throws IOException, InterruptedException {
        Path acknowledgements = output.resolve("acknowledgements");
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
                SessionSaving.class.getName(), folder.toString()).redirectError(ProcessBuilder.Redirect.INHERIT)
                .redirectOutput(acknowledgements.toFile()).start();
        assertFalse(process.waitFor(millis, TimeUnit.MILLISECONDS), "it must save until it is killed");
        process.destroyForcibly().waitFor();
        // The last line may be cut; whole ones end with a full stop.
        return Files.readAllLines(acknowledgements).stream().filter(line -> line.endsWith("."))
                .mapToLong(line -> Long.parseLong(line.substring(0, line.length() - 1))).max().orElse(0);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
