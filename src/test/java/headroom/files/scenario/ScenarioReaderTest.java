package headroom.files.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.UnusableFileException;
import headroom.model.Scenario;
import headroom.problems.Problems;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenarioReaderTest {

    private static final String HEAD = "{\"schema\":3,\"problem\":\"moe-service\"";

    private final ScenarioReader reader = new ScenarioReader(ProblemFiles.bundled(Problems.all()));

    private Scenario read(String text) throws UnusableFileException {
        return reader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private String refusal(String text) {
        return assertThrows(UnusableFileException.class, () -> read(text)).getMessage();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``                      | it is empty, but must hold a scenario as a JSON object
            `  `                    | it is empty, but must hold a scenario as a JSON object
            [1]                     | it does not begin with {, but must hold a scenario as a JSON object
            "schema"                | it does not begin with {, but must hold a scenario as a JSON object
            hello                   | it is not valid JSON at line 1, column 1, but must hold a scenario as a JSON object
            {"schema":1             | it is not valid JSON at line 1, column 12, but must hold a scenario as a JSON object
            {"schema":01}           | it is not valid JSON at line 1, column 12, but must hold a scenario as a JSON object
            {} {}                   | something follows the JSON object at line 1, where it must end
            {}                      | schema is missing, but must be there and be a whole number from 1 to 3
            {"schema":"1"}          | schema is the text “1”, but must be a whole number from 1 to 3
            {"schema":null}         | schema is null, but must be a whole number from 1 to 3
            {"schema":1.5}          | schema is 1.5, but must be a whole number from 1 to 3
            {"schema":0}            | schema is 0, but must be a whole number from 1 to 3
            {"schema":1e999}        | schema is too large a number, so a newer version of Headroom wrote it; this one reads a whole number from 1 to 3
            {"schema":4}            | schema is 4, so a newer version of Headroom wrote it; this one reads a whole number from 1 to 3
            {"schema":1,"schema":1} | schema is named more than once, but must stand there once at most
            """)
    void whatIsNoScenarioIsRefusedInASentence(String text, String sentence) {
        assertEquals(sentence, refusal(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "note":7                   | note is 7, but must be a text in quotes
            "name":null                | name is null, but must be a text in quotes
            "title":"x"                | title is unknown; a scenario has schema, problem, name, note, preset, values, choices, ranges, sampling
            "preset":"none such"       | preset is “none such”, but moe-service has PRESETS
            "values":[]                | values is a list, but must be an object of ids
            "choices":true             | choices is true, but must be an object of ids
            "values":{"peakRat":5}     | peakRat is no assumption of moe-service; did you mean peakRate?
            "values":{"mtp":"on"}      | mtp is no assumption of moe-service
            "values":{"peakRate":5,"peakRate":5} | peakRate is named more than once, but must stand there once at most
            "values":{"peakRate":"5"}  | peakRate is the text “5”, but must be between 1 and 20,000 req/s, a number without quotes
            "values":{"peakRate":null} | peakRate is null, but must be between 1 and 20,000 req/s
            "values":{"peakRate":true} | peakRate is true, but must be between 1 and 20,000 req/s
            "values":{"peakRate":[5]}  | peakRate is a list, but must be between 1 and 20,000 req/s
            "values":{"peakRate":{}}   | peakRate is an object, but must be between 1 and 20,000 req/s
            "values":{"peakRate":0}    | peakRate is 0, but must be between 1 and 20,000 req/s
            "values":{"peakRate":-5}   | peakRate is -5, but must be between 1 and 20,000 req/s
            "values":{"peakRate":20000.0000001} | peakRate is 20000.0000001, but must be between 1 and 20,000 req/s
            "values":{"peakRate":NaN}  | peakRate is NaN, but must be between 1 and 20,000 req/s
            "values":{"peakRate":Infinity} | peakRate is Infinity, but must be between 1 and 20,000 req/s
            "values":{"peakRate":-Infinity} | peakRate is -Infinity, but must be between 1 and 20,000 req/s
            "ranges":{"peakRate":{"p10":4,"p90":Infinity,"shape":"normal"}} | p90 is Infinity, but must be a number
            "sampling":{"seed":Infinity,"samples":1000} | seed is Infinity, but must be a number
            "values":{"peakRate":1e999} | peakRate is too large a number, but must be between 1 and 20,000 req/s
            "values":{"inputTokens":100.5} | inputTokens is 100.5, but must be a whole number between 16 and 2,000,000 tok/req
            "ranges":{"peakRate":7}    | peakRate is 7, but must be an object
            "ranges":{"peakRate":{"p10":4,"p90":9}} | the shape of the range of peakRate is missing, but must be one of lognormal, normal, uniform, triangular
            "ranges":{"peakRate":{"p10":9,"p90":4,"shape":"normal"}} | peakRate is 9–4, but its P10 must be less than its P90
            "ranges":{"peakRate":{"p10":0,"p90":4,"shape":"normal"}} | peakRate is 0, but must be between 1 and 20,000 req/s
            "ranges":{"peakRate":{"p10":"4","p90":9,"shape":"normal"}} | p10 is the text “4”, but must be a number
            "ranges":{"peakRat":{}}    | peakRat is no assumption of moe-service; did you mean peakRate?
            "sampling":{"seed":1}      | samples is missing, but must be there
            "sampling":{"seed":1.5,"samples":1000} | seed is 1.5, but must be a whole number
            "sampling":{"seed":9223372036854775808,"samples":1000} | seed is 9.223372036854776E18, but must be a whole number between −9,223,372,036,854,775,808 and 9,223,372,036,854,775,807
            "sampling":{"seed":1e17,"samples":1000} | seed is 1E17, but must be a whole number between −9,223,372,036,854,775,808 and 9,223,372,036,854,775,807
            "sampling":{"seed":1,"samples":1000.5} | samples is 1000.5, but must be a whole number
            "sampling":{"seed":1,"samples":10} | samples is 10, but must be between 1,000 and 100,000
            "choices":{"mtp":"maybe"}  | mtp is the text “maybe”, but must be one of on, off
            "choices":{"mtp":1}        | mtp is 1, but must be one of on, off
            "choices":{"mpt":"on"}     | mpt is no choice of moe-service; did you mean mtp?
            "choices":{"mtp":"on","mtp":"on"} | mtp is named more than once, but must stand there once at most
            """)
    void whatAScenarioMayNotHoldIsRefusedByName(String field, String sentence) {
        String presets = String.join(", ", ProblemFiles.bundled().byId("moe-service").orElseThrow().presetNames());
        assertEquals(sentence.replace("PRESETS", presets.isEmpty() ? "none" : presets),
                refusal(HEAD + "," + field + "}"));
    }

    @Test
    void aProblemMustBeThereAndKnown() {
        String known = String.join(", ", Problems.all().stream().map(problem -> problem.id()).toList());
        assertEquals("problem is missing, but must be one of " + known, refusal("{\"schema\":1}"));
        assertEquals("problem is “moe”, but must be one of " + known
                + "; if “moe” is a problem file, open that first",
                refusal("{\"schema\":1,\"problem\":\"moe\"}"));
    }

    @Test
    void deepNestingAndLargeTextAreRefused() {
        assertEquals("objects and lists are nested more than 12 deep at line 1, the most allowed",
                refusal(HEAD + ",\"values\":" + "[".repeat(100_000)));
        assertEquals("it is larger than 1 MiB, the most that a scenario may take",
                refusal(HEAD + " ".repeat(1 << 20) + "}"));
    }

    @Test
    void longAndStrangeTextIsShortenedToOneLine() {
        assertEquals("mtp is the text “a b" + "x".repeat(37) + "…”, but must be one of on, off",
                refusal(HEAD + ",\"choices\":{\"mtp\":\"a\\nb" + "x".repeat(500) + "\"}}"));
    }

    @Test
    void theSmallestScenarioIsTheDefaults() throws UnusableFileException {
        Scenario scenario = read(HEAD + "}");
        assertEquals(Scenario.defaults(scenario.problem()).named("Untitled", ""), scenario);
    }

    @Test
    void fieldsMayStandInAnyOrderAndWholeNumbersInAnyNotation() throws UnusableFileException {
        Scenario scenario =
                read("{\"values\":{\"inputTokens\":4.0e3},\"problem\":\"moe-service\",\"name\":\"Ü\",\"schema\":1}");
        assertEquals("Ü", scenario.name());
        assertEquals(4000, scenario.ownValue(scenario.problem().assumption("inputTokens").orElseThrow()));
    }

    @Test
    void aNumberOfAnyLengthIsANumber() throws UnusableFileException {
        String zeros = "0".repeat(100_000);
        assertEquals("peakRate is too large a number, but must be between 1 and 20,000 req/s",
                refusal(HEAD + ",\"values\":{\"peakRate\":1" + zeros + "}}"));
        assertEquals("peakRate is 0, but must be between 1 and 20,000 req/s",
                refusal(HEAD + ",\"values\":{\"peakRate\":0." + zeros + "1}}"));
        Scenario scenario = read(HEAD + ",\"values\":{\"peakRate\":5." + zeros + "}}");
        assertEquals(5, scenario.ownValue(scenario.problem().assumption("peakRate").orElseThrow()));
        assertTrue(refusal(HEAD + ",\"x" + zeros + "\":1}").endsWith("… is unknown; a scenario has schema, problem, "
                + "name, note, preset, values, choices, ranges, sampling"));
    }

    @Test
    void aNameOfBlanksIsNone() throws UnusableFileException {
        assertEquals("Untitled", read(HEAD + ",\"name\":\" \\t\"}").name());
    }

    @Test
    void aPresetsNoteIsNotReadOnAScenarioThatHasMovedOn() throws UnusableFileException {
        String noted = HEAD + ",\"preset\":\"spare-unit\",\"note\":\"%s\",\"values\":{\"spareUnits\":%d}}";
        String note =
                ProblemFiles.bundled().byId("moe-service").orElseThrow().preset("spare-unit").orElseThrow().note();
        assertEquals(note, read(noted.formatted(note, 1)).note());
        assertEquals("", read(noted.formatted(note, 2)).note());
        assertEquals("My own.", read(noted.formatted("My own.", 2)).note());
    }

    @Test
    void aThresholdIsReadAndOneThatCannotBeIsRefused() throws UnusableFileException {
        String sampled = "{\"schema\":2,\"problem\":\"moe-service\",\"sampling\":{\"seed\":1,\"samples\":1000%s}}";
        assertEquals(0.9, read(sampled.formatted("")).sampling().threshold());
        assertEquals(0.95, read(sampled.formatted(",\"threshold\":0.95")).sampling().threshold());
        assertEquals("threshold is 0.4, but must be between 0.5 and 1",
                refusal(sampled.formatted(",\"threshold\":0.4")));
        assertEquals("threshold is 95, but must be between 0.5 and 1",
                refusal(sampled.formatted(",\"threshold\":95")));
    }
}
