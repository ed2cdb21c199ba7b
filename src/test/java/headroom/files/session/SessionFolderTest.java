package headroom.files.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import headroom.files.UnusableFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(value = OS.WINDOWS, disabledReason = "its paths are absolute only with a drive")
class SessionFolderTest {

    private final Properties system = new Properties();

    private String folder(String name, Map<String, String> environment) throws UnusableFileException {
        system.setProperty("os.name", name);
        system.setProperty("user.home", "/home/ada");
        return SessionFolder.of(system, environment).toString();
    }

    @Test
    void linuxKeepsTheStateOfProgramsInAFolderOfItsOwn() throws UnusableFileException {
        assertEquals("/home/ada/.local/state/headroom", folder("Linux", Map.of()));
        assertEquals("/state/headroom", folder("Linux", Map.of("XDG_STATE_HOME", "/state")));
    }

    @Test
    void aRelativeStateFolderIsIgnoredAsTheSpecificationHasIt() throws UnusableFileException {
        assertEquals("/home/ada/.local/state/headroom", folder("Linux", Map.of("XDG_STATE_HOME", "state")));
    }

    @Test
    void aMacHasItsApplicationSupport() throws UnusableFileException {
        assertEquals("/home/ada/Library/Application Support/Headroom", folder("Mac OS X", Map.of()));
    }

    @Test
    void windowsHasItsRoamingData() throws UnusableFileException {
        assertEquals("/roaming/Headroom", folder("Windows 11", Map.of("APPDATA", "/roaming")));
        assertEquals("/home/ada/AppData/Roaming/Headroom", folder("Windows 11", Map.of()));
    }

    @Test
    void thePropertyMovesIt() throws UnusableFileException {
        system.setProperty(SessionFolder.PROPERTY, "elsewhere");
        assertEquals(Path.of("elsewhere").toAbsolutePath().toString(), folder("Linux", Map.of()));
    }

    @Test
    void aPropertyThatNamesNoFolderIsRefused() {
        system.setProperty(SessionFolder.PROPERTY, "else\0where");
        assertEquals("“else where” is no name of a folder",
                assertThrows(UnusableFileException.class, () -> folder("Linux", Map.of())).getMessage());
    }
}
