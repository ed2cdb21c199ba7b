package headroom.files;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import headroom.files.scenario.ProblemFiles;
import headroom.files.scenario.ScenarioReader;
import headroom.files.scenario.ScenarioWriter;
import headroom.files.session.SessionReader;
import headroom.files.session.SessionWriter;
import headroom.model.Problem;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever happens to the text of a file, it reads or is refused in one clear sentence. */
class CorruptionTest {

    private static final int TIMES = 400;
    private static final Pattern VALUE = Pattern.compile("(?<=:)(-?[0-9.]+|\"[^\"]*\"|\\{\\}|true|false)");
    private static final Pattern FIELD = Pattern.compile("\"[^\"]+\":(-?[0-9.]+|\"[^\"]*\")");
    private static final List<String> STRANGE = List.of("1e999", "-1e999", "NaN", "null", "[]", "{}", "\"\"", "-0",
            "9".repeat(5000), "0." + "0".repeat(400) + "1", "1e-999999999", "\"\\u0000\"", "\"\\ud800\"", "true",
            "[".repeat(3000), "{\"a\":".repeat(20) + "1" + "}".repeat(20), "\"" + "ü".repeat(3000) + "\"", "//", "",
            "18446744073709551617", "Infinity");

    private final ScenarioReader scenarios = new ScenarioReader(ProblemFiles.bundled(RandomSessions.PROBLEMS));

    /** Reads a text and says what was lost, or is refused. */
    @FunctionalInterface
    private interface Reader {

        List<String> losses(byte[] text) throws UnusableFileException;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void aScenarioFileReadsOrIsRefused(long seed) {
        Random random = new Random(seed);
        ScenarioWriter writer = new ScenarioWriter();
        for (Problem problem : RandomSessions.PROBLEMS) {
            check(writer.line(new NamedScenarios(random).of(problem)).getBytes(StandardCharsets.UTF_8), random,
                    text -> {
                        scenarios.read(text);
                        return List.of();
                    }, "seed %d, %s".formatted(seed, problem.id()));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void aSessionReadsInPartOrIsRefused(long seed) {
        SessionReader reader = new SessionReader(scenarios);
        byte[] text = new SessionWriter(reader.mostBytes()).write(new RandomSessions().of(seed));
        check(text, new Random(seed), corrupt -> reader.read(corrupt).losses(), "seed " + seed);
    }

    private static void check(byte[] whole, Random random, Reader reader, String where) {
        int refused = 0;
        for (int time = 0; time < TIMES; time++) {
            byte[] corrupt = corrupted(whole, random);
            try {
                reader.losses(corrupt).forEach(loss -> checkSentence(loss, where));
            } catch (UnusableFileException refusal) {
                refused++;
                checkSentence(refusal.getMessage(), where);
            } catch (RuntimeException | StackOverflowError failure) {
                fail("%s, time %d: %s".formatted(where, time, new String(corrupt, StandardCharsets.UTF_8)), failure);
            }
        }
        assertTrue(refused > TIMES / 4, "corruption must be found out: " + refused);
    }

    private static void checkSentence(String sentence, String where) {
        assertFalse(sentence.isBlank() || sentence.contains("\n") || sentence.contains("Exception")
                || sentence.contains("tools.jackson") || sentence.length() > 500, where + ": " + sentence);
    }

    private static byte[] corrupted(byte[] whole, Random random) {
        String text = new String(whole, StandardCharsets.UTF_8);
        return switch (random.nextInt(6)) {
            case 0 -> Arrays.copyOf(whole, random.nextInt(whole.length));
            case 1 -> flipped(whole, random);
            case 2 -> replaced(text, VALUE, random, STRANGE.get(random.nextInt(STRANGE.size())));
            case 3 -> swapped(text, random);
            case 4 -> {
                String field = anyOf(text, FIELD, random).group();
                yield replaced(text, FIELD, random, field + "," + field);
            }
            default -> {
                int from = random.nextInt(text.length());
                int end = Math.min(text.length(), from + random.nextInt(200));
                yield (text.substring(0, from) + text.substring(end)).getBytes(StandardCharsets.UTF_8);
            }
        };
    }

    private static byte[] flipped(byte[] whole, Random random) {
        byte[] flipped = whole.clone();
        for (int times = 1 + random.nextInt(8); times > 0; times--) {
            flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return flipped;
    }

    private static byte[] swapped(String text, Random random) {
        String other = anyOf(text, VALUE, random).group();
        return replaced(text, VALUE, random, other);
    }

    private static byte[] replaced(String text, Pattern pattern, Random random, String by) {
        MatchResult place = anyOf(text, pattern, random);
        return (text.substring(0, place.start()) + by + text.substring(place.end())).getBytes(StandardCharsets.UTF_8);
    }

    private static MatchResult anyOf(String text, Pattern pattern, Random random) {
        List<MatchResult> places = pattern.matcher(text).results().toList();
        return places.get(random.nextInt(places.size()));
    }
}
