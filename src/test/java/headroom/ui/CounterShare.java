package headroom.ui;

import org.openjdk.jmh.infra.BenchmarkParams;

/** What one iteration adds to a counter of which the mean over all iterations is wanted: JMH adds them up. */
final class CounterShare {

    private CounterShare() {}

    /** The share of one iteration in all of a run. */
    static double of(BenchmarkParams run) {
        return 1.0 / (Math.max(1, run.getForks()) * run.getMeasurement().getCount());
    }
}
