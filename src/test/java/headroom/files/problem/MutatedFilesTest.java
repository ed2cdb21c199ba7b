package headroom.files.problem;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.model.Evaluation;
import headroom.model.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files that were damaged in many ways, or made to keep somebody waiting: refused in sentences, or read in full. */
class MutatedFilesTest {

    private static final List<String> STRANGE = List.of("1e999", "-1", "0", "99999999999999999999", "{", "}", "[", "]",
            ":",
            ",", "#", "&a", "*a", "!x", "\"", "'", "\t", "|", ">-", "null", "NaN", "((((((", "a".repeat(300),
            "guestRate",
            "sum(i in 0..1000000000: i)", "if", "\u0000", "\u202e", "😀", "- ", "---", "if 1 > 0 then 1 else 2");

    private static String bundled() throws IOException {
        return Files.readString(Path.of("assets/problems/kv-pool.yaml"));
    }

    /** A text with a slip of the hand in it, or a few. */
    private static String mutated(String text, Random random) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        int slips = 1 + random.nextInt(3);
        for (int slip = 0; slip < slips; slip++) {
            int at = random.nextInt(lines.size());
            int other = random.nextInt(lines.size());
            String line = lines.get(at);
            int from = random.nextInt(line.length() + 1);
            int to = Math.min(line.length(), from + random.nextInt(12));
            switch (random.nextInt(9)) {
                case 0 -> lines.remove(at);
                case 1 -> lines.add(other, line);
                case 2 -> lines.set(at, lines.set(other, line));
                case 3 -> lines.set(at, line.substring(0, from) + line.substring(to));
                case 4 -> lines.set(at, line.substring(0, to) + line.substring(from));
                case 5 -> lines.set(at,
                        line.substring(0, from) + STRANGE.get(random.nextInt(STRANGE.size())) + line.substring(from));
                case 6 -> lines.set(at,
                        line.substring(0, from) + STRANGE.get(random.nextInt(STRANGE.size())) + line.substring(to));
                case 7 -> lines.set(at, " ".repeat(random.nextInt(4)) + line);
                default -> lines.set(at, line.replaceAll("\\d+", Long.toString(random.nextLong(1_000_000))));
            }
        }
        return String.join("\n", lines);
    }

    private static void assertReadOrRefused(String text) {
        ReadProblem read = ProblemReader.read(text.getBytes(UTF_8), _ -> "");
        assertEquals(read.mistakes().isEmpty(), read.found().isPresent());
        read.mistakes().forEach(mistake -> {
            assertFalse(mistake.sentence().isBlank() || mistake.sentence().contains("Exception")
                    || (mistake.sentence().contains("null") && !text.contains("null")), mistake.sentence());
            assertTrue(mistake.sentence().length() < 2_000, mistake.sentence());
            assertEquals(1, mistake.sentence().lines().count(), mistake.sentence());
        });
        read.found().ifPresent(found -> Evaluation.of(Scenario.defaults(found.problem())));
    }

    @ParameterizedTest
    @CsvSource({"kitchen,400", "bundled,100"})
    void damagedFilesAreReadOrRefused(String which, int count) throws IOException {
        String text = which.equals("kitchen") ? TeaKitchen.text() : bundled();
        int files = Integer.getInteger("headroom.mutants", count);
        long slowest = 0;
        for (int seed = 0; seed < files; seed++) {
            String mutant = mutated(text, new Random(seed));
            long start = System.nanoTime();
            try {
                assertReadOrRefused(mutant);
            } catch (RuntimeException | StackOverflowError | AssertionError failure) {
                throw new AssertionError("seed " + seed, failure);
            }
            slowest = Math.max(slowest, System.nanoTime() - start);
        }
        if (Integer.getInteger("headroom.mutants") != null) {
            System.out.printf("%s: %d files, the slowest took %.0f ms%n", which, files, slowest / 1e6);
        }
    }

    /** Files that are far too large in one way each, as a text between two others repeated so often. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            assumptions | ~  - {id: a%d, label: A, group: traffic, unit: s, default: 1, range: [0, 2]}          | 9000
            estimates   | ~  - {id: e%d, label: E, unit: s, formula: brewTime}                                   | 10000
            charts      | ~  - {id: c%d, title: C, x: {over: kettles, span: whole}, y: {label: y, unit: s}, series: [{of: brewTime}]} | 7000
            checks      | ~  - {id: k%d, label: K, check: kettles <= 5}                                          | 15000
            groups      | ~  - {id: g%d, label: G}                                                               | 30000
            conditions  | ~  - {id: q%d, holds: kettles < 5}                                                     | 20000
            estimates   | ~  - {id: e%d, label: E, unit: s, formula: nothing%d}                                  | 9000
            estimates   | ~  - {id: same, label: E, unit: s, formula: brewTime}                                  | 10000
            """)
    void farTooManyEntriesAreRefused(String section, String entry, int count) {
        String entries =
                IntStream.range(0, count).mapToObj(i -> entry.strip().replace("~", "\n  ").replace("%d", "" + i))
                        .collect(Collectors.joining());
        String text = TeaKitchen.text().replaceFirst("(?m)^" + section + ":", "%s:%s".formatted(section, entries));
        ReadProblem read = ProblemReader.read(text.getBytes(UTF_8), _ -> "");
        assertTrue(read.found().isEmpty());
        assertTrue(read.mistakes().size() <= 201, () -> read.mistakes().size() + " mistakes");
        assertReadOrRefused(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            grid: [12, 6]         | grid: [1000, 1000]
            grid: [12, 6]         | grid: [999999999, 999999999]
            at: [0, 2, 3, 2]      | at: [0, 2, 999999999, 999999999]
            range: [0.01, 100]    | range: [0.01, 1e308]
            default: 4            | default: 400000000000000000
            """)
    void hugeNumbersAreRefused(String part, String by) {
        String text = TeaKitchen.text().replace(part, by);
        assertReadOrRefused(text);
    }

    @ParameterizedTest
    @CsvSource({"100_000", "500_000"})
    void longNamesAndTextsAreRefusedInShortSentences(String length) {
        String longest = "a".repeat(Integer.parseInt(length.replace("_", "")));
        for (String part : List.of("id: kettles,", "label: Kettles,", "unit: kettle,", "means: Kettles on the stove.",
                "formula: kettles * kettlePrice", "tab: Tea kitchen", "over: guestRate", "kettle/kettles",
                "problem: tea-kitchen",
                "from: guests right", "service: tables}")) {
            String key = part.substring(0, part.indexOf(' ') + 1);
            String text = TeaKitchen.text().replace(part, key + longest + (part.endsWith(",") ? "," : ""));
            ReadProblem read = ProblemReader.read(text.getBytes(UTF_8), _ -> "");
            assertTrue(read.found().isEmpty(), part);
            read.mistakes().forEach(mistake -> assertTrue(mistake.sentence().length() < 300, mistake.sentence()));
        }
    }

    @Test
    void anchorsThatMultiplyAreRefused() {
        StringBuilder text = new StringBuilder("a0: &a0 [x, x]\n");
        for (int i = 1; i < 60; i++) {
            text.append("a%d: &a%d [*a%d, *a%d]\n".formatted(i, i, i - 1, i - 1));
        }
        ReadProblem read = ProblemReader.read(text.toString(), _ -> "");
        assertTrue(read.mistakes().stream().anyMatch(mistake -> mistake.sentence().startsWith("anchors")));
        assertTrue(read.found().isEmpty());
    }

    @Test
    void sumsWithoutEndAreRefused() {
        assertReadOrRefused(
                TeaKitchen.text().replace("formula: kettles * kettlePrice", "formula: \"sum(i in 0..1000000000: 1 $)\"")
                        .replace("nouns:", "coordinates: [{id: i, label: I, unit: —}]\nnouns:"));
    }
}
