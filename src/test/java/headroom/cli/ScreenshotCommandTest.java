package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.cli.option.Streams;
import headroom.drawing.Theme;
import headroom.files.scenario.ProblemFiles;
import headroom.model.Scenario;
import headroom.problems.Problems;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScreenshotCommandTest {

    private final List<ScreenshotTaker.Order> orders = new ArrayList<>();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    private int run(ScreenshotTaker taker, String... options) {
        String[] arguments = Stream.concat(Stream.of("screenshot", "--out", folder.resolve("out").toString()),
                Arrays.stream(options)).toArray(String[]::new);
        Streams streams = new Streams(InputStream.nullInputStream(), new ByteArrayOutputStream(), err);
        return new HeadroomCommandLine(ProblemFiles.bundled(), Moment.NOON, taker, streams)
                .run(arguments);
    }

    /** A window that notes what is asked for and whose pictures hold the scenario's name. */
    private List<byte[]> take(ScreenshotTaker.Order order) {
        orders.add(order);
        return order.scenarios().stream().map(scenario -> scenario.name().getBytes(StandardCharsets.UTF_8)).toList();
    }

    private String error() {
        return err.toString(StandardCharsets.UTF_8).strip();
    }

    @Test
    void everyTabIsPicturedAsTheWindowOpens() throws IOException {
        assertEquals(0, run(this::take));
        ScreenshotTaker.Order order = orders.getFirst();
        assertEquals(Problems.all().stream().map(problem -> problem.id()).toList(),
                order.scenarios().stream().map(scenario -> scenario.problem().id()).toList());
        assertTrue(order.scenarios().stream().map(Scenario::preset).allMatch("reference"::equals));
        assertEquals(List.of(1440, 900), List.of(order.width(), order.height()));
        assertFalse(order.display() || order.theme() == Theme.DARK);
        for (Scenario scenario : order.scenarios()) {
            assertEquals(scenario.name(),
                    Files.readString(folder.resolve("out").resolve(scenario.problem().id() + "-light.png")));
        }
    }

    @Test
    void aTabCanBeChosenWithItsScenarioSizeAndTheme() {
        assertEquals(0, run(this::take, "--problem", "gateway", "--theme", "dark", "--size", "1000x700", "--display",
                "--preset", "reference"));
        ScreenshotTaker.Order order = orders.getFirst();
        assertEquals("reference", order.scenarios().getFirst().preset());
        assertEquals(List.of(1000, 700), List.of(order.width(), order.height()));
        assertTrue(order.display() && order.theme() == Theme.DARK);
        assertTrue(Files.exists(folder.resolve("out").resolve("gateway-dark.png")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --size 1440       | --size 1440: it must read WIDTHxHEIGHT, from 960x640 to 8000x8000 pixels.
            --size 959x900    | --size 959x900: it must read WIDTHxHEIGHT, from 960x640 to 8000x8000 pixels.
            --size 960x639    | --size 960x639: it must read WIDTHxHEIGHT, from 960x640 to 8000x8000 pixels.
            --size 1440x9000  | --size 1440x9000: it must read WIDTHxHEIGHT, from 960x640 to 8000x8000 pixels.
            --preset spare    | --preset, --scenario, --set and --choose need --problem, to say whose they are.
            --theme blue      | Invalid value for option '--theme': “blue” is none of light, dark.
            """)
    void badUsageIsRefusedBeforeAWindowOpens(String options, String sentence) {
        assertEquals(HeadroomCommandLine.BAD_USAGE, run(this::take, options.split(" ", -1)));
        assertEquals(sentence, error());
        assertEquals(List.of(), orders);
    }

    @Test
    void aWindowThatCannotOpenIsAFailure() {
        assertEquals(HeadroomCommandLine.FAILED, run(_ -> {
            throw new IOException("The window cannot open");
        }));
        assertEquals("The window cannot open.", error());
        assertFalse(Files.exists(folder.resolve("out")));
    }
}
