package headroom.files.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PresetFilesTest {

    private static final List<String> NAMES = List.of("a-first.json", "reference.json", "z-last.json", "notes.txt");

    @TempDir
    private Path folder;

    @Test
    void presetsAreFoundInAFolderOfClasses() throws IOException {
        Path gateway = Files.createDirectories(folder.resolve("presets").resolve("gateway"));
        for (String name : NAMES) {
            Files.writeString(gateway.resolve(name), name);
        }
        assertFound(PresetFiles.in(folder));
    }

    @Test
    void presetsAreFoundInAJar() throws IOException {
        Path jar = folder.resolve("with space.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (String name : NAMES) {
                out.putNextEntry(new JarEntry("presets/gateway/" + name));
                out.write(name.getBytes(StandardCharsets.UTF_8));
            }
        }
        assertFound(PresetFiles.in(jar));
    }

    private static void assertFound(PresetFiles presets) {
        assertEquals(List.of("reference", "a-first", "z-last"), List.copyOf(presets.files("gateway").keySet()));
        assertEquals("z-last.json",
                new String(presets.files("gateway").getOrDefault("z-last", new byte[0]), StandardCharsets.UTF_8));
        assertEquals(Map.of(), presets.files("kv-pool"));
    }

    @Test
    void whereThereAreNoPresetsThereAreNone() {
        assertEquals(Map.of(), PresetFiles.in(folder).files("gateway"));
    }
}
