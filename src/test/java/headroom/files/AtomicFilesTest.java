package headroom.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.temporary.Temporaries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class AtomicFilesTest {

    @TempDir
    private Path folder;

    @Test
    void aFolderIsMadeWhereItIsMissing() throws IOException {
        Path deep = folder.resolve("a").resolve("b");
        AtomicFiles.write(deep, Map.of("one", new byte[]{1}, "two", new byte[]{2}));
        assertEquals(1, Files.readAllBytes(deep.resolve("one"))[0]);
        assertEquals(2, Files.readAllBytes(deep.resolve("two"))[0]);
    }

    @Test
    void nothingAppearsWhenOneOfTheFilesCannotBeWritten() throws IOException {
        Path inTheWay = Files.createDirectory(folder.resolve("second"));
        Map<String, byte[]> contents = new LinkedHashMap<>();
        contents.put("first", new byte[]{1});
        contents.put("second", new byte[]{2});
        assertThrows(UnusableFileException.class, () -> AtomicFiles.write(folder, contents));
        try (Stream<Path> children = Files.list(folder)) {
            assertEquals(List.of(inTheWay), children.toList());
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        String sentence = assertThrows(UnusableFileException.class,
                () -> AtomicFiles.write(file, Map.of("one", new byte[0]))).getMessage();
        assertEquals(file + " cannot be a folder to write into: a file is in the way", sentence);
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileThatIsReplacedKeepsItsPermissions() throws IOException {
        for (String permissions : List.of("rw-rw-rw-", "rw-------", "r--r--r--", "rwxr-x---")) {
            Path file = Files.writeString(folder.resolve(permissions), "old");
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
            AtomicFiles.write(file, new byte[]{1});
            assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
            assertEquals(1, Files.size(file));
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkToNothingIsWrittenThroughAndOneToItselfIsRefused() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("next"));
        Files.createSymbolicLink(folder.resolve("next"), Path.of("file"));
        AtomicFiles.write(link, new byte[]{1});
        assertTrue(Files.isSymbolicLink(link) && Files.isSymbolicLink(folder.resolve("next"))
                && Files.isRegularFile(folder.resolve("file"), LinkOption.NOFOLLOW_LINKS));
        Path circle = Files.createSymbolicLink(folder.resolve("circle"), Path.of("circle"));
        assertEquals(circle + " cannot be written: it is a link that leads to itself",
                assertThrows(UnusableFileException.class, () -> AtomicFiles.write(circle, new byte[]{1})).getMessage());
    }

    @Test
    void aNameThatNoFileSystemTakesIsRefusedBeforeAnythingIsWritten() throws IOException {
        String longest = "n".repeat(255);
        AtomicFiles.write(folder, Map.of(longest, new byte[]{1}));
        assertTrue(Files.exists(folder.resolve(longest)));
        Path missing = folder.resolve("missing");
        assertEquals("%s cannot be written: “%s…” has 256 letters, but a name may have 255"
                .formatted(missing.resolve(longest + "n"), "n".repeat(40)),
                assertThrows(UnusableFileException.class,
                        () -> AtomicFiles.write(missing, Map.of("short", new byte[]{1}, longest + "n", new byte[]{1})))
                        .getMessage());
        Map<String, byte[]> contents = new LinkedHashMap<>();
        contents.put("short", new byte[]{1});
        contents.put("語".repeat(255), new byte[]{1});
        try {
            AtomicFiles.write(folder, contents);
        } catch (UnusableFileException tooManyBytes) {
            assertFalse(Files.exists(folder.resolve("short")));
        }
        assertFalse(Files.exists(missing));
    }

    @Test
    void whatAKilledProgramLeftInAFolderGoesAwayWithTheNextExport() throws IOException {
        Files.writeString(folder.resolve(Temporaries.name().replaceFirst("\\d+", "999999999999")), "half a picture");
        AtomicFiles.write(folder, Map.of("one", new byte[]{1}));
        try (Stream<Path> children = Files.list(folder)) {
            assertEquals(List.of(folder.resolve("one")), children.toList());
        }
    }

    /** Moving a file over {@code /dev/null} would leave a machine without it. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatIsNoFileIsNotReplacedNeitherByItselfNorThroughALink() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        Path link = Files.createSymbolicLink(folder.resolve("link"), pipe);
        for (Path file : List.of(pipe, link)) {
            assertEquals(file + " cannot be written: it is a device or a pipe, not a file",
                    assertThrows(UnusableFileException.class, () -> AtomicFiles.write(file, new byte[]{1}))
                            .getMessage());
        }
        assertTrue(Files.exists(pipe) && !Files.isRegularFile(pipe));
        try (Stream<Path> children = Files.list(folder)) {
            assertEquals(2, children.count());
        }
    }
}
