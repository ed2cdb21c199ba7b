package headroom.ui.tab.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class SystemEditorTest {

    private static final Path FILE = Path.of("my kitchen.yaml");

    @Test
    void eachSystemIsAskedInItsOwnWordsAndNoShellReadsTheName() {
        assertEquals(List.of("xdg-open", "my kitchen.yaml"), new SystemEditor("Linux").command(FILE));
        assertEquals(List.of("open", "-t", "my kitchen.yaml"), new SystemEditor("Mac OS X").command(FILE));
        assertEquals(List.of("notepad.exe", "my kitchen.yaml"), new SystemEditor("Windows 11").command(FILE));
    }
}
