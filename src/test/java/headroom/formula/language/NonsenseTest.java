package headroom.formula.language;

import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Expression;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Whatever stands in a formula, the answer is an expression or mistakes at places inside the text. */
class NonsenseTest {

    private static final String SIGNS = "abitTime()()+-*/^<>=.,:%$ \"\\ 0123456789e·µ×−÷≤≥\n\t’“\uD83D\uDE00\uD800";
    private static final List<String> WORDS = List.of("if", "then", "else", "case", "of", "mode", "fast", ":", ",",
            "sum",
            "(", ")", "i", "in", "1", "..", "3", "a", "time", "and", "or", "not", "<", "<=", "=", "+", "-", "*", "/",
            "^",
            "30 s", "as", "because", "\"why\"", "none(", "known(", "first(", "least(", "max(", "erlangC(", "pi", "s",
            "percentile(", "1/s", "GB/s", "%", "half(", "drainSteps(");

    private final Names names = RandomTrees.names().with("slow", RandomTrees.TIME.moreThan(0)).function("half",
            List.of("x"), "x / 2");
    private final FormulaReader reader = new FormulaReader(names).given(_ -> true);

    @Test
    void randomCharactersAreReadOrRefused() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(40); n >= 0; n--) {
                text.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
            }
            assertReadOrRefused(text.toString());
        }
    }

    @Test
    void randomWordsAreReadOrRefused() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 40_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int n = random.nextInt(25); n >= 0; n--) {
                text.append(WORDS.get(random.nextInt(WORDS.size()))).append(random.nextInt(4) == 0 ? "" : " ");
            }
            assertReadOrRefused(text.toString());
        }
    }

    @Test
    void formulasWithAMutationAreReadOrRefused() {
        for (int seed = 0; seed < 10_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Expression tree = new RandomTrees(seed).number(seed % 5);
            StringBuilder text = new StringBuilder(FormulaPrinter.print(tree));
            for (int n = random.nextInt(1, 4); n > 0 && !text.isEmpty(); n--) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(4)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
                    case 2 -> text.insert(at, WORDS.get(random.nextInt(WORDS.size())));
                    default -> text.setLength(at);
                }
            }
            assertReadOrRefused(text.toString());
        }
    }

    private void assertReadOrRefused(String text) {
        Reading<Expression> read = reader.formula(text);
        assertTrue(read.found().isPresent() == read.mistakes().isEmpty(), text);
        for (Mistake mistake : read.mistakes()) {
            assertTrue(mistake.start() >= 0 && mistake.start() <= mistake.end() && mistake.end() <= text.length(),
                    text);
            assertTrue(!mistake.sentence().isBlank() && mistake.sentence().length() < 400, mistake.sentence());
        }
        reader.condition(text);
        reader.check(text);
        Mentions.of(text, _ -> true);
        read.found().ifPresent(tree -> assertTrue(
                reader.formula(FormulaPrinter.print(tree)).orElseThrow().equals(tree), text));
    }
}
