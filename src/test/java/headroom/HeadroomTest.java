package headroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.application.Application;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeadroomTest {

    private static final String DISPLAY_SENTENCE =
            "The window cannot open, for want of a display or of GTK (Unable to open DISPLAY); “export” and the other "
                    + "commands of --help need neither.\n";

    @TempDir
    private Path folder;

    /** A run of the program in a process of its own, without a display. */
    private record Outcome(int status, String out, String err) {}

    private Outcome run(List<String> options, String... arguments) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED"));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "headroom.Headroom"));
        command.addAll(List.of(arguments));
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        builder.environment().keySet().removeAll(List.of("DISPLAY", "WAYLAND_DISPLAY", "JAVA_TOOL_OPTIONS"));
        int status = builder.start().waitFor();
        return new Outcome(status, Files.readString(out), Files.readString(err));
    }

    @Test
    void theEntryIsAPlainMainBecauseTheJarCannotStartAnApplicationFromTheClassPath() {
        assertFalse(Application.class.isAssignableFrom(Headroom.class));
    }

    @Test
    void withoutADisplayTheWindowIsRefusedInASentence() throws Exception {
        assertEquals(new Outcome(1, "", DISPLAY_SENTENCE), run(List.of("-Duser.language=en")));
    }

    @Test
    void textIsUtf8WhateverTheMachineSays() throws Exception {
        Outcome outcome = run(List.of("-Dfile.encoding=US-ASCII", "-Dstdout.encoding=US-ASCII"), "evaluate",
                "moe-service");
        assertEquals(0, outcome.status, outcome.err);
        assertTrue(outcome.out.contains("× Lose a decode unit"), outcome.out);
    }

    @Test
    void digitsAreLatinWhateverTheMachineSays() throws Exception {
        Outcome outcome = run(List.of("-Duser.language=fa", "-Duser.country=IR"), "screenshot", "--out", "x", "--size",
                "3x3");
        assertEquals(new Outcome(2, "",
                "--size 3x3: it must read WIDTHxHEIGHT, from 960x640 to 8000x8000 pixels.\n"), outcome);
    }

    @ParameterizedTest
    @ValueSource(strings = {"export gateway --out OUT", "screenshot --out OUT"})
    void whatIsMissingOnTheMachineIsSaidInASentence(String command) throws Exception {
        Outcome outcome = run(List.of("-Djava.io.tmpdir=" + folder.resolve("missing")),
                command.replace("OUT", folder.resolve("pictures").toString()).split(" ", -1));
        assertEquals(1, outcome.status);
        // The first line is the virtual machine's own warning.
        assertEquals(List.of("The typeface IBMPlexSans-Regular.ttf cannot be unpacked into the folder for temporary "
                + "files."), outcome.err.lines().skip(1).toList());
    }

    @Test
    void theExitStatusIsTheCommands() throws Exception {
        assertEquals(2, run(List.of(), "evaluate", "nothing").status);
        assertEquals(1, run(List.of(), "evaluate", "moe-service", "--scenario", "missing.json").status);
    }

    @ParameterizedTest
    @ValueSource(strings = {"list", "evaluate moe-service", "export moe-service --out OUT"})
    void commandsLoadNoJavaFx(String command) throws Exception {
        String arguments = command.replace("OUT", folder.resolve("pictures").toString());
        Outcome outcome = run(List.of("-Xlog:class+load:file=" + folder.resolve("classes.log")),
                arguments.split(" ", -1));
        assertEquals(0, outcome.status, outcome.err);
        List<String> loaded = Files.readAllLines(folder.resolve("classes.log"));
        assertTrue(loaded.stream().anyMatch(line -> line.contains("headroom.cli.HeadroomCommandLine ")));
        assertEquals(List.of(), loaded.stream().filter(line -> line.contains(" javafx.")).toList());
    }

    @Test
    void theRealWindowIsPicturedWithoutADisplay() throws Exception {
        Outcome outcome = run(List.of(), "screenshot", "--out", folder.toString(), "--problem", "gateway", "--size",
                "1000x700");
        assertEquals(new Outcome(0, "", ""), outcome);
        BufferedImage picture = ImageIO.read(folder.resolve("gateway-light.png").toFile());
        assertEquals(List.of(1000, 700), List.of(picture.getWidth(), picture.getHeight()));
        int[] pixels = picture.getRGB(0, 0, 1000, 700, null, 0, 1000);
        assertTrue(IntStream.of(pixels).distinct().count() > 100, "a blank window has few colours");
    }

    /** JavaFX would unpack a typeface that it is given as a stream under a name that tells no owner, and leave it when killed. */
    @Test
    void whatIsUnpackedCanBeClearedAwayAfterAKill() throws Exception {
        Path unpacked = Files.createDirectory(folder.resolve("unpacked"));
        try (WatchService watch = unpacked.getFileSystem().newWatchService()) {
            WatchKey key = unpacked.register(watch, StandardWatchEventKinds.ENTRY_CREATE);
            Outcome outcome = run(List.of("-Djava.io.tmpdir=" + unpacked), "screenshot", "--out", folder.toString(),
                    "--problem", "gateway", "--size", "1000x700");
            assertEquals(new Outcome(0, "", ""), outcome);
            assertEquals(List.of(), key.pollEvents().stream().map(event -> String.valueOf(event.context()))
                    .filter(name -> !name.startsWith(".headroom-")).toList());
        }
    }

    @Test
    void aPictureOnADisplayNeedsADisplay() throws Exception {
        assertEquals(new Outcome(1, "", DISPLAY_SENTENCE),
                run(List.of(), "screenshot", "--out", folder.toString(), "--display"));
    }
}
