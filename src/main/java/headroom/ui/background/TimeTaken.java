package headroom.ui.background;

import java.util.Arrays;

/**
 * The time that some work takes, by the quickest of its last few times: that the machine was busy with something else
 * now and then says nothing about the work. Safe for any thread.
 */
public final class TimeTaken {

    private static final int REMEMBERED = 5;
    /** Fewer times are no proof that it takes long: at first everything does. */
    private static final int PROOF = 3;

    private final long[] nanos = new long[REMEMBERED];
    private int times;

    /** It took so many nanoseconds this time. */
    public synchronized void took(long duration) {
        nanos[times++ % REMEMBERED] = duration;
    }

    /**
     * True when the work takes no longer than a limit in nanoseconds; false before the first time, as nobody knows yet.
     */
    public synchronized boolean isWithin(long limit) {
        return times > 0 && typical() <= limit;
    }

    /** True when the work was seen, more than once or twice, to take longer than a limit in nanoseconds. */
    public synchronized boolean isBeyond(long limit) {
        return times >= PROOF && typical() > limit;
    }

    private long typical() {
        return Arrays.stream(nanos, 0, Math.min(times, REMEMBERED)).min().orElseThrow();
    }
}
