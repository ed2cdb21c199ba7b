package headroom.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ThirdPartyTest {

    private final List<ThirdParty> all = ThirdParty.all();

    @Test
    void everyPartHasANameAVersionALicenceAndAnAddressAndStandsThereOnce() {
        all.forEach(part -> assertTrue(Stream.of(part.name(), part.version(), part.licence(), part.address())
                .noneMatch(String::isBlank), part::toString));
        List<String> names = all.stream().map(ThirdParty::name).toList();
        assertEquals(names.stream().distinct().sorted(Comparator.comparing(String::toLowerCase)).toList(), names);
        assertTrue(names.containsAll(List.of("javafx-base", "jfreechart", "batik-svggen", "picocli")), names::toString);
    }

    @Test
    void nothingForbidsToHandTheProgramOn() {
        all.forEach(part -> assertTrue(
                !part.licence().startsWith("GPL") || part.licence().endsWith("with Classpath Exception"),
                part::toString));
    }

    @Test
    void typefacesAreAmongThem() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("assets/fonts"))) {
            files.filter(file -> file.toString().endsWith(".ttf")).forEach(file -> {
                String family = file.getFileName().toString().replaceAll("-.*", "");
                assertTrue(all.stream().anyMatch(part -> part.name().replace(" ", "").startsWith(family)), family);
            });
        }
    }

    @Test
    void theReadmeEndsWithTheList() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        assertTrue(readme.substring(readme.lastIndexOf("\n## ")).endsWith(
                Files.readString(Path.of("assets/third-party.md")).replace("\r", "")));
    }
}
