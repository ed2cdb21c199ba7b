package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.PresetFiles;
import headroom.problems.Problems;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeadroomCommandLineTest {

    private static final String PROBLEMS =
            Problems.all().stream().map(problem -> problem.id()).collect(Collectors.joining(", "));
    private static final String PRESETS = String.join(", ", PresetFiles.bundled().names("moe-service"));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            evaluat                                       | Unmatched argument at index 0: 'evaluat'; did you mean evaluate?
            --nonsense                                    | Unknown option: '--nonsense'.
            list --format xml                             | Invalid value for option '--format': “xml” is none of text, json.
            list --format JSON                            | Invalid value for option '--format': “JSON” is none of text, json.
            list moe-servic                               | There is no problem moe-servic; there are PROBLEMS; did you mean moe-service?
            evaluate                                      | A problem is missing: evaluate takes PROBLEM or --batch FILE.
            evaluate nothing                              | There is no problem nothing; there are PROBLEMS.
            evaluate moe-service gateway                  | Unmatched argument at index 2: 'gateway'.
            evaluate moe-service --format xml             | Invalid value for option '--format': “xml” is none of text, json, csv, markdown.
            evaluate moe-service --preset none            | --preset none: moe-service has no such preset; it has PRESETS.
            evaluate moe-service --preset a --scenario b  | --preset and --scenario exclude one another: a scenario starts from one of them.
            evaluate moe-service --set                    | Missing required parameter for option '--set' (ID=VALUE).
            evaluate moe-service --set peakRate           | --set peakRate: it must read ID=VALUE.
            evaluate moe-service --set peakRat=5          | --set peakRat=5: moe-service has no assumption peakRat; did you mean peakRate?
            evaluate moe-service --set mtp=on             | --set mtp=on: moe-service has no assumption mtp, but a choice: use --choose.
            evaluate moe-service --set peakRate=          | --set peakRate=: peakRate must be between 1 and 20,000 req/s, typed as a plain number.
            evaluate moe-service --set peakRate=1,000     | --set peakRate=1,000: peakRate must be between 1 and 20,000 req/s, typed as a plain number.
            evaluate moe-service --set peakRate=NaN       | --set peakRate=NaN: peakRate must be between 1 and 20,000 req/s, typed as a plain number.
            evaluate moe-service --set peakRate=0x1p3     | --set peakRate=0x1p3: peakRate must be between 1 and 20,000 req/s, typed as a plain number.
            evaluate moe-service --set peakRate=1e999     | --set peakRate=1e999: peakRate must be between 1 and 20,000 req/s.
            evaluate moe-service --set peakRate=20001     | --set peakRate=20001: peakRate must be between 1 and 20,000 req/s.
            evaluate moe-service --set inputTokens=99.5   | --set inputTokens=99.5: inputTokens must be a whole number between 16 and 200,000 tok/req.
            evaluate moe-service --choose mtp             | --choose mtp: it must read ID=OPTION.
            evaluate moe-service --choose mtp=maybe       | --choose mtp=maybe: mtp must be one of on, off.
            evaluate moe-service --choose mpt=on          | --choose mpt=on: moe-service has no choice mpt; did you mean mtp?
            evaluate moe-service --choose peakRate=5      | --choose peakRate=5: moe-service has no choice peakRate, but an assumption: use --set.
            evaluate --batch - moe-service                | --batch stands alone: its lines say which problem, values and choices they mean.
            evaluate --batch - --set peakRate=5           | --batch stands alone: its lines say which problem, values and choices they mean.
            evaluate --batch - --format csv               | --batch writes json, not csv.
            """)
    void badUsageIsOneSentenceAndStatusTwo(String arguments, String sentence) {
        assertEquals(sentence.replace("PROBLEMS", PROBLEMS).replace("PRESETS", PRESETS),
                Run.of(arguments.split(" ", -1)).refused(HeadroomCommandLine.BAD_USAGE));
    }

    @Test
    void aCommandIsNeeded() {
        assertEquals("Missing required subcommand.", Run.of().refused(HeadroomCommandLine.BAD_USAGE));
    }

    @Test
    void helpNamesEveryCommand() {
        String help = Run.of("--help").succeeded();
        assertTrue(help.contains("list") && help.contains("evaluate"), help);
        assertTrue(Run.of("evaluate", "--help").succeeded().contains("--batch"));
        assertTrue(Run.of("--version").succeeded().startsWith("Headroom "));
    }

    @Test
    void outputThatCannotBeWrittenIsAFailure() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int data) throws IOException {
                throw new IOException("No space left on device");
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = new HeadroomCommandLine(Problems.all(), PresetFiles.bundled(), Clock.systemUTC(), Run.NO_WINDOW,
                new Streams(InputStream.nullInputStream(), full, err)).run("list");
        assertEquals(HeadroomCommandLine.FAILED, status);
        assertEquals("No space left on device.", err.toString(StandardCharsets.UTF_8).strip());
    }
}
