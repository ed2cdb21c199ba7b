package headroom.ui.inputs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.formula.Range;
import headroom.problems.Problems;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The keys of a slider and what they make of its value, without a slider. */
class SteppingKeysTest {

    private static final int PRESSES = 50;
    private static final int WANDERINGS = 200;
    private static final long SEED = 11;
    private static final Key UP = new Key(KeyCode.RIGHT, false, false);
    private static final Key DOWN = new Key(KeyCode.LEFT, false, false);
    private static final List<Pair> PAIRS = List.of(new Pair(UP, DOWN),
            new Pair(new Key(KeyCode.UP, true, false), new Key(KeyCode.DOWN, true, false)),
            new Pair(new Key(KeyCode.RIGHT, false, true), new Key(KeyCode.LEFT, false, true)),
            new Pair(new Key(KeyCode.PAGE_UP, false, false), new Key(KeyCode.PAGE_DOWN, false, false)));

    private record Key(KeyCode code, boolean shift, boolean alt) {

        KeyEvent pressed(boolean shortcut) {
            return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, shortcut, alt, false);
        }
    }

    private record Pair(Key there, Key back) {

        Pair reversed() {
            return new Pair(back, there);
        }
    }

    static Stream<Assumption> assumptions() {
        return Problems.all().stream().flatMap(problem -> problem.assumptions().stream());
    }

    private static SteppingKeys keys(Assumption assumption) {
        return new SteppingKeys(assumption.range(), new SliderScale(assumption.range()));
    }

    /** The default, the ends, and values that were typed or drawn, which lie on no step. */
    private static DoubleStream starts(Assumption assumption) {
        Range range = assumption.range();
        RandomGenerator random = new SplittableRandom(SEED);
        return DoubleStream.concat(DoubleStream.of(assumption.ownDefault(), range.low(), range.high()),
                IntStream.range(0, 20).mapToDouble(_ -> range.nearest(
                        range.scale().between(range.low(), range.high(), random.nextDouble()))));
    }

    private static double press(SteppingKeys keys, Key key, double value) {
        return keys.wanted(key.pressed(false), value, false).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("assumptions")
    void asManyPressesBackLeadExactlyToTheStart(Assumption assumption) {
        for (Pair each : PAIRS) {
            for (Pair pair : List.of(each, each.reversed())) {
                starts(assumption).forEach(start -> {
                    SteppingKeys keys = keys(assumption);
                    double value = start;
                    for (int i = 0; i < PRESSES; i++) {
                        value = press(keys, pair.there, value);
                    }
                    if (value != start) {
                        for (int i = 0; i < PRESSES; i++) {
                            value = press(keys, pair.back, value);
                        }
                    }
                    assertEquals(start, value, () -> "%s from %s by %s".formatted(assumption.id(), start, pair));
                });
            }
        }
    }

    @ParameterizedTest
    @MethodSource("assumptions")
    void aWayOfMixedStepsLeadsBackTheSameWay(Assumption assumption) {
        RandomGenerator random = new SplittableRandom(SEED);
        starts(assumption).forEach(start -> {
            SteppingKeys keys = keys(assumption);
            double value = start;
            List<Pair> way = random.ints(WANDERINGS, 0, PAIRS.size()).mapToObj(PAIRS::get).toList();
            int moved = 0;
            while (moved < way.size()) {
                double next = press(keys, way.get(moved).there, value);
                if (next == value) {
                    break;
                }
                value = next;
                moved++;
            }
            for (Pair pair : way.subList(0, moved).reversed()) {
                value = press(keys, pair.back, value);
            }
            assertEquals(start, value, () -> "%s from %s".formatted(assumption.id(), start));
        });
    }

    @Test
    void whoReachesTheEndOfARangeGoesBackFromItAtOnce() {
        Assumption rate = assumptions().filter(each -> each.id().equals("peakRate")).findFirst().orElseThrow();
        SteppingKeys keys = keys(rate);
        double value = 15_000;
        for (int i = 0; i < PRESSES; i++) {
            value = press(keys, UP, value);
        }
        assertEquals(20_000, value);
        assertTrue(press(keys, DOWN, value) < 20_000);
    }

    @Test
    void aKeyThatIsHeldBeyondTheEndOwesNothing() {
        Assumption rate = assumptions().filter(each -> each.id().equals("peakRate")).findFirst().orElseThrow();
        SteppingKeys keys = keys(rate);
        double up = press(keys, UP, 19_900);
        for (int i = 0; i < PRESSES; i++) {
            up = keys.wanted(UP.pressed(false), up, true).orElseThrow();
        }
        assertEquals(19_900, press(keys, DOWN, up));
        assertTrue(press(keys, DOWN, 19_900) < 19_900);
    }

    @Test
    void aValueThatWasSetByOtherMeansIsWhereANewWayBegins() {
        Assumption rate = assumptions().filter(each -> each.id().equals("peakRate")).findFirst().orElseThrow();
        SteppingKeys keys = keys(rate);
        double up = press(keys, UP, 500);
        assertEquals(new SliderScale(rate.range()).stepped(800, -1), press(keys, DOWN, 800));
        assertEquals(new SliderScale(rate.range()).stepped(up, -1), press(keys, DOWN, up));
    }

    @Test
    void aStepThatWasRefusedIsNotPartOfTheWay() {
        Assumption rate = assumptions().filter(each -> each.id().equals("peakRate")).findFirst().orElseThrow();
        SteppingKeys keys = keys(rate);
        double up = press(keys, UP, 501.37);
        press(keys, UP, up);
        assertEquals(501.37, press(keys, DOWN, up));
    }

    @ParameterizedTest
    @MethodSource("assumptions")
    void keysOfTheWindowMoveNothing(Assumption assumption) {
        Stream.of(KeyCode.PAGE_UP, KeyCode.PAGE_DOWN, KeyCode.LEFT, KeyCode.RIGHT, KeyCode.HOME, KeyCode.END)
                .map(code -> new Key(code, false, false).pressed(true))
                .forEach(key -> assertTrue(keys(assumption).wanted(key, assumption.ownDefault(), false).isEmpty()));
    }
}
