package headroom.files.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.RandomSessions;
import headroom.files.UnusableFileException;
import headroom.model.ChartLocks;
import headroom.model.History;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.Story;
import headroom.whatif.Enquiry;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SessionReaderTest {

    private static final Problem PROBLEM = RandomSessions.PROBLEMS.getFirst();
    private static final Scenario START = Scenario.defaults(PROBLEM);

    private final SessionReader reader = RandomSessions.reader();
    private final SessionWriter writer = new SessionWriter(reader.mostBytes());

    private SessionReader.Reading read(String text) throws UnusableFileException {
        return reader.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private String written(Session session) {
        return new String(writer.write(session), StandardCharsets.UTF_8);
    }

    private static Session of(History history) {
        return new Session(
                List.of(new Session.Tab(history, Optional.empty(), "", Map.of(), ChartLocks.NONE, Story.EMPTY,
                        Enquiry.of(PROBLEM), Session.Panels.USUAL)),
                "",
                Map.of(),
                Optional.empty(), List.of(), Map.of());
    }

    private static History rates(int steps) {
        History history = History.of(START);
        for (int rate = 1; rate < steps; rate++) {
            history = history.then("Rate " + rate, START.with(PROBLEM.assumption("peakRate").orElseThrow(), rate));
        }
        return history;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatIsWrittenIsReadAsTheSameSession(long seed) throws UnusableFileException {
        Session session = new RandomSessions().of(seed);
        assertEquals(new SessionReader.Reading(session, List.of(), false), reader.read(writer.write(session)));
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MIN_VALUE, -(1L << 53) - 1, (1L << 53) + 1, Long.MAX_VALUE})
    void aTabKeepsAnySeedToItsLastDigit(long seed) throws UnusableFileException {
        Scenario scenario = START.with(new Sampling(seed, 5_000));
        Session session = of(History.of(START).then("Drawn", scenario));
        assertEquals(new SessionReader.Reading(session, List.of(), false), reader.read(writer.write(session)));
    }

    @Test
    void ofLongHistoriesTheLastStepsAreKept() throws UnusableFileException {
        History history = reader.read(writer.write(of(rates(200)))).session().tabs().getFirst().history();
        assertEquals(50, history.entries().size());
        assertEquals("Rate 199", history.presentName());
        assertEquals("Rate 150", history.entries().getFirst().name());
    }

    @Test
    void aPresentStepThatLiesFurtherBackIsKeptWithThoseAfterIt() throws UnusableFileException {
        History history = reader.read(writer.write(of(rates(200).at(20)))).session().tabs().getFirst().history();
        assertEquals("Rate 20", history.presentName());
        assertEquals("Rate 69", history.entries().getLast().name());
    }

    @Test
    void veryLongNotesShortenTheHistoryInsteadOfMakingTheSessionTooLarge() throws UnusableFileException {
        SessionWriter narrow = new SessionWriter(50_000);
        History history = History.of(START.named("Long", "n".repeat(10_000)));
        for (int i = 0; i < 30; i++) {
            history = history.then("Step " + i, history.present().with(PROBLEM.assumption("peakRate").orElseThrow(),
                    i + 1));
        }
        byte[] text = narrow.write(of(history));
        assertTrue(text.length <= 50_000, "bytes: " + text.length);
        assertEquals(history.present(), reader.read(text).session().tabs().getFirst().history().present());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``                          | it is empty, but must hold a session as a JSON object
            []                          | it does not begin with {, but must hold a session as a JSON object
            {                           | it is not valid JSON at line 1, column 2, but must hold a session as a JSON object
            {}                          | schema is missing, but must be there
            {"schema":2}                | schema is 2, so a newer version of Headroom wrote it; this one reads 1
            {"schema":1,"schema":1}     | schema is named more than once, but must stand there once at most
            """)
    void whatIsNoSessionIsRefusedInASentence(String text, String sentence) {
        assertEquals(sentence, assertThrows(UnusableFileException.class, () -> read(text)).getMessage());
    }

    @Test
    void aTabThatIsDamagedCostsOnlyItself() throws UnusableFileException {
        Session session = new RandomSessions().of(1);
        String damaged = written(session).replaceAll("\"problem\":\"gateway\"", "\"problem\":\"gatehouse\"");
        SessionReader.Reading reading = read(damaged);
        assertEquals(session.tabs().stream().filter(tab -> !tab.problem().id().equals("gateway")).toList(),
                reading.session().tabs());
        assertEquals(List.of("tab 3: problem is “gatehouse”, but must be one of moe-service, kv-pool, gateway, "
                + "lora-service, rl-rollout; if “gatehouse” is a problem file, open that first"), reading.losses());
    }

    @Test
    void aStepOutsideARangeThatBecameNarrowerCostsOnlyItself() throws UnusableFileException {
        String damaged = written(of(rates(4))).replace("\"peakRate\":2", "\"peakRate\":2e9");
        SessionReader.Reading reading = read(damaged);
        History history = reading.session().tabs().getFirst().history();
        assertEquals(List.of(START.name(), "Rate 1", "Rate 3"),
                history.entries().stream().map(History.Entry::name).toList());
        assertEquals("Rate 3", history.presentName());
        assertEquals(1, reading.losses().size());
        assertTrue(reading.losses().getFirst().startsWith("tab 1: step 3: peakRate is 2000000000, but"),
                reading.losses().getFirst());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "open":7                        | open is 7, but must be a text in quotes
            "colour":"red"                  | colour is unknown; a session has schema, open, looks, window, recent, exports, tabs, opened, recentProblems
            "looks":{"theme":1}             | looks: theme is 1, but must be a text in quotes
            "window":{"x":1}                | window: y is missing, but must be there
            "window":{"x":1e999}            | window: x is too large a number, but must be a number
            "recent":{}                     | recent files: recent is an object, but must be a list
            "tabs":3                        | tabs is 3, but must be a list
            "tabs":[3]                      | tab 1: it is 3, but must be an object
            "tabs":[{}]                     | tab 1: position is missing, but must be there
            "tabs":[{"position":1}]         | tab 1: position is 1, but must be that of one of 0 steps
            """)
    void eachPartThatIsWrongIsSaid(String field, String sentence) throws UnusableFileException {
        assertEquals(List.of(sentence), read("{\"schema\":1,%s}".formatted(field)).losses());
    }

    @Test
    void aSecondTabOfAProblemIsALoss() throws UnusableFileException {
        Session.Tab tab = of(rates(2)).tabs().getFirst();
        Session twice = new Session(List.of(tab, tab), "", Map.of(), Optional.empty(), List.of(), Map.of());
        SessionReader.Reading reading = reader.read(writer.write(twice));
        assertEquals(List.of(tab), reading.session().tabs());
        assertEquals(List.of("tab 2: moe-service has a tab already"), reading.losses());
    }

    @Test
    void aStoryPointThatIsDamagedCostsOnlyItself() throws UnusableFileException {
        Session session = new RandomSessions().of(1);
        String damaged = written(session).replaceFirst("\"As agreed\"", "\"%s\"".formatted("A".repeat(61)));
        SessionReader.Reading reading = read(damaged);
        assertEquals(List.of("tab 1: story point 1: title has 61 characters, but may have 60"), reading.losses());
        assertEquals(session.tabs().getFirst().story().points().subList(1, 2),
                reading.session().tabs().getFirst().story().points());
    }

    @ParameterizedTest
    @ValueSource(strings = {"[1]", "[1,2]", "[2,1,0]", "[1,2,0.5]", "[1,2,-1]", "[1,1e999,0]", "[\"1\",2,0]"})
    void axesThatDoNotRiseAreALossOfTheLocksOnly(String range) throws UnusableFileException {
        Session session = of(rates(2));
        String damaged = written(session).replace("\"locks\":{}", "\"locks\":{\"gpus\":{\"up\":%s}}".formatted(range));
        SessionReader.Reading reading = read(damaged);
        assertEquals(List.of("tab 1: locks: up must be two rising numbers and in how many parts they are divided"),
                reading.losses());
        assertEquals(session.tabs(), reading.session().tabs());
    }

    @Test
    void aSessionFromBeforeAnythingWasAskedReadsWithoutALoss() throws UnusableFileException {
        Session session = of(rates(2));
        String before = written(session).replaceFirst(",\"enquiry\":\\{[^}]*\\}", "");
        assertFalse(before.contains("enquiry"), before);
        assertEquals(new SessionReader.Reading(session, List.of(), false), read(before));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"subject":"totalGpus"}       | swing is missing, but must be there
            {"swing":0.1}                 | subject names “”, which is no id of an estimate
            {"swing":2}                   | swing is 2, but must be above 0 and at most 1
            {"kept":["peakRat"]}          | kept names “peakRat”, which is no id of an assumption; did you mean peakRate?
            {"kept":[7]}                  | kept names “7”, which is no id of an assumption
            {"comparison":{}}             | comparison: chart names “”, which is no id of a chart
            {"comparison":7}              | comparison: it is 7, but must be an object
            {"map":{}}                    | map: estimate names “”, which is no id of an estimate
            {"tornado":1}                 | tornado is unknown; an enquiry has subject, swing, kept, comparison, map
            """)
    void aWrongPartOfAnEnquiryIsSaid(String enquiry, String sentence) throws UnusableFileException {
        Session session = of(rates(2));
        String damaged = written(session).replaceFirst("\"enquiry\":\\{[^}]*\\}", "\"enquiry\":" + enquiry);
        SessionReader.Reading reading = read(damaged);
        assertTrue(reading.losses().stream().anyMatch(loss -> loss.startsWith("tab 1: enquiry: " + sentence)),
                () -> String.join("\n", reading.losses()));
        assertEquals(session.tabs(), reading.session().tabs());
    }

    @Test
    void whatCannotBeComparedOrMappedAnyMoreCostsOnlyItself() throws UnusableFileException {
        Session session = new RandomSessions().of(3);
        Enquiry whole = session.tabs().getFirst().enquiry();
        String damaged = written(session).replaceFirst("\"origin\":\"baseline\"", "\"origin\":\"elsewhere\"")
                .replaceFirst("\"points\":200", "\"points\":1");
        SessionReader.Reading reading = read(damaged);
        assertEquals(List.of("tab 1: enquiry: comparison: origin is “elsewhere”, but must be one of present, "
                + "baseline, chosen",
                "tab 1: enquiry: map: %s has 1 points, but must have 2 to 10,000".formatted(
                        whole.axes().orElseThrow().across().assumption().id())),
                reading.losses());
        assertEquals(new Enquiry(whole.kept(), whole.subject(), whole.swing(), Optional.empty(), Optional.empty()),
                reading.session().tabs().getFirst().enquiry());
    }
}
