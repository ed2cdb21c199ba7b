package headroom;

import headroom.cli.HeadroomCommandLine;
import headroom.cli.ScreenshotTaker;
import headroom.cli.option.Streams;
import headroom.files.DamagedProblemException;
import headroom.files.problems.ProblemLibrary;
import headroom.files.scenario.ProblemFiles;
import headroom.text.Language;
import headroom.ui.Screenshots;
import headroom.ui.Window;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/** The entry: the planner's window without arguments or with problem files, the command line with a command. */
public final class Headroom {

    /** The logger of JavaFX, held because java.util.logging keeps loggers, and their levels, only weakly. */
    private static final Logger JAVAFX = Logger.getLogger("javafx");

    private Headroom() {}

    /** Opens the window, with a tab for each problem file that is named, or runs a command and ends with its exit status. */
    public static void main(String[] arguments) {
        // Java2D only paints pictures here; with a display of its own it would quarrel with JavaFX's GTK about errors of X.
        System.setProperty("java.awt.headless", "true");
        Language.speak();
        Clock clock = Clock.system(ZoneId.systemDefault());
        try {
            if (Stream.of(arguments).allMatch(ProblemFiles::isMeant)) {
                openWindow(Stream.of(arguments).map(Path::of).toList(), clock);
            } else {
                System.exit(commandLine(arguments, clock));
            }
        } catch (InvalidPathException none) {
            fail("“%s” is no file name in the locale of this machine; LC_ALL=C.UTF-8 allows every letter."
                    .formatted(none.getInput()));
        } catch (NoClassDefFoundError missing) {
            fail("The folder lib with the libraries must stand beside headroom.jar (%s is missing)."
                    .formatted(missing.getMessage()));
        }
    }

    private static void openWindow(List<Path> files, Clock clock) {
        JAVAFX.setLevel(Level.OFF);
        try {
            Window.open(files, clock);
        } catch (UnsupportedOperationException | UnsatisfiedLinkError missing) {
            fail(withoutDisplay(missing) + ".");
        } catch (NoClassDefFoundError missing) {
            throw missing;
        } catch (RuntimeException | Error failure) {
            fail("The window cannot open: %s.".formatted(reason(failure)));
        }
    }

    private static String reason(Throwable failure) {
        return switch (failure) {
            case ExceptionInInitializerError early when early.getCause() != null -> reason(early.getCause());
            case DamagedProblemException damaged -> damaged.sentence();
            case UncheckedIOException unreadable when unreadable.getCause() != null ->
                    "%s (%s)".formatted(unreadable.getMessage(), unreadable.getCause().getMessage());
            case OutOfMemoryError _ -> "there is not enough memory for it";
            default -> "something is wrong inside Headroom itself (%s)".formatted(failure);
        };
    }

    private static void fail(String sentence) {
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8).println(sentence);
        System.exit(HeadroomCommandLine.FAILED);
    }

    private static int commandLine(String[] arguments, Clock clock) {
        ProblemLibrary library = ProblemFiles.bundled();
        Streams streams = new Streams(System.in, new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err));
        return new HeadroomCommandLine(library, clock, order -> screenshots(library, clock, order), streams)
                .run(arguments);
    }

    private static List<byte[]> screenshots(ProblemLibrary library, Clock clock, ScreenshotTaker.Order order)
            throws IOException {
        JAVAFX.setLevel(Level.OFF);
        if (!order.display()) {
            System.setProperty("glass.platform", "Headless");
            System.setProperty("prism.order", "sw");
        }
        try {
            return new Screenshots(library, clock, order.theme(), order.width(), order.height())
                    .take(order.scenarios());
        } catch (UnsupportedOperationException | UnsatisfiedLinkError missing) {
            throw new IOException(withoutDisplay(missing), missing);
        }
    }

    private static String withoutDisplay(Throwable missing) {
        return "The window cannot open, for want of a display or of GTK (%s); “export” and the other commands of --help "
                .formatted(missing.getMessage()) + "need neither";
    }
}
