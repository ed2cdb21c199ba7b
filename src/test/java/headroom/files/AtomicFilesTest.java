package headroom.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
