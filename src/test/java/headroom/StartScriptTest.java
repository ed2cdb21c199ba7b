package headroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script that starts the jar, with Javas that say how they were called. */
@DisabledOnOs(OS.WINDOWS)
class StartScriptTest {

    private static final FileTime BUILT = FileTime.from(Instant.parse("2026-03-01T10:00:00Z"));

    @TempDir
    private Path folder;

    private Path home;
    private Path built;

    @BeforeEach
    void build() throws IOException {
        folder = folder.toRealPath();
        home = Files.createDirectory(folder.resolve("a folder"));
        built = java("the builder's", "25.0.3");
        Files.writeString(home.resolve("headroom"), Files.readString(Path.of("src", "main", "start", "headroom"))
                .replace("@JAVA@", "'%s'".formatted(built.toString().replace("'", "'\\''"))));
        Files.createFile(home.resolve("headroom.jar"));
        Files.createFile(home.resolve("headroom.aot"));
        Files.copy(release(built), home.resolve("headroom.jdk"));
        Files.setLastModifiedTime(home.resolve("headroom.jar"), BUILT);
        Files.setLastModifiedTime(home.resolve("headroom.jdk"), BUILT);
    }

    private Path java(String name, String release) throws IOException {
        Path java = command(Path.of(name, "bin", "java"), "printf '%s\\n' \"$0\" \"$@\"");
        Files.writeString(release(java), "JAVA_VERSION=\"%s\"\n".formatted(release));
        return java;
    }

    private Path command(Path place, String does) throws IOException {
        Path command = folder.resolve(place);
        Files.createDirectories(command.resolveSibling(""));
        Files.writeString(command, "#!/bin/sh\n" + does + "\n");
        return Files.setPosixFilePermissions(command, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static Path release(Path java) {
        return java.resolveSibling("../release").normalize();
    }

    private List<String> start(String javaHome, Path script, String... arguments)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder("/bin/sh", script.toString()).redirectErrorStream(true);
        builder.command().addAll(List.of(arguments));
        builder.environment().put("JAVA_HOME", javaHome);
        // A path to all that the script calls, and to no Java.
        for (String name : List.of("cat", "dirname", "readlink", "sed")) {
            command(Path.of("commands", name), "PATH=/usr/bin:/bin exec %s \"$@\"".formatted(name));
        }
        builder.environment().put("PATH", folder.resolve("commands").toString());
        Process process = builder.start();
        List<String> lines = process.inputReader().lines().toList();
        process.waitFor();
        return lines;
    }

    private List<String> start(String... arguments) throws IOException, InterruptedException {
        return start("", home.resolve("headroom"), arguments);
    }

    private List<String> withCache(Path java) {
        return List.of(java.toString(), "-XX:AOTCache=" + home.resolve("headroom.aot"), "-Xlog:disable", "-jar",
                home.resolve("headroom.jar").toString());
    }

    private List<String> plain(Path java) {
        return List.of(java.toString(), "-jar", home.resolve("headroom.jar").toString());
    }

    @Test
    void theJavaThatBuiltItStartsItWithTheCache() throws Exception {
        assertEquals(withCache(built), start());
    }

    @Test
    void argumentsArePassedAsTheyAre() throws Exception {
        List<String> lines = start("evaluate", "a b", "", "$HOME", "*");
        assertEquals(List.of("evaluate", "a b", "", "$HOME", "*"), lines.subList(lines.size() - 5, lines.size()));
    }

    @Test
    void commandsAreCompiledQuicklyButTheWindowAndBatchesWell() throws Exception {
        for (String command : List.of("evaluate my.yaml", "screenshot --out a/b", "--help")) {
            assertEquals("-XX:TieredStopAtLevel=1", start(command.split(" ", -1)).get(1), command);
        }
        for (String lasting : List.of("my.yaml", "my.yml", "problems/mine", "evaluate --batch -",
                "evaluate --batch=a")) {
            assertEquals("-XX:AOTCache=" + home.resolve("headroom.aot"), start(lasting.split(" ", -1)).get(1), lasting);
        }
    }

    @Test
    void aLinkToItStartsTheSame() throws Exception {
        Path first = Files.createSymbolicLink(home.resolve("first"), Path.of("headroom"));
        Path second = Files.createSymbolicLink(folder.resolve("second"), first);
        assertEquals(withCache(built), start("", second));
    }

    @Test
    void javaHomeComesFirst() throws Exception {
        Path newer = java("newer", "26.0.1");
        assertEquals(plain(newer), start(folder.resolve("newer").toString(), home.resolve("headroom")));
    }

    @Test
    void anOldJavaIsPassedOver() throws Exception {
        java("old", "17.0.9");
        assertEquals(withCache(built), start(folder.resolve("old").toString(), home.resolve("headroom")));
    }

    @Test
    void anOldJavaSaysItselfThatItIsTooOldWhereThereIsNoOther() throws Exception {
        Files.delete(built);
        Path old = java("old", "1.8.0_392");
        assertEquals(plain(old), start(folder.resolve("old").toString(), home.resolve("headroom")));
    }

    @Test
    void noJavaAtAllIsASentence() throws Exception {
        Files.delete(built);
        assertEquals(List.of("Headroom needs Java 25 or later, but neither JAVA_HOME nor PATH leads to a Java."),
                start());
    }

    @Test
    void aJavaThatWasRenewedDoesWithoutTheCache() throws Exception {
        Files.writeString(release(built), "JAVA_VERSION=\"25.0.4\"\n");
        assertEquals(plain(built), start());
    }

    @Test
    void anotherJarDoesWithoutTheCache() throws Exception {
        for (long seconds : new long[]{-1, 1}) {
            Files.setLastModifiedTime(home.resolve("headroom.jar"),
                    FileTime.from(BUILT.toInstant().plusSeconds(seconds)));
            assertEquals(plain(built), start());
        }
    }

    @Test
    void aMissingCacheIsNotNamed() throws Exception {
        Files.delete(home.resolve("headroom.aot"));
        assertEquals(plain(built), start());
        assertTrue(Files.exists(home.resolve("headroom.jdk")));
    }
}
