package headroom.ui.tab.source;

import headroom.files.UnusableFileException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The editor that the system itself would take for a file, asked for in the words of that system. */
public final class SystemEditor implements Editor {

    private final String system;

    /**
     * The editor of a system.
     *
     * @param system its name, as Java has it: {@code Linux}, {@code Mac OS X}, {@code Windows 11}
     */
    public SystemEditor(String system) {
        this.system = system.toLowerCase(Locale.ROOT);
    }

    @Override
    public void edit(Path file) throws UnusableFileException {
        try {
            new ProcessBuilder(command(file)).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException missing) {
            throw new UnusableFileException(
                    "This system has no editor that Headroom could open; the file is %s".formatted(file), missing);
        }
    }

    /** The command and its words; no shell reads them, so that any file name will do. */
    List<String> command(Path file) {
        if (system.startsWith("mac")) {
            return List.of("open", "-t", file.toString());
        }
        // Windows may know no program for .yaml, but it has always had this one.
        return system.startsWith("windows") ? List.of("notepad.exe", file.toString())
                : List.of("xdg-open", file.toString());
    }
}
