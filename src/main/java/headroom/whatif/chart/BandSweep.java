package headroom.whatif.chart;

import headroom.model.Scenario;
import headroom.whatif.uncertainty.Draws;
import headroom.whatif.uncertainty.Sampler;
import headroom.whatif.uncertainty.Simulation;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Computes the bands of one chart, and remembers the last answer. All places of a chart share their draws, so that a band
 * is as smooth as its line. Safe for any thread.
 */
public final class BandSweep {

    private final Sampler sampler;
    private volatile @Nullable Kept kept;

    /** Bands from draws of their own. */
    public BandSweep() {
        this(new Sampler());
    }

    /** Bands from the same draws as others have. */
    public BandSweep(Sampler sampler) {
        this.sampler = sampler;
    }

    /**
     * The work that a band is worth.
     *
     * @param places the most places of a line that have it
     * @param samples the number of draws of the uncertain assumptions at each
     */
    public record Detail(int places, int samples) {

        /** While something is being dragged. */
        public static final Detail PREVIEW = new Detail(40, Simulation.PREVIEW);
        /** For a picture that stays. */
        public static final Detail FULL = new Detail(100, Sampler.SHARED);
    }

    private record Kept(Scenario scenario, Detail detail, ChartData numbers, Bands bands) {

        /** True when these bands are those of the numbers too: they depend on the scenario and the places alone. */
        boolean isFor(Scenario other, Detail wanted, ChartData present) {
            return detail.equals(wanted) && scenario.equals(other) && numbers.places().equals(present.places());
        }
    }

    /** The chart's numbers with their bands, or without where nothing in the scenario is uncertain. */
    public ChartData beneath(ChartData present, Scenario scenario, Detail detail) {
        return beneath(present, scenario, detail, () -> false);
    }

    /**
     * The chart's numbers with their bands, or without where nothing in the scenario is uncertain.
     *
     * @param cancelled asked at each place; once it says so, the work ends
     * @throws CancellationException when cancelled
     */
    public ChartData beneath(ChartData present, Scenario scenario, Detail detail, BooleanSupplier cancelled) {
        // Over what follows from a quantity, every sample has places of its own.
        boolean follows = present instanceof ChartData.LineData lines && lines.chart().across().follows();
        if (follows || !scenario.isSampled() || present.isAbsent()) {
            return present;
        }
        Kept last = kept;
        if (last == null || !last.isFor(scenario, detail, present)) {
            Draws drawn = sampler.draws(scenario, detail.samples());
            last = new Kept(scenario, detail, present,
                    new BandRun(scenario, drawn, cancelled).of(present, detail.places()));
            kept = last;
        }
        return last.bands.isNone() ? present : present.with(last.bands);
    }
}
