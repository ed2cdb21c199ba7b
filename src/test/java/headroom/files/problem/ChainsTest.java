package headroom.files.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.files.yaml.FileMistake;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Chains of things that rest on one another are read to a depth, and refused in a sentence beyond it. */
class ChainsTest {

    private static final int LONG = 900;

    private static List<String> mistakes(String text) {
        return ProblemReader.read(text.getBytes(StandardCharsets.UTF_8), _ -> "").mistakes().stream()
                .map(FileMistake::sentence).toList();
    }

    /** The kitchen with more entries at the beginning of a section. */
    private static String with(String section, int count, IntFunction<String> entry) {
        String entries = IntStream.range(0, count).mapToObj(i -> "  - " + entry.apply(i) + "\n")
                .collect(Collectors.joining());
        return TeaKitchen.text().replaceFirst("\n" + section + ":[^\n]*\n",
                Matcher.quoteReplacement("\n" + section + ":\n" + entries));
    }

    private static String conditions(int count) {
        return with("conditions", count, i -> "{id: c%d, holds: %s}".formatted(i,
                i == count - 1 ? "kettles < 9" : "c%d and kettles < 9".formatted(i + 1)));
    }

    @Test
    void conditionsRestOnOneAnother() {
        assertEquals(List.of(), mistakes(conditions(30)));
        assertEquals(List.of("more than 30 conditions rest on one another here, the most allowed"),
                mistakes(conditions(LONG).replace("only: keepsUp", "only: c0")));
    }

    @Test
    void estimatesRestOnOneAnother() {
        assertEquals(List.of("more than 300 estimates rest on one another here, the most allowed"),
                mistakes(with("estimates", LONG, i -> "{id: e%d, label: A, unit: s, formula: %s}".formatted(i,
                        i == 0 ? "brewTime" : "e%d + 1 s".formatted(i - 1)))));
    }

    @Test
    void functionsCallOneAnother() {
        String functions =
                IntStream.range(0, LONG).mapToObj(i -> "  - {id: f%d, takes: [x], formula: %s}\n".formatted(i,
                        i == LONG - 1 ? "x" : "f%d(x) + 1".formatted(i + 1))).collect(Collectors.joining());
        List<String> mistakes = mistakes(TeaKitchen.text().replace("\nestimates:", "\nfunctions:\n" + functions
                + "\nestimates:").replace("formula: floor(busyKettles) + 1",
                        "formula: f0(1) as kettle because \"so many are enough\""));
        assertEquals(1, mistakes.size());
        assertEquals("in f0(x): in f1(x)", mistakes.getFirst().substring(0, 18));
    }

    @Test
    void aPresetSetsNoNumberUnderChoices() {
        assertEquals(List.of("guestRate is an assumption, but a choice must stand here"),
                mistakes(TeaKitchen.text().replace("presets: []",
                        "presets: [{name: busy, choices: {guestRate: queue}}]")));
    }
}
