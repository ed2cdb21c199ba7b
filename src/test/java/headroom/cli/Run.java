package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.cli.option.Streams;
import headroom.files.scenario.ProblemFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A run of the command line with captured streams. */
record Run(int status, String out, String err) {

    /** For commands that open no window. */
    static final ScreenshotTaker NO_WINDOW = _ -> {
        throw new AssertionError("no window is wanted");
    };

    static Run of(String... arguments) {
        return withInput("", arguments);
    }

    static Run withInput(String input, String... arguments) {
        return withInput(input.getBytes(StandardCharsets.UTF_8), arguments);
    }

    static Run withInput(byte[] input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(new ByteArrayInputStream(input), out, err);
        int status = new HeadroomCommandLine(ProblemFiles.bundled(),
                Clock.fixed(Instant.parse("2026-03-14T12:00:00Z"), ZoneOffset.UTC), NO_WINDOW, streams).run(arguments);
        return new Run(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** What was printed, after seeing that all went well. */
    String succeeded() {
        assertEquals(0, status, err);
        assertEquals("", err);
        return out;
    }

    /** What was printed, as JSON, after seeing that all went well. */
    JsonNode json() {
        return JsonMapper.shared().readTree(succeeded());
    }

    /** The sentence on standard error, after seeing that it is the only line, that nothing was printed, and the status. */
    String refused(int expectedStatus) {
        assertEquals(expectedStatus, status, err);
        assertEquals("", out);
        assertEquals(1, err.lines().count(), err);
        return err.strip();
    }
}
