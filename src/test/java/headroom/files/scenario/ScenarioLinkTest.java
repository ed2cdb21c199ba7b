package headroom.files.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.files.NamedScenarios;
import headroom.files.UnusableFileException;
import headroom.model.Problem;
import headroom.model.Sampling;
import headroom.model.Scenario;
import headroom.model.UncertainRange;
import headroom.problems.Problems;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScenarioLinkTest {

    private static final List<String> NAMES = List.of("Busy day 🚀👩‍💻", "高峰時", "\"quotes\" 'and' ; & = ? % + * \\",
            "]]> <b>", "lines\nand\ttabs", "headroom:gateway?x=1;", "100%");
    private static final List<Problem> PROBLEMS = Problems.all();

    private final ScenarioLink links = new ScenarioLink(new ScenarioReader(ProblemFiles.bundled(PROBLEMS)));

    private String refusal(String text) {
        return String.valueOf(assertThrows(UnusableFileException.class, () -> links.read(text)).getMessage());
    }

    @Test
    void aLinkIsShortAndPlain() {
        Scenario scenario = Scenario.defaults(PROBLEMS.getFirst()).named("Busy day", "");
        Problem problem = scenario.problem();
        assertEquals("headroom:moe-service?schema=3&name=Busy%20day&peakRate=800&mtp=off;",
                links.of(scenario.with(problem.assumption("peakRate").orElseThrow(), 800)
                        .with(problem.choice("mtp").orElseThrow(),
                                problem.choice("mtp").orElseThrow().option("off").orElseThrow())));
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MIN_VALUE, -(1L << 53) - 1, (1L << 53) + 1, Long.MAX_VALUE})
    void aSeedComesBackToItsLastDigit(long seed) throws UnusableFileException {
        Scenario scenario = Scenario.defaults(PROBLEMS.getFirst()).with(new Sampling(seed, 5_000));
        assertEquals(scenario, links.read(links.of(scenario)));
        assertEquals(scenario, links.read(new ScenarioWriter().line(scenario)));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void everyScenarioComesBackWhateverAMailDidToItsLine(long seed) throws UnusableFileException {
        Random random = new Random(seed);
        NamedScenarios scenarios = new NamedScenarios(random);
        for (Problem problem : PROBLEMS) {
            for (String name : NAMES) {
                Scenario scenario = scenarios.of(problem).named(name, name);
                String link = links.of(scenario);
                assertTrue(link.chars().allMatch(letter -> letter > ' ' && letter < 127), link);
                assertEquals(scenario, links.read(link));
                assertEquals(scenario, links.read("As agreed: “" + wrapped(link, random) + "”. Regards; A."));
                assertEquals(scenario, links.read("<a>" + link.replace("&", "&amp;") + "</a>"));
            }
        }
    }

    @Test
    void uncertaintyIsPartOfALink() throws UnusableFileException {
        Scenario scenario = Scenario.defaults(PROBLEMS.getFirst()).named("Unsure", "");
        Scenario unsure = scenario.with(scenario.problem().assumption("peakRate").orElseThrow(),
                new UncertainRange(400, 700.5, UncertainRange.Shape.LOGNORMAL)).with(new Sampling(42, 2000));
        String link = links.of(unsure);
        assertEquals(
                "headroom:moe-service?schema=3&name=Unsure&peakRate.range=400..700.5..lognormal&seed=42&samples=2000;",
                link);
        assertEquals(unsure, links.read(link));
        assertEquals("the range of peakRate is “400”, but must be like 400..700..lognormal",
                refusal("headroom:moe-service?schema=2&peakRate.range=400;"));
    }

    /** The line as a mail wraps and quotes it. */
    private static String wrapped(String link, Random random) {
        StringBuilder text = new StringBuilder(link);
        for (int at = "headroom:".length() + random.nextInt(60); at < text.length(); at += 60) {
            text.insert(at, "\r\n> ");
        }
        return text.toString();
    }

    @Test
    void theContentOfAScenarioFileWillDoAsWell() throws UnusableFileException {
        Scenario scenario = Scenario.defaults(PROBLEMS.getLast()).named("File", "");
        assertEquals(scenario, links.read("\n" + new ScenarioWriter().line(scenario)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            'hello, world'                           | “hello, world” is no scenario; one that was copied as text begins with headroom:
            ' '                                      | there is no text
            headroom:moe-service?schema=1&peakRate=8 | the scenario breaks off before the semicolon that must end it
            headroom:moe-service?schema=1&peakRat=8; | peakRat is no assumption of moe-service; did you mean peakRate?
            headroom:moe-service?schema=1&peakRate=NaN; | peakRate is the text “NaN”, but must be between 1 and 20,000 req/s, a number without quotes
            headroom:moe-service?schema=1&mtp=maybe; | mtp is the text “maybe”, but must be one of on, off
            headroom:moe-service?schema=9;           | schema is 9, so a newer version of Headroom wrote it; this one reads a whole number from 1 to 3
            headroom:moe-service?schema=1&peakRate;  | “peakRate” has no value; each part must be a name, = and a value
            headroom:moe-service?schema=1&name=%zz;  | “%zz” is damaged: after each % must stand two hexadecimal digits
            headroom:moe-service?schema=1&name=%C3;  | “%C3” is damaged: %C3 stands for no letters in UTF-8
            headroom:moe-service?schema=1&name=a%20%ED%A0%80b; | “a%20%ED%A0%80b” is damaged: %20%ED%A0%80 stands for no letters in UTF-8
            headroom:moe-service?schema=1&mtp=on&mtp=off; | mtp is named more than once, but must stand there once at most
            headroom:moe-service?schema=1&peakRate=0; | peakRate is 0, but must be between 1 and 20,000 req/s
            headroom:nothing?schema=1;               | problem is “nothing”, but must be one of moe-service, kv-pool, gateway, lora-service, rl-rollout; if “nothing” is a problem file, open that first
            headroom:moe-service;                    | schema is missing, but must be there and be a whole number from 1 to 3
            """)
    void badTextGetsASentence(String text, String sentence) {
        assertEquals(sentence, refusal(text));
    }

    @Test
    void changedLettersGiveAScenarioOrASentence() {
        String link = links.of(new NamedScenarios(new Random(5)).of(PROBLEMS.getFirst()));
        int opened = 0;
        for (long seed = 0; seed < 2000; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(link);
            for (int change = random.nextInt(1, 5); change > 0; change--) {
                text.setCharAt(random.nextInt(text.length()), (char) random.nextInt(32, 400));
            }
            try {
                links.read(text.toString());
                opened++;
            } catch (UnusableFileException refusal) {
                assertFalse(String.valueOf(refusal.getMessage()).isBlank(), "seed " + seed);
            }
        }
        assertTrue(opened > 0 && opened < 2000);
    }

    @Test
    void noAssumptionAndNoChoiceIsCalledLikeAFieldOfALink() {
        Set<String> fields = Set.of("schema", "problem", "name", "note", "preset");
        for (Problem problem : PROBLEMS) {
            problem.assumptions().forEach(assumption -> assertFalse(fields.contains(assumption.id())));
            problem.choices().forEach(choice -> assertFalse(fields.contains(choice.id())));
        }
    }
}
