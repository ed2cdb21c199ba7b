package headroom;

import headroom.cli.HeadroomCommandLine;
import headroom.cli.Streams;
import headroom.files.PresetFiles;
import headroom.problems.Problems;
import headroom.ui.Window;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.ZoneId;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Application;

/** The entry: the planner's window without arguments, the command line with. */
public final class Headroom {

    /** Held, because java.util.logging keeps loggers, and their levels, only weakly. */
    private static final Logger JAVAFX = Logger.getLogger("javafx");

    private Headroom() {}

    /** Opens the window and returns when it is closed, or runs a command and ends with its exit status. */
    public static void main(String[] arguments) {
        if (arguments.length == 0) {
            openWindow();
        } else {
            System.exit(commandLine(arguments));
        }
    }

    private static void openWindow() {
        JAVAFX.setLevel(Level.OFF);
        try {
            Application.launch(Window.class);
        } catch (UnsupportedOperationException | UnsatisfiedLinkError missing) {
            new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8).printf(
                    "The window cannot open, for want of a display or of GTK (%s); “export” and the other commands of "
                            + "--help need neither.%n",
                    missing.getMessage());
            System.exit(HeadroomCommandLine.FAILED);
        }
    }

    private static int commandLine(String[] arguments) {
        System.setProperty("java.awt.headless", "true");
        Streams streams = new Streams(System.in, new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err));
        return new HeadroomCommandLine(Problems.all(), PresetFiles.bundled(), Clock.system(ZoneId.systemDefault()),
                streams).run(arguments);
    }
}
