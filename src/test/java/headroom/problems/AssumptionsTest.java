package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import headroom.formula.Assumption;
import headroom.model.Problem;
import headroom.model.typed.TypedValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for the values of every assumption. */
class AssumptionsTest {

    /** A number and words; a symbol such as tok or req is no word. */
    private static final String WORDS = "[\\d,.]+(?: (?!tok\\b|req\\b|min\\b)(?:GPUs?|[a-z-]{3,}))*";

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    private static double[] values(Assumption assumption) {
        return DoubleStream.of(assumption.ownDefault(), assumption.range().low(), assumption.range().high()).toArray();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void everyPriceSaysWhenAndWhereItWasSeen(Problem problem) {
        assertEquals(List.of(), problem.assumptions().stream().filter(Assumption::isPrice)
                .filter(price -> !price.source().date().matches("20\\d\\d-\\d\\d") || price.source().text().isBlank())
                .toList());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void whatIsPrintedCanBeTyped(Problem problem) {
        Map<String, TypedValue> wrong = new TreeMap<>();
        for (Assumption assumption : problem.assumptions()) {
            for (double value : values(assumption)) {
                String printed = assumption.print(assumption.unit().toBase(value)).toString();
                TypedValue read = TypedValue.read(printed, assumption);
                if (!read.equals(new TypedValue.Accepted(value))) {
                    wrong.put(printed, read);
                }
            }
        }
        assertEquals(Map.of(), wrong);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void whatIsSpokenIsMadeOfWordsAndCanBeTypedToo(Problem problem) {
        List<String> wrong = new ArrayList<>();
        for (Assumption assumption : problem.assumptions()) {
            for (double value : values(assumption)) {
                String spoken = assumption.spoken(value);
                if (!spoken.matches(WORDS)
                        || !TypedValue.read(spoken, assumption).equals(new TypedValue.Accepted(value))) {
                    wrong.add(spoken);
                }
            }
        }
        assertEquals(List.of(), wrong);
    }
}
