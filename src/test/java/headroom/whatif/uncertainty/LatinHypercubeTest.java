package headroom.whatif.uncertainty;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import headroom.formula.Assumption;
import headroom.problems.Problems;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LatinHypercubeTest {

    private static final int SAMPLES = 2_000;

    private static double[] draws(long seed, String name) {
        return new LatinHypercube(seed, SAMPLES).values(name, u -> u);
    }

    /** Written down once; a library or a Java that draws otherwise fails here, before a person compares old numbers. */
    @Test
    void aSeedAndANameGiveTheseNumbersForEver() {
        assertArrayEquals(new double[]{0.7850965224727132, 0.14854342196753825, 0.5614896428690427, 0.4238626680800567},
                new LatinHypercube(1, 4).values("peakRate", u -> u));
        assertArrayEquals(new double[]{0.666589508149183, 0.06616405163697076},
                new LatinHypercube(Long.MAX_VALUE, 2).values("größe", u -> u));
    }

    @Test
    void eachStratumIsMetOnce() {
        double[] draws = draws(7, "peakRate");
        Arrays.sort(draws);
        for (int stratum = 0; stratum < SAMPLES; stratum++) {
            assertEquals(stratum, (int) (draws[stratum] * SAMPLES));
        }
    }

    /** “Aa” and “BB” have one hash code, and “bA” under one seed had that of “aA” under the next. */
    @Test
    void namesHoweverAlikeAreDrawnIndependently() {
        List<String> names = List.of("Aa", "BB", "aA", "bA", "cA", "");
        for (long seed = 1; seed <= 3; seed++) {
            for (String one : names) {
                for (String other : names) {
                    for (long next = seed; next <= seed + 2; next++) {
                        boolean same = one.equals(other) && next == seed;
                        double rank = RankCorrelation.with(draws(seed, one)).of(draws(next, other));
                        assertTrue(same == Math.abs(rank) > 0.15,
                                "%s under %d and %s under %d: %s".formatted(one, seed, other, next, rank));
                    }
                }
            }
        }
    }

    @Test
    void noTwoAssumptionsShareADrawUnderAnySeedsBesideEachOther() {
        List<String> names = Problems.all().stream().flatMap(problem -> problem.assumptions().stream())
                .map(Assumption::id).distinct().toList();
        Set<Double> first = new HashSet<>();
        for (long seed = -50; seed < 50; seed++) {
            for (String name : names) {
                first.add(new LatinHypercube(seed, 1).values(name, u -> u)[0]);
            }
        }
        assertEquals(100 * names.size(), first.size());
    }
}
