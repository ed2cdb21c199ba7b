package headroom.problems;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.model.Problem;
import headroom.model.UncertainRange;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every assumption can be made uncertain, whatever its value. */
class BeginningRangesTest {

    static Stream<Problem> problems() {
        return Problems.all().stream();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aRangeToBeginWithIsAllowedAroundEveryValue(Problem problem) {
        assertAll(problem.assumptions().stream().flatMap(assumption -> values(assumption)
                .mapToObj(value -> () -> {
                    UncertainRange range = UncertainRange.around(assumption, value);
                    assertEquals(Optional.empty(), range.rejection(assumption), () -> assumption + " = " + value);
                    assertTrue(range.p10() <= value && value <= range.p90(),
                            () -> "%s = %s is outside %s".formatted(assumption, value, range.ends(assumption)));
                })));
    }

    private static DoubleStream values(Assumption assumption) {
        return DoubleStream.concat(
                DoubleStream.of(assumption.ownDefault(), assumption.range().low(), assumption.range().high()),
                assumption.range().zero() ? DoubleStream.of(0) : DoubleStream.empty());
    }
}
