package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SummaryCommandTest {

    @TempDir
    private Path folder;

    private void write(String... more) {
        String[] arguments = {"summary", "gateway", "--out", folder.toString(), "--set", "hotPrefixShare=7"};
        String[] all = new String[arguments.length + more.length];
        System.arraycopy(arguments, 0, all, 0, arguments.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        assertEquals("", Run.of(all).succeeded());
    }

    @Test
    void thePageStandsInForItsScenarioFile() {
        write();
        String answers = Run.of("evaluate", "gateway", "--scenario", folder.resolve("gateway-summary.pdf").toString(),
                "--format", "json").succeeded();
        assertTrue(answers.contains("\"hotPrefixShare\": 7"), answers);
    }

    @Test
    void markdownComesWithItsPictures() throws IOException {
        write("--format", "markdown", "--theme", "dark");
        String text = Files.readString(folder.resolve("gateway-summary.md"));
        assertTrue(text.contains("Hot prefix share 7 %"), text);
        assertTrue(text.contains("\"hotPrefixShare\":7"), text);
        assertTrue(Files.exists(folder.resolve("gateway-architecture.png")));
    }

    @Test
    void badUsageSaysWhatIsAllowed() {
        assertEquals("Invalid value for option '--format': “png” is none of pdf, markdown.",
                Run.of("summary", "gateway", "--out", folder.toString(), "--format", "png")
                        .refused(HeadroomCommandLine.BAD_USAGE));
    }
}
