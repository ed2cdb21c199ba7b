package headroom.ui.charts;

import headroom.model.Scenario;
import headroom.ui.background.Delay;
import headroom.ui.background.LatestAnswer;
import headroom.ui.background.TimeTaken;
import headroom.whatif.chart.BandSweep;
import headroom.whatif.chart.BandSweep.Detail;
import headroom.whatif.chart.Bands;
import headroom.whatif.chart.ChartData;
import headroom.whatif.uncertainty.Sampler;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The bands of a live chart. A preview is computed together with its lines by whoever paints them, so that both are of one
 * scenario; a chart of which that takes too long is shown without bands until nothing moves for a moment. Then previews come
 * from another thread, and after a gesture the full bands. Bands of one scenario are never shown with the lines of another.
 */
final class LiveBands {

    /**
     * The time that a preview may take beside painting: two threads then have all charts of a tab ready within a frame
     * or two.
     */
    private static final long PREVIEW_NANOS = 8_000_000;
    /** A preview that takes so long is given up, so that charts do not fall behind while nobody knows how long it takes. */
    private static final long MOST_NANOS = 3 * PREVIEW_NANOS;
    /** The time without any move after which bands that take longer are worth their while. */
    private static final Duration STILL = Duration.millis(150);

    private final BandSweep previews;
    private final BandSweep behind;
    private final LongSupplier nanoTime;
    private final Delay delay;
    private final LatestAnswer<Question, Answer> latest;
    private final Runnable changed;
    private final Consumer<String> failed;
    private final TimeTaken pace = new TimeTaken();
    private volatile @Nullable Answer answer;
    private @Nullable Question wanted;
    private int wishes;

    /** Bands of a chart's numbers in a scenario; of the numbers only the places count. */
    private record Question(ChartData numbers, Scenario scenario, Detail detail) {

        boolean isFor(ChartData others, Scenario other) {
            return scenario.equals(other) && numbers.places().equals(others.places());
        }
    }

    private record Answer(Question question, @Nullable Bands bands) {}

    /**
     * No bands yet.
     *
     * @param sampler draws what is uncertain in the tab
     * @param nanoTime the time in nanoseconds, from any start
     * @param background computes what takes longer
     * @param screen hands it over to the JavaFX thread
     * @param changed told there that bands are ready to be drawn
     * @param failed told there, in a sentence without a full stop, why there are none, and nothing once others are wanted
     */
    LiveBands(Sampler sampler, LongSupplier nanoTime, Delay delay, Executor background, Executor screen,
            Runnable changed, Consumer<String> failed) {
        this.previews = new BandSweep(sampler);
        this.behind = new BandSweep(sampler);
        this.nanoTime = nanoTime;
        this.delay = delay;
        this.changed = changed;
        this.failed = failed;
        this.latest = new LatestAnswer<>(background, screen, this::answer, this::ready, failed);
    }

    /** The numbers with the best bands that can be had at once; any thread. */
    ChartData beneath(ChartData present, Scenario scenario) {
        Answer ready = answer;
        if (ready != null && ready.question.isFor(present, scenario)) {
            return present.with(ready.bands);
        }
        if (!scenario.isSampled() || pace.isBeyond(PREVIEW_NANOS)) {
            return present;
        }
        long start = nanoTime.getAsLong();
        try {
            return previews.beneath(present, scenario, Detail.PREVIEW,
                    () -> nanoTime.getAsLong() - start > MOST_NANOS);
        } catch (CancellationException tooLong) {
            return present;
        } finally {
            pace.took(nanoTime.getAsLong() - start);
        }
    }

    /** Asks, once nothing moves any more, for what is missing when numbers are on the screen; on the JavaFX thread. */
    void shown(ChartData numbers, Scenario scenario, boolean held) {
        Detail next = next(numbers, scenario, held);
        Question pending = wanted;
        if (next == null) {
            stop();
            failed.accept("");
        } else if (pending == null || !pending.detail.equals(next) || !pending.isFor(numbers, scenario)) {
            latest.cancel();
            failed.accept("");
            Question question = new Question(numbers, scenario, next);
            wanted = question;
            int wish = ++wishes;
            delay.after(STILL, () -> ask(wish));
        }
    }

    private void ask(int wish) {
        if (wish == wishes && wanted != null) {
            latest.ask(wanted);
        }
    }

    private @Nullable Detail next(ChartData numbers, Scenario scenario, boolean held) {
        if (!scenario.isSampled() || numbers.isAbsent()) {
            return null;
        }
        Answer ready = answer;
        boolean answered = ready != null && ready.question.isFor(numbers, scenario);
        if (!answered && numbers.bands() == null) {
            return Detail.PREVIEW;
        }
        boolean full = answered && ready != null && ready.question.detail.equals(Detail.FULL);
        return full || held ? null : Detail.FULL;
    }

    /** Lets go of what was asked. */
    void stop() {
        wanted = null;
        latest.cancel();
    }

    private Answer answer(Question question, BooleanSupplier cancelled) {
        ChartData bare = question.numbers.with(null);
        long start = nanoTime.getAsLong();
        ChartData with = behind.beneath(bare, question.scenario, question.detail, cancelled);
        if (question.detail.equals(Detail.PREVIEW)) {
            pace.took(nanoTime.getAsLong() - start);
        }
        return new Answer(question, with.bands());
    }

    private void ready(Answer next) {
        answer = next;
        wanted = null;
        changed.run();
    }
}
