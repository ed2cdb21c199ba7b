package headroom.files.session;

import headroom.files.Found;
import headroom.files.UnusableFileException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/**
 * The folder in which sessions are kept: the one in which the platform keeps the state of programs, or the one that the
 * system property {@value #PROPERTY} names.
 */
public final class SessionFolder {

    /** The system property that names another folder. */
    public static final String PROPERTY = "headroom.session";

    private SessionFolder() {}

    /**
     * The folder for a user, which need not exist yet.
     *
     * @param system the system properties
     * @param environment the environment variables
     * @throws UnusableFileException in one sentence, when the property names no folder
     */
    public static Path of(Properties system, Map<String, String> environment) throws UnusableFileException {
        String chosen = system.getProperty(PROPERTY, "");
        try {
            return chosen.isBlank() ? standard(system, environment) : Path.of(chosen).toAbsolutePath();
        } catch (InvalidPathException malformed) {
            throw new UnusableFileException("“%s” is no name of a folder".formatted(Found.shortened(chosen)),
                    malformed);
        }
    }

    private static Path standard(Properties system, Map<String, String> environment) {
        String name = system.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        Path home = Path.of(system.getProperty("user.home", ""));
        if (name.startsWith("windows")) {
            return base(environment, "APPDATA", home.resolve("AppData").resolve("Roaming")).resolve("Headroom");
        }
        if (name.startsWith("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve("Headroom");
        }
        return base(environment, "XDG_STATE_HOME", home.resolve(".local").resolve("state")).resolve("headroom");
    }

    /** The XDG base directory specification has relative paths ignored. */
    private static Path base(Map<String, String> environment, String variable, Path otherwise) {
        Path named = Path.of(environment.getOrDefault(variable, ""));
        return named.isAbsolute() ? named : otherwise;
    }
}
