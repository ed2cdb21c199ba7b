package headroom.whatif.uncertainty;

import headroom.model.Scenario;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Samples for all who ask about a tab: of one size they rest on the same draws, and those of the last scenario are kept.
 * While a scenario changes, an assumption is drawn anew only when its range or the seed does. Safe for any thread.
 */
public final class Sampler {

    /** The most samples that pictures ask for; only a person asks for more. */
    public static final int SHARED = 1_000;

    private final Map<Integer, Draws> draws = new ConcurrentHashMap<>();
    private final Map<Integer, Samples> samples = new ConcurrentHashMap<>();

    /**
     * Samples of all estimates and checks.
     *
     * @param size the number of samples, even fewer than a person may ask for
     * @param cancelled asked now and then; once it says so, the run ends
     * @throws CancellationException when cancelled
     */
    public Samples samples(Scenario scenario, int size, BooleanSupplier cancelled) {
        @Nullable
        Samples last = samples.get(size);
        if (last != null && last.scenario().equals(scenario)) {
            return last;
        }
        Samples now = Simulation.of(scenario, draws(scenario, size), cancelled);
        samples.put(size, now);
        forgetBeside(size);
        return now;
    }

    /** Lets go of everything, for when nothing is uncertain any more. */
    public void forget() {
        samples.clear();
        draws.clear();
    }

    /** The last of the sizes that only a person asks for is kept, and no other: 100,000 samples of all estimates take 40 MB. */
    private void forgetBeside(int size) {
        if (size > Simulation.PREVIEW) {
            samples.keySet().removeIf(other -> other > Simulation.PREVIEW && other != size);
            draws.keySet().removeIf(other -> other > SHARED && other != size);
        }
    }

    /** The number of samples that are kept, of all sizes together. */
    int kept() {
        return samples.keySet().stream().mapToInt(Integer::intValue).sum();
    }

    /** Draws for a scenario; who asks meanwhile for as many waits for them. */
    public Draws draws(Scenario scenario, int size) {
        return draws.compute(size, (wanted, before) -> before == null ? Draws.of(scenario, wanted)
                : before.orNew(scenario, wanted));
    }
}
