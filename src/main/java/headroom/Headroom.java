package headroom;

import headroom.cli.HeadroomCommandLine;
import headroom.cli.Streams;
import headroom.files.PresetFiles;
import headroom.problems.Problems;
import headroom.ui.Window;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
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
            JAVAFX.setLevel(Level.OFF);
            Application.launch(Window.class, arguments);
        } else {
            System.exit(commandLine(arguments));
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
