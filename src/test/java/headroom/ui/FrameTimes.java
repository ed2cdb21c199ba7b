package headroom.ui;

import org.HdrHistogram.Histogram;

/** How long the frames of a drag took, and how long after its step each picture was shown. */
final class FrameTimes {

    private static final int DIGITS = 3;
    private static final double NANOS_PER_MILLI = 1e6;

    private final Histogram frames = new Histogram(DIGITS);
    private final Histogram pictures = new Histogram(DIGITS);
    private final long processorBefore = ProcessorTime.ofAllThreads();
    private int late;
    private long processor;

    /** A frame that took so long; {@code late} when it showed its numbers beside older pictures. */
    void addFrame(long nanos, boolean showedOlderPictures) {
        frames.recordValue(nanos);
        late += showedOlderPictures ? 1 : 0;
        processor = ProcessorTime.ofAllThreads() - processorBefore;
    }

    /** The pictures of a step that were shown so long after it. */
    void addPictures(long nanos) {
        pictures.recordValue(nanos);
    }

    long count() {
        return frames.getTotalCount();
    }

    /** The milliseconds that so many percent of the frames stay within. */
    double frame(double percentile) {
        return frames.getValueAtPercentile(percentile) / NANOS_PER_MILLI;
    }

    /** The milliseconds within which so many percent of the steps have their pictures. */
    double pictures(double percentile) {
        return pictures.getValueAtPercentile(percentile) / NANOS_PER_MILLI;
    }

    /** The milliseconds of work of all threads in a mean frame, which other programs on the machine do not lengthen much. */
    double processor() {
        return processor / NANOS_PER_MILLI / frames.getTotalCount();
    }

    double percentLate() {
        return 100.0 * late / frames.getTotalCount();
    }
}
