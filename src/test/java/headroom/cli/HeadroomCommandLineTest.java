package headroom.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.Moment;
import headroom.cli.option.Streams;
import headroom.files.scenario.ProblemFiles;
import headroom.problems.Problems;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeadroomCommandLineTest {

    private static final String PROBLEMS =
            Problems.all().stream().map(problem -> problem.id()).collect(Collectors.joining(", "));
    private static final String COMMANDS = "help, list, evaluate, export, summary, screenshot, sweep, "
            + "sensitivity, uncertainty, seek, compare, map, check, functions, schema";
    private static final String PRESETS =
            String.join(", ", ProblemFiles.bundled().byId("moe-service").orElseThrow().presetNames());

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            evaluat                                       | There is no command “evaluat”; there are COMMANDS; did you mean evaluate?
            nonsense                                      | There is no command “nonsense”; there are COMMANDS.
            @README.md                                    | There is no command “@README.md”; there are COMMANDS.
            --nonsense                                    | Unknown option: '--nonsense'.
            list --format xml                             | Invalid value for option '--format': “xml” is none of text, json.
            list --format JSON                            | Invalid value for option '--format': “JSON” is none of text, json.
            list moe-servic                               | There is no problem “moe-servic”; there are PROBLEMS; did you mean moe-service?
            evaluate                                      | A problem is missing: evaluate takes PROBLEM or --batch FILE.
            evaluate nothing                              | There is no problem “nothing”; there are PROBLEMS.
            evaluate moe-service gateway                  | “gateway” is a word too many; headroom evaluate --help says what may stand there.
            export gateway --out OUT --format svg --scale 2 | --scale is for png only: svg has no pixels.
            evaluate moe-service --format xml             | Invalid value for option '--format': “xml” is none of text, json, csv, markdown.
            evaluate moe-service --preset none            | --preset none: moe-service has no such preset; it has PRESETS.
            evaluate moe-service --preset a --scenario b  | --preset and --scenario exclude one another: a scenario starts from one of them.
            evaluate moe-service --set                    | Missing required parameter for option '--set' (ID=VALUE).
            evaluate moe-service --set peakRate           | --set peakRate: it must read ID=VALUE.
            evaluate moe-service --set peakRat=5          | --set peakRat=5: moe-service has no assumption peakRat; did you mean peakRate?
            evaluate moe-service --set mtp=on             | --set mtp=on: moe-service has no assumption mtp, but a choice, for --choose.
            evaluate moe-service --set peakRate=          | --set peakRate=: peakRate must be between 1 and 20,000 req/s, typed as a plain number.
            evaluate moe-service --set peakRate=1,000     | --set peakRate=1,000: peakRate must be between 1 and 20,000 req/s, typed as a plain number.
            evaluate moe-service --set peakRate=NaN       | --set peakRate=NaN: peakRate must be between 1 and 20,000 req/s, typed as a plain number.
            evaluate moe-service --set peakRate=0x1p3     | --set peakRate=0x1p3: peakRate must be between 1 and 20,000 req/s, typed as a plain number.
            evaluate moe-service --set peakRate=1e999     | --set peakRate=1e999: peakRate must be between 1 and 20,000 req/s.
            evaluate moe-service --set peakRate=20001     | --set peakRate=20001: peakRate must be between 1 and 20,000 req/s.
            evaluate moe-service --set inputTokens=99.5   | --set inputTokens=99.5: inputTokens must be a whole number between 16 and 2,000,000 tok/req.
            evaluate moe-service --set =5                 | --set =5: it must read ID=VALUE.
            evaluate moe-service --choose mtp             | --choose mtp: it must read ID=OPTION.
            evaluate moe-service --choose mtp=maybe       | --choose mtp=maybe: mtp must be one of on, off.
            evaluate moe-service --choose mpt=on          | --choose mpt=on: moe-service has no choice mpt; did you mean mtp?
            evaluate moe-service --choose peakRate=5      | --choose peakRate=5: moe-service has no choice peakRate, but an assumption, for --set.
            evaluate --batch - moe-service                | --batch stands alone, or behind a problem file: its lines say which problem, values and choices they mean.
            evaluate --batch - --set peakRate=5           | --batch stands alone, or behind a problem file: its lines say which problem, values and choices they mean.
            evaluate --batch - --format csv               | --batch writes json, not csv.
            """)
    void badUsageIsOneSentenceAndStatusTwo(String arguments, String sentence) {
        assertEquals(sentence.replace("PROBLEMS", PROBLEMS).replace("PRESETS", PRESETS).replace("COMMANDS", COMMANDS),
                Run.of(arguments.split(" ", -1)).refused(HeadroomCommandLine.BAD_USAGE));
    }

    /** Escape sequences could repaint a terminal, and line feeds make two sentences of one. */
    @ParameterizedTest
    @ValueSource(strings = {"WORD", "list WORD", "list --format WORD", "evaluate moe-service WORD",
        "evaluate moe-service --set WORD", "evaluate moe-service --set peakRate=WORD",
        "evaluate moe-service --choose WORD", "evaluate moe-service --choose mtp=WORD",
        "evaluate moe-service --preset WORD", "evaluate moe-service --scenario WORD", "evaluate --batch WORD",
        "export moe-service --out OUT --theme WORD", "export WORD --out OUT", "screenshot --out OUT --size WORD"})
    void whateverIsTypedComesBackOnOneLineWithoutControlCharacters(String arguments) {
        for (String word : List.of("a\nb", "a\r\n\tb", "\033[31mred", "\u009b31m", "a\u2028b\u2029c", "\007\010\177",
                "%s%n%d", "", " ", "=", "@x", "\ud800", "🎉".repeat(2000))) {
            Run run = Run.of(Stream.of(arguments.split(" ", -1)).map(argument -> argument.replace("WORD", word))
                    .toArray(String[]::new));
            assertTrue(run.status() == HeadroomCommandLine.BAD_USAGE || run.status() == HeadroomCommandLine.FAILED);
            String sentence = run.refused(run.status());
            assertTrue(sentence.chars().noneMatch(Character::isISOControl), sentence);
            assertFalse(sentence.contains("Exception") || sentence.contains("inside Headroom"), sentence);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"evaluate moe-service --scenario", "evaluate --batch", "export gateway --out"})
    void aPathIsNotEmptyAndOneThatTheMachineCanWrite(String arguments) {
        List<String> typed = List.of(arguments.split(" ", -1));
        String option = typed.getLast();
        assertEquals("Invalid value for option '%s': it is empty, but must name a file or a folder.".formatted(option),
                Run.of(Stream.concat(typed.stream(), Stream.of("")).toArray(String[]::new)).refused(2));
        String nul = Run.of(Stream.concat(typed.stream(), Stream.of("a\0b")).toArray(String[]::new)).refused(2);
        assertTrue(nul.startsWith("Invalid value for option '%s': “a b” is no file name".formatted(option)), nul);
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
        int status = new HeadroomCommandLine(ProblemFiles.bundled(), Moment.NOON, Run.NO_WINDOW,
                new Streams(InputStream.nullInputStream(), full, err)).run("list");
        assertEquals(HeadroomCommandLine.FAILED, status);
        assertEquals("The answers cannot be written: No space left on device.",
                err.toString(StandardCharsets.UTF_8).strip());
    }
}
